import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { avatarVersion } from '../../../domain/account/avatar.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { FilesUnavailable, type Files } from '../../ports/files.ts';
import { users } from '../tables.ts';
import {
  changeAvatar,
  findAvatarKey,
  readAvatar,
  removeAvatar,
  sweepAvatars,
  type AvatarStore,
} from './change-avatar.ts';

const { database } = await openTestDatabase();
let customers = 0;

const BROKEN: Files = {
  put: () => Promise.reject(new FilesUnavailable('full')),
  get: () => Promise.reject(new FilesUnavailable('gone')),
  open: () => Promise.reject(new FilesUnavailable('gone')),
  remove: () => Promise.reject(new FilesUnavailable('gone')),
  list: () => Promise.reject(new FilesUnavailable('gone')),
};

/** A customer with a folder of files of their own. */
async function newOwner() {
  const userId = `owner-${++customers}`;
  await addCustomers(database, userId);
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const store: AvatarStore = { database, files: filesOnDisk(folder) };
  const own = join(folder, 'avatars', userId);
  return {
    userId,
    store,
    folder,
    change: changeAvatar(store),
    key: () => findAvatarKey(store)(userId),
    /** The keys of the customer's files. */
    kept: () => (existsSync(own) ? readdirSync(own).map((name) => `avatars/${userId}/${name}`) : []),
  };
}

let picture: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
  picture = Buffer.from(await red.png().toBuffer());
});
const upload = (fileName = 'me.png') => ({ fileName, bytes: picture });
const aDayAgo = () => new Date(Date.now() - 24 * 60 * 60 * 1000);

describe('an avatar', () => {
  test('is kept at avatars/{uid}/{time}-{name}, and its row holds the key (C §7)', async () => {
    const owner = await newOwner();
    const begun = Date.now();
    expect(await owner.change(owner.userId, upload('../Моє Фото 1.PNG'))).toEqual({
      ok: true,
      key: await owner.key(),
    });
    const key = (await owner.key()) ?? '';
    const [, time] = new RegExp(`^avatars/${owner.userId}/(\\d+)-[\\da-f]{8}-1\\.webp$`).exec(key) ?? [];
    expect(Number(time)).toBeGreaterThanOrEqual(begun);
    expect(owner.kept()).toEqual([key]);
    const found = await readAvatar(owner.store)(owner.userId, avatarVersion(key) ?? '');
    expect(found?.contentType).toBe('image/webp');
    expect(await sharp(found?.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  test('takes the place of the one before, whose file goes', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const first = (await owner.key()) ?? '';
    await owner.change(owner.userId, upload());
    expect(owner.kept()).toEqual([await owner.key()]);
    expect(owner.kept()).not.toEqual([first]);
    expect(await readAvatar(owner.store)(owner.userId, avatarVersion(first) ?? '')).toBeNull();
  });

  test('is one file and one row after uploads of many tabs at once', async () => {
    const owner = await newOwner();
    const changes = await Promise.all(
      Array.from({ length: 6 }, (_, tab) => owner.change(owner.userId, upload(`${tab}.png`))),
    );
    expect(changes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(owner.kept()).toEqual([await owner.key()]);
  });

  test('is taken away, file and row, and may be taken away again', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const remove = removeAvatar(owner.store);
    for (let time = 0; time < 2; time++) await remove(owner.userId);
    expect([owner.kept(), await owner.key()]).toEqual([[], null]);
  });

  test('stays as it was when the next is no picture', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const before = await owner.key();
    const html = { fileName: 'me.png', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') };
    expect(await owner.change(owner.userId, html)).toEqual({ ok: false, reason: 'no-picture' });
    expect(owner.kept()).toEqual([before]);
    expect(await owner.key()).toBe(before);
  });

  test('stays as it was when the files are out of order', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const before = await owner.key();
    const change = changeAvatar({ database, files: BROKEN });
    await expect(change(owner.userId, upload())).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    expect(await owner.key()).toBe(before);
  });

  test('is changed though the old file cannot be removed', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const before = await owner.key();
    const cannotRemove: Files = { ...owner.store.files, remove: BROKEN.remove };
    const change = changeAvatar({ database, files: cannotRemove });
    expect(await change(owner.userId, upload())).toMatchObject({ ok: true });
    expect(await owner.key()).not.toBe(before);
    expect(owner.kept()).toContain(before);
  });

  test('of an account that was deleted meanwhile leaves no file', async () => {
    const owner = await newOwner();
    await database.delete(users).where(eq(users.id, owner.userId));
    expect(await owner.change(owner.userId, upload())).toEqual({ ok: false, reason: 'no-account' });
    expect(owner.kept()).toEqual([]);
  });

  test('leaves alone what another service wrote into the row', async () => {
    const owner = await newOwner();
    await database
      .update(users)
      .set({ image: 'https://provider.example/photo.png' })
      .where(eq(users.id, owner.userId));
    expect(await readAvatar(owner.store)(owner.userId, 'photo')).toBeNull();
    expect(await owner.change(owner.userId, upload())).toMatchObject({ ok: true });
    expect(owner.kept()).toEqual([await owner.key()]);
  });

  test('is nobody else’s, though a row should name it', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await owner.change(owner.userId, upload());
    const key = (await owner.key()) ?? '';
    await database.update(users).set({ image: key }).where(eq(users.id, other.userId));
    expect(await readAvatar(owner.store)(other.userId, avatarVersion(key) ?? '')).toBeNull();
  });
});

describe('the sweep', () => {
  /** Ages a customer's files, as if they had been put a day ago. */
  const age = ({ folder, kept }: Awaited<ReturnType<typeof newOwner>>) => {
    for (const key of kept()) utimesSync(join(folder, key), aDayAgo(), aDayAgo());
  };

  test('removes files that no row names, and nothing else', async () => {
    const owner = await newOwner();
    await owner.change(owner.userId, upload());
    const orphan = `avatars/${owner.userId}/1-aaaaaaaa-x.webp`;
    const foreign = 'avatars/README.json';
    await owner.store.files.put(orphan, picture);
    await owner.store.files.put('avatars/deleted-account/1-aaaaaaaa-x.webp', picture);
    await owner.store.files.put(foreign, picture);
    age(owner);
    for (const key of ['avatars/deleted-account/1-aaaaaaaa-x.webp', foreign]) {
      utimesSync(join(owner.folder, key), aDayAgo(), aDayAgo());
    }
    expect(await sweepAvatars(owner.store)()).toBe(2);
    expect(owner.kept()).toEqual([await owner.key()]);
    expect(readdirSync(join(owner.folder, 'avatars')).toSorted()).toEqual(
      ['README.json', owner.userId].toSorted(),
    );
  });

  test('leaves a file whose row may still be written', async () => {
    const owner = await newOwner();
    const fresh = `avatars/${owner.userId}/1-aaaaaaaa-x.webp`;
    await owner.store.files.put(fresh, picture);
    expect(await sweepAvatars(owner.store)()).toBe(0);
    expect(owner.kept()).toEqual([fresh]);
  });

  test('goes on where it stopped, and begins anew at the end', async () => {
    const owner = await newOwner();
    const asked: string[] = [];
    const list: Files['list'] = async (_, { after, limit }) => {
      asked.push(after);
      const first = after === '' ? 1 : 1001;
      return Array.from({ length: after === '' ? limit : 3 }, (_each, index) => ({
        key: `avatars/nobody/${first + index}-aaaaaaaa-x.webp`,
        modifiedAt: new Date(),
      }));
    };
    const sweep = sweepAvatars({ database, files: { ...owner.store.files, list } });
    for (let run = 0; run < 3; run++) await sweep();
    expect(asked).toEqual(['', 'avatars/nobody/1000-aaaaaaaa-x.webp', '']);
  });
});
