import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { erasedKey, erasedOwner } from '../../../domain/account/account-deletion.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { RowSetAside } from '../../database/chores/chores.ts';
import { FilesUnavailable } from '../../ports/files.ts';
import { dataExports } from '../data-export/tables.ts';
import { users } from '../tables.ts';
import { accountDeletions } from './tables.ts';
import { eraseNext, findDeletion, keepAccount } from './account-deletions.ts';
import { removeErasedFiles, repeatErasures } from './erased-files.ts';

const { database } = await openTestDatabase();
const erase = eraseNext(database);

/** An account whose days are over, with an avatar and an archive among the files of a shop. */
async function newAccount() {
  const userId = randomUUID();
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const files = filesOnDisk(folder);
  const [avatar, archive] = [`avatars/${userId}/1-abc-me.webp`, `exports/${userId}.zip`];
  for (const key of [avatar, archive, 'exports/other.zip']) await files.put(key, new Uint8Array([1]));
  const account = { id: userId, name: 'A', email: `${userId}@example.com`, image: avatar };
  await database.insert(users).values(account);
  await database.insert(dataExports).values({ userId, locale: 'uk', file: archive, readyAt: sql`now()` });
  const due = { dueAt: sql`now()`, nextAttemptAt: sql`now()` };
  await database.insert(accountDeletions).values({ userId, locale: 'uk', ...due });
  return {
    userId,
    account,
    files,
    keys: async () => (await files.list('', { after: '', limit: 100 })).map(({ key }) => key),
    isThere: async () => (await database.$count(users, eq(users.id, userId))) === 1,
    row: async () =>
      (await database.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)))[0],
  };
}

test('the files of an erased account go after it, and a mark stays', async () => {
  const { userId, files, keys, row } = await newAccount();
  const remove = removeErasedFiles({ database, files });
  expect(await remove()).toBeNull(); // nothing of an account that is there
  expect(await erase()).toBe('erased');
  expect((await row())?.files).toHaveLength(2);
  const outcomes = await Promise.all([remove(), remove(), remove()]);
  expect(outcomes.filter((outcome) => outcome === 'removed')).toHaveLength(1);
  expect(await keys()).toEqual([erasedKey(userId), 'exports/other.zip']);
  expect(erasedOwner(erasedKey(userId))).toBe(userId);
  expect((await row())?.files).toBeNull();
  expect(await remove()).toBeNull();
});

test('files that cannot be removed are removed later', async () => {
  const { files, keys } = await newAccount();
  await erase();
  const broken = { ...files, remove: () => Promise.reject(new FilesUnavailable('gone')) };
  await expect(removeErasedFiles({ database, files: broken })()).rejects.toBeInstanceOf(RowSetAside);
  const remove = removeErasedFiles({ database, files });
  expect(await remove()).toBeNull();
  await database.execute(sql`update chore_failures set next_attempt_at = now() - interval '1 second'`);
  expect(await remove()).toBe('removed');
  expect(await keys()).toHaveLength(2);
});

test('an account that an older copy of the database brings back is erased again', async () => {
  const { userId, account, files, isThere, row } = await newAccount();
  await erase();
  await removeErasedFiles({ database, files })();
  const repeat = repeatErasures({ database, files });
  expect(await repeat()).toBe(0);
  expect(await erase()).toBeNull();
  // The copy is from before it was asked for, and from while it waited.
  const copies = [
    () => database.delete(accountDeletions),
    () =>
      database.update(accountDeletions).set({
        dueAt: sql`now() + interval '3 days'`,
        nextAttemptAt: sql`now() + interval '3 days'`,
        erasedAt: null,
        files: null,
      }),
  ];
  for (const putBack of copies) {
    await putBack();
    await database.insert(users).values(account);
    expect(await erase()).toBeNull();
    expect(await repeat()).toBe(1);
    await repeatErasures({ database, files })();
    expect(await erase()).toBe('erased');
    expect(await isThere()).toBe(false);
  }
  expect((await row())?.erasedAt).not.toBeNull();
  await keepAccount(database)(userId); // what is done is not taken back
  expect(await row()).toBeDefined();
  expect(await findDeletion(database)(userId)).toBeNull();
});
