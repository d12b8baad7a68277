import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { AuditChanges } from '../../domain/audit/audit-entry.ts';
import { users } from '../account/tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { exportAudit, listAudit, recordChanges } from './audit-log.ts';
import { auditEntries } from './tables.ts';

const { database } = await openTestDatabase();
await database
  .insert(users)
  .values({ id: 'olena', name: 'Олена', email: 'olena@example.com', emailVerified: true, role: 'staff' });
const changesOf = (hour: number): AuditChanges => (hour === 30 ? { order: ['', 'ORD-10030'] } : {});
// One entry an hour from the first of November, midnight in Kyiv.
const start = Date.parse('2026-10-31T22:00:00Z');
await database.insert(auditEntries).values(
  Array.from({ length: 30 * 24 }, (_, hour) => ({
    at: new Date(start + hour * 3_600_000).toISOString(),
    staffId: hour % 2 === 0 ? 'olena' : null,
    subject: hour % 3 === 0 ? ('order' as const) : ('product' as const),
    subjectId: `thing-${hour}`,
    action: 'edited' as const,
    changes: changesOf(hour),
    why: hour === 50 ? 'Помилка 100%' : '',
  })),
);
const ids = async (query: Parameters<ReturnType<typeof listAudit>>[0]) =>
  (await listAudit(database)(query)).entries.map(({ subjectId }) => Number(subjectId.slice('thing-'.length)));

test('a period is of whole days in the time of Kyiv', async () => {
  const day = await ids({ firstDay: '2026-11-10', lastDay: '2026-11-10' });
  expect([day.length, day.at(0), day.at(-1)]).toEqual([24, 10 * 24 - 1, 9 * 24]);
  expect(await ids({ firstDay: '2027-01-01' })).toEqual([]);
  expect(await ids({ lastDay: '2026-10-31' })).toEqual([]);
  expect((await ids({ firstDay: '2026-10-01', lastDay: '2026-12-31' })).at(0)).toBe(30 * 24 - 1);
});

test('who, what and a word are found, alone and together', async () => {
  const found = await ids({ staffId: 'olena', subject: 'order', lastDay: '2026-11-01' });
  expect(found).toEqual([18, 12, 6, 0]);
  expect(await ids({ search: 'ord-10030' })).toEqual([30]);
  expect(await ids({ search: 'помилка 100%' })).toEqual([50]);
  expect(await ids({ search: 'thing-71', subject: 'product' })).toEqual([
    719, 718, 716, 715, 713, 712, 710, 71,
  ]);
});

test('a file has all that is asked for, in parts, each entry once', async () => {
  const filter = { staffId: null, subject: null, firstDay: null, lastDay: null, search: '' };
  const sizes: number[] = [];
  const seen = new Set<number>();
  for await (const part of exportAudit(database)(filter, 'uk')) {
    sizes.push(part.length);
    for (const { id } of part) seen.add(id);
  }
  expect(sizes).toEqual([500, 220]);
  expect(seen.size).toBe(720);
});

test('a product is named by its article number and its name, and found by the words of them', async () => {
  const [product] = await database
    .select({ article: products.articleNumber, name: productTexts.name, locale: productTexts.locale })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(eq(products.id, 101), eq(productTexts.locale, 'pl')));
  if (!product) throw new Error('no product');
  await recordChanges(database, [
    { staffId: 'olena', subject: 'product', subjectId: '101', action: 'edited', changes: {} },
  ]);
  for (const search of [product.article, product.name.split(' ')[0]?.toLowerCase() ?? '']) {
    const { entries } = await listAudit(database)({ search, locale: 'pl' });
    expect(entries.map(({ subjectId, subjectName }) => [subjectId, subjectName])).toContainEqual([
      '101',
      `${product.article} ${product.name}`,
    ]);
  }
  const { entries } = await listAudit(database)({ search: product.article, subject: 'order' });
  expect(entries).toEqual([]);
});

test('half a character in a change is replaced, as the driver replaces it in a column of text', async () => {
  const changes: AuditChanges = { exportFilter: ['', 'category=\uD83D'] };
  await recordChanges(database, [
    { staffId: 'olena', action: 'exported', subject: 'export', subjectId: 'half-\uD83D', changes, why: '' },
  ]);
  const [kept] = await database.select().from(auditEntries).where(eq(auditEntries.subject, 'export'));
  expect(kept).toMatchObject({
    subjectId: 'half-\uFFFD',
    changes: { exportFilter: ['', 'category=\uFFFD'] },
  });
});
