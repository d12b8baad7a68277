import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { linesOfFile, saveBackup } from '../../src/server/database/backup/backup-file.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import {
  everythingIn,
  expectTheSame,
  fillBackupSource,
  INTO_EMPTY,
  type Everything,
} from '../support/backup-source.ts';
import {
  openEmptyEmbedded,
  openEmptyOnServer,
  openSeededEmbedded,
  openSeededOnServer,
} from '../support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'backup.ndjson.gz');
const source = await openSeededEmbedded();
afterAll(() => source.close());
let inSource: Everything;
beforeAll(async () => {
  await fillBackupSource(source);
  await saveBackup(source.database, path);
  inSource = await everythingIn(source);
});

test.each([
  ['embedded', openEmptyEmbedded],
  ['Postgres', openEmptyOnServer],
])('a backup of the embedded database is restored whole: %s', async (_, open) => {
  const copy = await open();
  onTestFinished(() => copy.close());
  await restoreBackup(copy, linesOfFile(path), INTO_EMPTY);
  await expectTheSame(copy, inSource);
});

test('a restore replaces a whole catalogue, only when told to', async () => {
  const copy = await openSeededOnServer();
  onTestFinished(() => copy.close());
  const before = await everythingIn(copy);
  await expect(restoreBackup(copy, linesOfFile(path), INTO_EMPTY)).rejects.toThrow(
    /is not empty: .* CONFIRM=restore/,
  );
  expect(await everythingIn(copy)).toEqual(before);
  await restoreBackup(copy, linesOfFile(path), { mayReplace: true });
  await expectTheSame(copy, inSource);
});
