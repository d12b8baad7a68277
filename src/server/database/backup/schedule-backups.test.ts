import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverDatabase } from '../../../../tests/support/test-database.ts';
import { connectPostgres } from '../connect-postgres.ts';
import { backupName, keepBackups, scheduleBackups } from './schedule-backups.ts';

// What is made of an embedded database is the business of tests/contracts/backup.test.ts: here it is only named so.
const server = connectPostgres(await serverDatabase({ isSeeded: false }), { poolSize: 1 });
const { database } = server;
const connection = { ...server, kind: 'embedded' as const };
const DATA_DIR = mkdtempSync(join(tmpdir(), 'promin-keep-'));
const folder = join(DATA_DIR, 'backups');
afterAll(() => server.close());
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const HOUR_MS = 60 * 60 * 1000;
/** Makes the newest backup look as old as this. */
function age(hours: number) {
  const newest = readdirSync(folder).toSorted().at(-1) ?? '';
  const at = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(join(folder, newest), at, at);
}

describe('backups of a folder', () => {
  test('are this account’s alone', async () => {
    const path = (await keepBackups(database, { folder, everyHours: 24, kept: 3 })) ?? '';
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('are made when the newest is old enough, however often the shop is started', async () => {
    const keep = () => keepBackups(database, { folder, everyHours: 24, kept: 3 });
    expect(await keep()).toMatch(/promin-.*Z\.ndjson\.gz$/);
    age(23.9);
    expect(await keep()).toBeNull();
    age(24.1);
    expect(await keep()).not.toBeNull();
  });

  test('go when newer ones are enough, the oldest first, and nothing else goes', async () => {
    await keepBackups(database, { folder, everyHours: 0, kept: 3 });
    const old = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2020, 0, day))));
    for (const name of [...old, 'notes.txt']) writeFileSync(join(folder, name), '');
    await keepBackups(database, { folder, everyHours: 0, kept: 3 });
    const names = readdirSync(folder).toSorted();
    expect(names).toContain('notes.txt');
    expect(names.filter((name) => name.startsWith('promin-20'))).toHaveLength(3);
    expect(names).not.toContain(old[0]);
  });
});

describe('a shop that runs', () => {
  const settings = { DATA_DIR, BACKUP_EVERY_HOURS: 24, BACKUPS_KEPT: 3 };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('makes a backup when one is due, and tells of it', async () => {
    const told = Promise.withResolvers<unknown>();
    const stop = scheduleBackups(connection, settings, told.resolve);
    vi.advanceTimersByTime(10 * 60 * 1000);
    expect(await told.promise).toEqual({ path: join(folder, readdirSync(folder)[0] ?? '') });
    await stop();
  });

  test('finishes the one under way when it is told to stop, and makes no other', async () => {
    const report = vi.fn<() => void>();
    const stop = scheduleBackups(connection, settings, report);
    vi.advanceTimersByTime(10 * 60 * 1000);
    await stop();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)[0]).not.toContain('partial');
    vi.advanceTimersByTime(48 * HOUR_MS);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('tells of one that failed, leaves nothing of it, and tries again', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    const report = vi.fn<(made: object) => void>();
    const stop = scheduleBackups(connection, settings, report);
    vi.advanceTimersByTime(20 * 60 * 1000);
    await stop();
    expect(report.mock.calls).toEqual([[{ error: expect.any(Error) }], [{ error: expect.any(Error) }]]);
  });

  test.each([
    ['set to none', connection, { ...settings, BACKUP_EVERY_HOURS: 0 }],
    ['on a server, which has its own', server, settings],
  ])('makes none where it is %s', async (_, open, given) => {
    const stop = scheduleBackups(open, given, () => {});
    vi.advanceTimersByTime(48 * HOUR_MS);
    await stop();
    expect(existsSync(folder)).toBe(false);
  });
});
