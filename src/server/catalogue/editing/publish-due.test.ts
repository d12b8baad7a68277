import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { printClock } from '../../../domain/calendar/clock-moment.ts';
import { CLOCKS, printFields, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { findProduct, previewProduct } from '../find-product.ts';
import { products } from '../tables.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { listEditedProducts } from './list-edited-products.ts';
import { publishDue } from './publish-due.ts';
import { saveEditedProduct, undoProductChange } from './save-edited-product.ts';
import { productSchedules } from './tables.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const act = { staffId: anna, why: '' };
const run = publishDue(database);
const fieldsOf = async (id: number): Promise<ProductFields> => {
  const found = await findEditedProduct(database)(id);
  if (!found) throw new Error(`No product ${id}`);
  return printFields(found.product);
};
const edit = async (id: number, sent: ProductFields) =>
  saveEditedProduct(database)({ id, base: await fieldsOf(id), sent, ...act });
const isShown = async (id: number) => (await findProduct(database)(id, 'uk')) !== null;
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A day and hour of the clocks, so many days from now. */
const inDays = (days: number) => printClock(new Date(Date.now() + days * DAY_MS).toISOString(), CLOCKS);
/** Lets the moments of a product's schedule come, as so many days that pass. */
const passDays = (id: number, days: number) =>
  database
    .update(productSchedules)
    .set({
      publishFrom: sql`${productSchedules.publishFrom} - make_interval(days => ${days})`,
      publishUntil: sql`${productSchedules.publishUntil} - make_interval(days => ${days})`,
    })
    .where(eq(productSchedules.productId, id));

describe('a product with a schedule', () => {
  test('is published and taken off when its moments come, once each, and the log says by what', async () => {
    await edit(101, { published: 'no' });
    const saved = await edit(101, { publishFrom: inDays(2), publishUntil: inDays(10) });
    expect(saved).toMatchObject({ ok: true, changed: 2 });
    expect([await run(), await isShown(101)]).toEqual([null, false]);
    await passDays(101, 3);
    expect([await run(), await run(), await isShown(101)]).toEqual(['published', null, true]);
    expect(await fieldsOf(101)).toMatchObject({ published: 'yes', publishFrom: '' });
    await passDays(101, 8);
    expect([await run(), await run(), await isShown(101)]).toEqual(['taken-off', null, false]);
    expect(await database.$count(productSchedules)).toBe(0);
    const [last, before] = await logOf(101);
    expect(last).toMatchObject({
      action: 'scheduled',
      staffName: null,
      changes: { published: ['yes', 'no'] },
    });
    expect(before).toMatchObject({ action: 'scheduled', changes: { published: ['no', 'yes'] } });
  });

  test('is carried out by one of two who look at the same time', async () => {
    await edit(102, { published: 'no' });
    await edit(102, { publishFrom: inDays(1) });
    await passDays(102, 2);
    const done = await Promise.all([run(), run()]);
    expect(done.filter((each) => each !== null)).toEqual(['published']);
    expect((await logOf(102)).filter(({ action }) => action === 'scheduled')).toHaveLength(1);
  });

  test('stays off where both moments passed while the shop was closed', async () => {
    await edit(103, { published: 'no' });
    await edit(103, { publishFrom: inDays(1), publishUntil: inDays(2) });
    await passDays(103, 3);
    expect([await run(), await isShown(103)]).toEqual(['taken-off', false]);
  });

  test('that lost its pictures waits for some', async () => {
    await edit(104, { published: 'no' });
    await edit(104, { publishFrom: inDays(1) });
    const [row] = await database.select().from(products).where(eq(products.id, 104));
    await database.update(products).set({ pictures: [] }).where(eq(products.id, 104));
    await passDays(104, 2);
    expect(await run()).toBeNull();
    await database
      .update(products)
      .set({ pictures: row?.pictures ?? [] })
      .where(eq(products.id, 104));
    expect(await run()).toBe('published');
  });

  test('says so in the list', async () => {
    await edit(105, { publishUntil: inDays(5) });
    const list = { search: '105', category: null, shown: 'all', translations: 'any', after: null } as const;
    const { products: found } = await listEditedProducts(database)(list, 'uk');
    expect(found.find(({ id }) => id === 105)).toMatchObject({
      publishFrom: null,
      publishUntil: expect.stringMatching(/^20/),
    });
  });
});

describe('a schedule that staff change', () => {
  test('is overtaken by who publishes or takes off by hand', async () => {
    await edit(106, { published: 'no' });
    await edit(106, { publishFrom: inDays(2) });
    expect(await edit(106, { published: 'yes' })).toMatchObject({ ok: true, changed: 2 });
    expect(await fieldsOf(106)).toMatchObject({ published: 'yes', publishFrom: '' });
    await edit(106, { publishUntil: inDays(3) });
    await edit(106, { published: 'no' });
    expect(await fieldsOf(106)).toMatchObject({ published: 'no', publishUntil: '' });
    expect(await database.$count(productSchedules, eq(productSchedules.productId, 106))).toBe(0);
  });

  test('is taken back from the log', async () => {
    await edit(107, { publishUntil: inDays(3) });
    const [entry] = await logOf(107);
    const undone = await undoProductChange(database)({ id: 107, entryId: entry?.id ?? 0, ...act });
    expect(undone).toMatchObject({ ok: true, changed: 1 });
    expect(await fieldsOf(107)).toMatchObject({ publishUntil: '' });
  });

  test('that is over, or in no order, writes nothing', async () => {
    expect(await edit(108, { publishUntil: inDays(-1) })).toMatchObject({
      reason: 'invalid-fields',
      problems: { publishUntil: { reason: 'in-the-past' } },
    });
    await edit(108, { published: 'no' });
    expect(await edit(108, { publishFrom: inDays(3), publishUntil: inDays(2) })).toMatchObject({
      problems: { publishUntil: { reason: 'ends-before-start' } },
    });
    expect(await database.$count(productSchedules, eq(productSchedules.productId, 108))).toBe(0);
  });

  test('conflicts with another who set it since', async () => {
    const base = await fieldsOf(201);
    await edit(201, { publishUntil: inDays(3) });
    const late = { id: 201, base, sent: { ...base, publishUntil: inDays(4) }, ...act };
    expect(await saveEditedProduct(database)(late)).toMatchObject({ reason: 'fields-changed' });
  });

  test('cannot end before it begins, whoever writes it', async () => {
    const row = { productId: 202, publishFrom: '2026-12-02T09:00:00Z', publishUntil: '2026-12-01T09:00:00Z' };
    await expect(database.insert(productSchedules).values(row)).rejects.toThrow(/product_schedules/);
  });
});

test('a draft is previewed with all that its page shows, and found by nobody else', async () => {
  await edit(203, { published: 'no' });
  expect(await findProduct(database)(203, 'pl')).toBeNull();
  expect(await previewProduct(database)(203, 'pl')).toMatchObject({ id: 203, publishedAt: null });
  expect(await previewProduct(database)(999_999, 'pl')).toBeNull();
});
