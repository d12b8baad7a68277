import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { SAVED_FILTERS_MAX } from '../../domain/backoffice/saved-filter.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { forgetFilter, listSavedFilters, saveFilter, shareFilter } from './saved-filters.ts';
import { savedFilters } from './tables.ts';

const { database } = await openTestDatabase();
const anna = { id: await addStaffRow(database, 'Анна'), role: 'staff' } as const;
const marek = { id: await addStaffRow(database, 'Марек'), role: 'staff' } as const;
const admin = { id: await addStaffRow(database, 'Ірина'), role: 'admin' } as const;
type Staff = typeof anna | typeof marek | typeof admin;
const QUEUE = 'orders';

beforeEach(async () => {
  await database.delete(savedFilters);
});

const keep = (staff: Staff, name: string, { isShared = false, query = 'waits=ship' } = {}) =>
  saveFilter(database)(staff.id, { queue: QUEUE, name, query, isShared });
const list = (staff: Staff, queue = QUEUE) => listSavedFilters(database)({ staff, queue });
const namesFor = async (staff: Staff) => (await list(staff)).map(({ name }) => name);
const idOf = async (name: string) => {
  const [row] = await database.select().from(savedFilters).where(eq(savedFilters.name, name));
  return row?.id ?? '';
};
const share = async (staff: Staff, name: string, isShared = true) =>
  shareFilter(database)({ staff, queue: QUEUE, id: await idOf(name), isShared });
const forget = async (staff: Staff, name: string) =>
  forgetFilter(database)({ staff, queue: QUEUE, id: await idOf(name) });
const logged = async (name: string) => {
  const { entries } = await listAudit(database)({ subject: 'saved-filter', search: '' });
  return entries.filter(({ subjectName }) => subjectName === name).map(({ action }) => action);
};

test('a view is its owner’s alone until it is shared; then colleagues see it with its author, and only in its queue', async () => {
  await keep(anna, 'Моя');
  expect(await namesFor(anna)).toEqual(['Моя']);
  expect(await namesFor(admin)).toEqual([]);
  expect(await share(anna, 'Моя')).toEqual({ ok: true });
  expect(await list(marek)).toMatchObject([
    { name: 'Моя', authorName: 'Анна', isOwn: false, isShared: true, mayChange: false },
  ]);
  expect(await list(admin)).toMatchObject([{ isOwn: false, mayChange: true }]);
  expect(await list(anna)).toMatchObject([{ isOwn: true, mayChange: true }]);
  expect(await list(marek, 'tickets')).toEqual([]);
  expect(await share(anna, 'Моя', false)).toEqual({ ok: true });
  expect(await namesFor(marek)).toEqual([]);
  expect(await logged('Моя')).toEqual(['view-unshared', 'view-shared']);
});

test('names are unique for each owner, not among them; own ones come first', async () => {
  await keep(marek, 'Альфа', { isShared: true });
  await keep(anna, 'Альфа', { isShared: true });
  await keep(anna, 'Бета');
  expect((await list(anna)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Альфа', true],
    ['Бета', true],
    ['Альфа', false],
  ]);
});

test('the same name again is the newer view, and stays shared', async () => {
  await keep(anna, 'Нова', { isShared: true });
  await keep(anna, 'Нова', { query: 'waits=confirm' });
  expect(await list(marek)).toMatchObject([{ name: 'Нова', query: 'waits=confirm', isShared: true }]);
  // What says the same changes nothing.
  await keep(anna, 'Нова', { query: 'waits=confirm', isShared: true });
  expect(await logged('Нова')).toEqual(['view-changed', 'view-shared']);
});

test('only the author or an admin stops sharing and deletes', async () => {
  await keep(anna, 'Спільна', { isShared: true });
  for (const asked of [share(marek, 'Спільна', false), forget(marek, 'Спільна')]) {
    expect(await asked).toEqual({ ok: false, reason: 'not-author' });
  }
  expect(await namesFor(marek)).toEqual(['Спільна']);
  expect(await share(admin, 'Спільна', false)).toEqual({ ok: true });
  // It is the author's alone now, and none of the admin's business.
  expect(await share(admin, 'Спільна')).toEqual({ ok: false, reason: 'gone' });
  expect(await forget(admin, 'Спільна')).toEqual({ ok: true });
  expect(await namesFor(anna)).toEqual(['Спільна']);
  await share(anna, 'Спільна');
  expect(await forget(admin, 'Спільна')).toEqual({ ok: true });
  expect(await namesFor(anna)).toEqual([]);
  expect((await logged('Спільна'))[0]).toBe('view-removed');
});

test('what two do at once is done once', async () => {
  await keep(anna, 'Двічі');
  await Promise.all([share(anna, 'Двічі'), share(anna, 'Двічі')]);
  await Promise.all([forget(anna, 'Двічі'), forget(admin, 'Двічі')]);
  expect(await list(anna)).toEqual([]);
  expect(await logged('Двічі')).toEqual(['view-removed', 'view-shared']);
});

test('a view of somebody who works here no more stays for the others, and goes with the account', async () => {
  const gone = { id: await addStaffRow(database, 'Гість'), role: 'staff' } as const;
  await saveFilter(database)(gone.id, { queue: QUEUE, name: 'Стара', query: 'waits=any', isShared: true });
  await database.update(users).set({ role: 'customer' }).where(eq(users.id, gone.id));
  expect(await list(marek)).toMatchObject([{ name: 'Стара', authorName: 'Гість', mayChange: false }]);
  await database.delete(users).where(eq(users.id, gone.id));
  expect(await list(marek)).toEqual([]);
});

test('a view that could name a customer is its owner’s alone, however it would come to colleagues', async () => {
  const personal = { ok: false, reason: 'personal' };
  for (const query of [
    'q=olena%40example.com',
    'waits=ship&q=%D0%9A%D0%BE%D0%B2%D0%B0%D0%BB%D1%8C',
    'customer=olena',
  ]) {
    expect(await keep(anna, 'Особиста', { query, isShared: true })).toEqual(personal);
    expect(await keep(anna, 'Особиста', { query })).toEqual({ ok: true });
    expect(await share(anna, 'Особиста')).toEqual(personal);
  }
  // Nor by the name of one that is shared already, or by its own name.
  await keep(anna, 'Спільна', { isShared: true });
  expect(await keep(anna, 'Спільна', { query: 'q=Koval' })).toEqual(personal);
  expect(await keep(anna, 'olena@example.com', { isShared: true })).toEqual(personal);
  expect(await list(marek)).toMatchObject([{ name: 'Спільна', query: 'waits=ship' }]);
  // One that was shared before this was asked is shown to nobody else, and its owner can still stop sharing it.
  await database.update(savedFilters).set({ isShared: true }).where(eq(savedFilters.name, 'Особиста'));
  expect(await namesFor(marek)).toEqual(['Спільна']);
  expect(await share(anna, 'Особиста', false)).toEqual({ ok: true });
});

test('views that colleagues share count for nobody but their author', async () => {
  const names = Array.from({ length: SAVED_FILTERS_MAX }, (_, place) => `Добірка ${place}`);
  for (const name of names) expect(await keep(anna, name, { isShared: true })).toEqual({ ok: true });
  expect(await keep(anna, 'Ще одна')).toEqual({ ok: false, reason: 'full' });
  expect(await keep(anna, 'Добірка 0', { query: 'waits=any' })).toEqual({ ok: true });
  expect(await keep(marek, 'Моя')).toEqual({ ok: true });
  expect(await list(marek)).toHaveLength(SAVED_FILTERS_MAX + 1);
});

test.each(['x', '4b4f1f6e-0000-4000-8000-000000000000'])('the view %s is not there', async (id) => {
  expect(await shareFilter(database)({ staff: admin, queue: QUEUE, id, isShared: true })).toEqual({
    ok: false,
    reason: 'gone',
  });
  expect(await forgetFilter(database)({ staff: admin, queue: QUEUE, id })).toEqual({ ok: true });
});

test('the log names a view without the telephone or the e-mail of whoever it is about', async () => {
  const name = 'Борг olena@example.com';
  await keep(anna, name);
  // One that was shared before such names were refused.
  await database.update(savedFilters).set({ isShared: true }).where(eq(savedFilters.name, name));
  await forget(anna, name);
  const { entries } = await listAudit(database)({ subject: 'saved-filter', search: '' });
  expect(entries[0]?.subjectName).toBe('Борг …');
});
