import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import {
  avatarKey,
  avatarOwner,
  avatarVersion,
  AVATARS,
  type AvatarReason,
} from '../../../domain/account/avatar.ts';
import type { Database } from '../../database/database.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import { users } from '../tables.ts';
import { encodePicture } from './encode-picture.ts';

/** Where avatars are kept: keys in the rows of accounts, pictures among the files. */
export interface AvatarStore {
  readonly database: Database;
  readonly files: Files;
}

/** A file as it was uploaded. */
export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type AvatarChange =
  /** The key of the new avatar. */
  | { readonly ok: true; readonly key: string }
  /** `busy`: too many others wait for the same; `no-account`: it was deleted meanwhile. */
  | {
      readonly ok: false;
      readonly reason: Extract<AvatarReason, 'no-picture' | 'too-many-pixels'> | 'busy' | 'no-account';
    };

/** Writes the key of an account's avatar. Answers the one before, null for none; undefined where there is no account. */
const replaceKey = (database: Database, userId: string, key: string | null) =>
  database.transaction(async (transaction) => {
    const isOwn = eq(users.id, userId);
    const [before] = await transaction
      .select({ key: users.image })
      .from(users)
      .where(isOwn)
      .for('no key update'); // two uploads take turns, so that each removes what the other left
    if (before) await transaction.update(users).set({ image: key, updatedAt: new Date() }).where(isOwn);
    return before?.key;
  });

/** Removes a file that no row names any more. One that stays because the store is gone is found by `sweepAvatars`. */
async function removeFile({ files }: AvatarStore, key: string | null): Promise<void> {
  // A provider of identities may have written the address of a picture of its own.
  if (key === null || avatarVersion(key) === null) return;
  await files.remove(key).catch(() => {});
}

/**
 * Makes a picture an account's avatar (C §7): the new file is safe before the row names it, and the old one goes after that.
 * Throws while the files or the database are out of order; the avatar is then what it was.
 */
export const changeAvatar =
  (store: AvatarStore) =>
  async (userId: string, { fileName, bytes }: Upload): Promise<AvatarChange> => {
    const picture = await encodePicture(bytes);
    if (!picture.ok) return picture;
    const key = avatarKey(userId, { at: new Date(), mark: randomBytes(4).toString('hex'), fileName });
    await store.files.put(key, picture.bytes);
    // If this throws, nobody knows whether the row was written: the file stays until `sweepAvatars` has looked.
    const before = await replaceKey(store.database, userId, key);
    if (before === undefined) {
      await removeFile(store, key);
      return { ok: false, reason: 'no-account' };
    }
    await removeFile(store, before);
    return { ok: true, key };
  };

/** Takes an account's avatar away. */
export const removeAvatar =
  (store: AvatarStore) =>
  async (userId: string): Promise<void> => {
    await removeFile(store, (await replaceKey(store.database, userId, null)) ?? null);
  };

/** The key of an account's avatar; null for none. */
export const findAvatarKey =
  ({ database }: Pick<AvatarStore, 'database'>) =>
  async (userId: string): Promise<string | null> => {
    const [row] = await database.select({ key: users.image }).from(users).where(eq(users.id, userId));
    return row?.key ?? null;
  };

/** An account's avatar of a version (`avatarVersion`); null where it has another by now, or none. */
export const readAvatar =
  (store: AvatarStore) =>
  async (userId: string, version: string): Promise<StoredFile | null> => {
    const key = await findAvatarKey(store)(userId);
    const isAskedFor = key !== null && avatarOwner(key) === userId && avatarVersion(key) === version;
    return isAskedFor ? store.files.get(key) : null;
  };

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes avatars that no row names: a crash between file and row left them, a store that was gone, or the deletion of an
 * account. Each run looks at the next 1,000 files, from the first again behind the last. Answers how many it removed.
 */
export function sweepAvatars({ database, files }: AvatarStore): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(AVATARS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) => {
      const userId = avatarOwner(key);
      return userId !== null && Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [{ key, userId }] : [];
    });
    if (old.length === 0) return 0;
    const owners = old.map(({ userId }) => userId);
    const named = await database.select({ key: users.image }).from(users).where(inArray(users.id, owners));
    const kept = new Set(named.map(({ key }) => key));
    const orphans = old.map(({ key }) => key).filter((key) => !kept.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}
