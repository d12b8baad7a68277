import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { users } from '../account/tables.ts';
import { recordChanges } from './audit-log.ts';
import { findAuthor } from './find-author.ts';
import { auditEntries } from './tables.ts';

const { database } = await openTestDatabase();
await database.insert(users).values([
  { id: 'olena', name: 'Олена Савчук', email: 'olena@example.com' },
  { id: 'taras', name: '', email: 'taras@example.com' },
]);
const change = (staffId: string | null, field: string) =>
  recordChanges(database, [
    { staffId, subject: 'product', subjectId: '102', action: 'edited', changes: { [field]: ['1', '2'] } },
  ]);
const find = findAuthor(database);
const author = async (fields: readonly string[], staffId = 'me') =>
  (await find({ subject: 'product', subjectId: '102', fields, staffId }))?.name ?? null;

test('who else changed one of the fields last has a name, else an address', async () => {
  await change('olena', 'brand');
  await change('taras', 'warranty');
  expect(await author(['brand', 'category'])).toBe('Олена Савчук');
  expect(await author(['brand', 'warranty'])).toBe('taras@example.com');
  expect(await author(['warranty'], 'taras')).toBe('taras@example.com');
  expect(await author(['category'])).toBeNull();
  expect(await author([])).toBeNull();
  await change(null, 'brand');
  expect(await author(['brand'])).toBeNull();
});

test('they are found by the thing alone, by any of several and by what they did, with the moment of it', async () => {
  await change('olena', 'brand');
  const said = { name: 'Олена Савчук', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), isSelf: false };
  expect(await find({ subject: 'product', subjectId: '102', staffId: 'me' })).toEqual(said);
  expect(await find({ subject: 'product', subjectId: ['9', '102'], staffId: 'me' })).toEqual(said);
  expect(await find({ subject: 'product', action: 'edited', staffId: 'me' })).toEqual(said);
  expect(await find({ subject: 'product', action: 'moved', staffId: 'me' })).toBeNull();
  expect(await find({ subject: 'page', staffId: 'me' })).toBeNull();
});

test('what a field says since, and how long ago it was, can be asked for', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const purchase = (staffId: string, day: string, hoursAgo: number) =>
    database.insert(auditEntries).values({
      staffId,
      subject: 'product',
      subjectId: '103',
      action: 'purchase-price-entered',
      changes: { purchase: ['', `100.00 UAH, Сонце, ${day}`] },
      at: ago(hoursAgo),
    });
  await purchase('olena', '2026-11-01', 5);
  await purchase('taras', '2026-11-02', 2);
  const asked = { subject: 'product', subjectId: '103', staffId: 'me' } as const;
  expect(await find({ ...asked, fields: ['purchase'], says: '2026-11-01' })).toMatchObject({
    name: 'Олена Савчук',
  });
  expect(await find({ ...asked, says: '2026-11-03' })).toBeNull();
  expect(await find({ ...asked, since: ago(1) })).toBeNull();
  expect(await find({ ...asked, since: ago(2.5) })).toMatchObject({ name: 'taras@example.com' });
});

test('of several things each is asked for its own fields, of steps for what they say, and nothing from before a moment', async () => {
  const log = (staffId: string, subjectId: string, changes: Record<string, [string, string]>) =>
    recordChanges(database, [{ staffId, subject: 'machine', subjectId, action: 'machine-changed', changes }]);
  await log('olena', '1', { hours: ['1', '2'] });
  await log('taras', '2', { hours: ['1', '2'] });
  const of = async (query: object) =>
    (await find({ subject: 'machine', staffId: 'me', ...query }))?.name ?? null;
  const things = [
    { subjectId: '1', fields: ['hours'] },
    { subjectId: '2', fields: ['depot'] },
  ];
  expect(await of({ things })).toBe('Олена Савчук');
  expect(await of({ things: [] })).toBeNull();
  expect(await of({ things, since: new Date(Date.now() + 1000).toISOString() })).toBeNull();
  await log('olena', '3', { machineStep: ['', 'moved-away'], firstDay: ['', '2027-01-02'] });
  await log('taras', '3', { machineStep: ['', 'moved-away'], firstDay: ['', '2027-02-02'] });
  const moved = (firstDay: string) => ({ subjectId: '3', said: [{ machineStep: 'moved-away', firstDay }] });
  expect(await of(moved('2027-01-02'))).toBe('Олена Савчук');
  expect(await of(moved('2027-03-02'))).toBeNull();
});

test('one’s own change is named as such, unless another may stand in the way', async () => {
  await change('olena', 'lead');
  const asked = { subject: 'product', subjectId: '102', fields: ['lead'], staffId: 'olena' } as const;
  expect(await find(asked)).toMatchObject({ name: 'Олена Савчук', isSelf: true });
  expect(await find({ ...asked, since: new Date(Date.now() - 60_000).toISOString() })).toBeNull();
  expect(await find({ ...asked, staffId: 'taras' })).toMatchObject({ isSelf: false });
});
