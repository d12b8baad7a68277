import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { CHANGED_MINUTES, OPEN_SECONDS } from '../../domain/backoffice/open-page.ts';
import { users } from '../account/tables.ts';
import { forgetOpenPages, noteChanged, noteOpen } from './open-pages.ts';
import { openPages } from './tables.ts';

const { database } = await openTestDatabase();
const open = noteOpen(database);
const change = noteChanged(database);
const page = 'admin/products/12';

let anna = '';
let borys = '';
const seenBy = async (staffId: string) =>
  (await open({ staffId, page })).colleagues.map(({ name, isHere, changedAt }) => ({
    name,
    isHere,
    isChanged: changedAt !== null,
  }));
const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

beforeEach(async () => {
  await database.delete(users);
  anna = await addStaffRow(database, 'Анна');
  borys = await addStaffRow(database, 'Борис');
});

test('colleagues on the same page see each other, and nobody sees themselves or another page', async () => {
  expect(await seenBy(anna)).toEqual([]);
  expect(await seenBy(anna)).toEqual([]);
  expect(await seenBy(borys)).toEqual([{ name: 'Анна', isHere: true, isChanged: false }]);
  expect((await open({ staffId: anna, page: 'admin/products/13' })).colleagues).toEqual([]);
});

test('who is not heard of any more has left, and comes back as from now', async () => {
  await open({ staffId: anna, page });
  await database.update(openPages).set({ seenAt: ago(OPEN_SECONDS + 1), since: ago(3600) });
  expect(await seenBy(borys)).toEqual([]);
  const { at } = await open({ staffId: anna, page });
  const [back] = (await open({ staffId: borys, page })).colleagues;
  expect(back?.since).toBe(at);
});

test('what was saved is said after who saved it has left', async () => {
  const { at } = await open({ staffId: borys, page });
  await change({ staffId: anna, page });
  await change({ staffId: anna, page });
  await database
    .update(openPages)
    .set({ seenAt: ago(OPEN_SECONDS + 1) })
    .where(eq(openPages.staffId, anna));
  const [left] = (await open({ staffId: borys, page })).colleagues;
  expect(left).toMatchObject({ name: 'Анна', isHere: false });
  expect((left?.changedAt ?? '') >= at).toBe(true);
});

test('what is long over is neither said nor kept', async () => {
  const over = ago(CHANGED_MINUTES * 60 + 1);
  await open({ staffId: borys, page });
  await change({ staffId: anna, page });
  await database.update(openPages).set({ seenAt: over, changedAt: over }).where(eq(openPages.staffId, anna));
  expect(await seenBy(borys)).toEqual([]);
  expect(await forgetOpenPages(database)()).toBe(1);
  expect(await database.$count(openPages)).toBe(1);
});

test('what one saved oneself is known to oneself, and to nobody once it is long over', async () => {
  expect(await open({ staffId: anna, page })).toMatchObject({ ownChangedAt: null, colleagues: [] });
  const { at } = await open({ staffId: borys, page });
  await change({ staffId: anna, page });
  const own = (await open({ staffId: anna, page })).ownChangedAt;
  expect(Date.parse(own ?? '')).toBeGreaterThanOrEqual(Date.parse(at));
  expect((await open({ staffId: borys, page })).ownChangedAt).toBeNull();
  await database.update(openPages).set({ changedAt: ago(CHANGED_MINUTES * 60 + 1) });
  expect((await open({ staffId: anna, page })).ownChangedAt).toBeNull();
});
