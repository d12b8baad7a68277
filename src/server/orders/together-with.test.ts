import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { printFields, type ProductFields } from '../../domain/catalogue/editing/product-fields.ts';
import { listAudit } from '../audit/audit-log.ts';
import { findEditedProduct } from '../catalogue/editing/find-edited-product.ts';
import { saveEditedProduct, undoProductChange } from '../catalogue/editing/save-edited-product.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { togetherWith } from './together-with.ts';
import { orders } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const staffId = await addStaffRow(database);

const order = async (...ids: readonly number[]): Promise<string> => {
  const lines = ids.map((id) => bought(id));
  const result = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
};
const soldOut = (id: number) => database.update(products).set({ stock: 0 }).where(eq(products.id, id));
const find = async (id: number) => {
  const product = await findProduct(database)(id, 'uk');
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};
const scope = { currency: 'UAH', count: 4 } as const;
const breaker = await find(1801);
const together = () => togetherWith(database)(breaker, scope);

test('too few orders tell nothing: what complements the product is offered', async () => {
  await order(1801, 1804, 1104);
  const firstOrder = await order(1801, 1804, 1104, 508);
  expect((await together()).basis).toBe('complements');

  await order(1801, 1804);
  await order(1801, 1804, 1104);
  expect(await together()).toEqual({ basis: 'orders', ids: [1804, 1104] });

  // A cancelled order tells nothing either: of 1104 two are left.
  await database.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, firstOrder));
  expect((await together()).basis).toBe('complements');

  await order(1801, 1104);
  await order(1801, 1104);
  expect(await together()).toEqual({ basis: 'orders', ids: [1104, 1804] });
});

describe('what complements a product', () => {
  const complements = async (id: number) => {
    const { basis, ids } = await togetherWith(database)(await find(id), scope);
    expect(basis).toBe('complements');
    return Promise.all(ids.map(find));
  };

  test('is one of each kind that it needs, in stock', async () => {
    const found = await complements(101);
    expect(found.map(({ categoryId }) => categoryId)).toEqual([5, 3, 11]);
    expect(found.filter(({ stock }) => stock === 0)).toEqual([]);
    const [mounting] = found;
    await soldOut(mounting?.id ?? 0);
    expect((await complements(101)).map(({ id }) => id)).not.toContain(mounting?.id);
  });

  test('is of its own maker, if such a product fits', async () => {
    const [panel, battery] = await complements(302);
    expect([panel?.categoryId, battery?.brand]).toEqual([1, 'Deye']);
    expect((await complements(90))[0]?.brand).toBe('EcoFlow');
  });

  test('is no more than is asked for', async () => {
    const { ids } = await togetherWith(database)(await find(302), { currency: 'UAH', count: 1 });
    expect(ids).toHaveLength(1);
  });

  test('is nothing where the product does not state what decides', async () => {
    const charger = await find(801);
    const specifications = charger.specifications.filter(({ key }) => key !== 'circuitBreakerA');
    expect((await complements(801)).map(({ id }) => id)).toEqual([1801]);
    expect((await togetherWith(database)({ ...charger, specifications }, scope)).ids).toEqual([]);
  });

  test('is one query together with what orders tell', async () => {
    const panel = await find(101);
    expect(await countQueries(() => togetherWith(database)(panel, scope))).toBe(1);
  });
});

describe('what staff choose', () => {
  const articleOf = async (id: number) => (await find(id)).articleNumber;
  const edit = async (id: number, sent: ProductFields) => {
    const found = await findEditedProduct(database)(id);
    if (!found) throw new Error(`There is no product ${id}`);
    return saveEditedProduct(database)({ id, base: printFields(found.product), sent, staffId, why: '' });
  };
  const idsOf = async (id: number) => (await togetherWith(database)(await find(id), scope)).ids;

  test('stands first in its order, and what can be had no more is passed over', async () => {
    const ruled = await idsOf(102);
    const [one, other] = [await articleOf(506), await articleOf(507)];
    expect(await edit(102, { together: `${one}\n${other}` })).toMatchObject({ ok: true, changed: 1 });
    expect(await idsOf(102)).toEqual([506, 507, ...ruled].slice(0, 4));
    await soldOut(506);
    expect(await idsOf(102)).toEqual([507, ...ruled].slice(0, 4));
    expect(await countQueries(async () => togetherWith(database)(await find(102), scope))).toBe(
      (await countQueries(() => find(102))) + 1,
    );
  });

  test('is advised, whatever orders tell', async () => {
    expect((await together()).basis).toBe('orders');
    await edit(1801, { together: await articleOf(508) });
    expect(await together()).toEqual({ basis: 'complements', ids: [508, 1104, 1804] });
    await edit(1801, { together: '', notTogether: await articleOf(1104) });
    expect((await together()).ids).not.toContain(1104);
  });

  test('keeps out what is not to stand there: the next of its kind comes instead', async () => {
    const others = [...(await idsOf(103))];
    const last = others.pop() ?? 0;
    await edit(103, { notTogether: await articleOf(last) });
    const ids = [...(await idsOf(103))];
    const next = ids.pop() ?? 0;
    expect(ids).toEqual(others);
    expect(next).not.toBe(last);
    expect((await find(next)).categoryId).toBe((await find(last)).categoryId);
  });

  test('has to be in the shop, and is taken back from the log', async () => {
    expect(await edit(104, { together: 'NO-SUCH' })).toMatchObject({
      reason: 'invalid-fields',
      problems: { together: { reason: 'unknown-part', detail: 'NO-SUCH' } },
    });
    const ruled = await idsOf(104);
    await edit(104, { together: await articleOf(507) });
    const { entries } = await listAudit(database)({ subject: 'product', subjectId: '104' });
    const entryId = entries[0]?.id ?? 0;
    expect(await undoProductChange(database)({ id: 104, entryId, staffId, why: '' })).toMatchObject({
      ok: true,
    });
    expect(await idsOf(104)).toEqual(ruled);
  });
});
