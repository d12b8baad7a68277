import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exported, newExporter } from '../../../../tests/support/data-exporter.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { RowSetAside } from '../../database/chores/chores.ts';
import { FilesUnavailable } from '../../ports/files.ts';
import { dataExports } from './tables.ts';
import { findExport, sweepExports } from './data-exports.ts';

const { database } = await openTestDatabase();
const find = findExport(database);
const makeOlder = (id: string, interval: string) =>
  database
    .update(dataExports)
    .set({
      createdAt: sql`created_at - ${interval}::interval`,
      readyAt: sql`ready_at - ${interval}::interval`,
    })
    .where(eq(dataExports.id, id));

test('is another account’s never, and nobody’s when its days are over', async () => {
  const [owner, other] = [await newExporter(database), await newExporter(database)];
  const { id } = await exported(owner);
  expect(await owner.open({ id, userId: other.userId })).toBeNull();
  await makeOlder(id, '7 days 1 minute');
  expect(await owner.open({ id, userId: owner.userId })).toBeNull();
  expect(await find(owner.userId)).toEqual({ ready: null, isUnderWay: false, mayAsk: true });
});

describe('a request', () => {
  test('is one, though it is sent many times at once, and one a day', async () => {
    const owner = await newExporter(database);
    const answers = await Promise.all(Array.from({ length: 6 }, owner.ask));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await find(owner.userId)).toMatchObject({ isUnderWay: true, mayAsk: false });
    await owner.make();
    expect(await owner.ask()).toEqual({ ok: false });
    const { ready, mayAsk } = await find(owner.userId);
    expect([ready !== null, mayAsk]).toEqual([true, false]);
    await makeOlder(ready?.id ?? '', '25 hours');
    expect(await find(owner.userId)).toMatchObject({ ready: { id: ready?.id }, mayAsk: true });
    expect(await owner.ask()).toEqual({ ok: true });
    await owner.make();
  });

  test('cannot be a second one under way, whoever writes it', async () => {
    const owner = await newExporter(database);
    await owner.ask();
    const row = { userId: owner.userId, locale: 'uk' as const };
    await expect(database.insert(dataExports).values(row)).rejects.toMatchObject({
      cause: { constraint: 'data_exports_one_under_way' },
    });
    await owner.make();
  });

  test('is worked on by one of many instances', async () => {
    const owner = await newExporter(database);
    await owner.ask();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => owner.make()));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(await owner.letters()).toHaveLength(1);
  });

  test('is set aside when the files are out of order, keeps no other waiting, and is tried again', async () => {
    const [owner, other] = [await newExporter(database), await newExporter(database)];
    await owner.ask();
    const put = () => Promise.reject(new FilesUnavailable('full'));
    const files = { ...owner.store.files, put };
    await expect(owner.make({ files })).rejects.toBeInstanceOf(RowSetAside);
    await other.ask();
    expect(await other.make()).toBe('made');
    expect(await owner.make()).toBeNull();
    await database.execute(sql`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    expect(await owner.make()).toBe('made');
  });
});

test('the sweep removes old archives with their rows, and leaves others', async () => {
  const owner = await newExporter(database);
  const { id } = await exported(owner);
  const { file } = (await owner.row()) ?? {};
  await makeOlder(id, '8 days');
  const { files } = owner.store;
  const listed = async () => files.list('exports/', { after: '', limit: 10 });
  expect(await sweepExports(owner.store)()).toBe(0);
  expect(await owner.row()).toBeUndefined();
  const list = async () =>
    (await listed()).map((each) => ({ ...each, modifiedAt: new Date(Date.now() - 8 * 86_400_000) }));
  expect(await sweepExports({ database, files: { ...files, list } })()).toBe(1);
  expect(await files.get(file ?? '')).toBeNull();
});
