import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { sampleDepot } from '../../../tests/support/sample-depot.ts';
import { seedPrice, seedRental } from '../../../tests/support/seed-price.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listedProducts } from '../catalogue/listing-tables.ts';
import { listProducts } from '../catalogue/list-products.ts';
import { products } from '../catalogue/tables.ts';
import type { OrderRequest } from '../checkout/order-request.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { listGoodsAfter } from '../discovery/published-products.ts';
import { findOrder } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { machineChoices } from './list-machines.ts';
import { reinstateMachine, retireMachine } from './retire-machine.ts';
import { addMachine } from './save-machine.ts';
import { bookings } from './tables.ts';

/** A power station that the starting catalogue sells and rents, and a machine that it only rents. */
const BOTH = 90;
const RENTED = 2104;

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'staff');
const { ukraine, machinesOf, standing } = await sampleDepot(database);
const stocks = async (id = BOTH) => {
  const [row] = await database
    .select({ stock: products.stock, rentalStock: products.rentalStock })
    .from(products)
    .where(eq(products.id, id));
  return row;
};
const place = async (lines: OrderRequest['lines']) => {
  const result = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.orderId;
};
const rental = { duration: 'day' as const, count: 3, startDate: rentalStart() };
const rented = (quantity = 1) => ({ id: BOTH, quantity, rental });

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(orders);
  await database.update(products).set({ stock: 18 }).where(eq(products.id, BOTH));
});

describe('what is sold and rented', () => {
  test('keeps its stock for sale, whatever becomes of its machines', async () => {
    expect(await stocks()).toEqual({ stock: 18, rentalStock: 4 });
    const wanted = { productId: BOTH, depotId: ukraine, inventoryNumber: 'ST-1', serialNumber: null };
    const added = await addMachine(database)(wanted, 'staff');
    if (!added.ok) throw new Error(added.reason);
    expect(await stocks()).toEqual({ stock: 18, rentalStock: 5 });
    expect((await retireMachine(database)(added.id, 'staff')).ok).toBe(true);
    expect(await stocks()).toEqual({ stock: 18, rentalStock: 4 });
    expect((await reinstateMachine(database)(added.id, 'staff')).ok).toBe(true);
    expect((await retireMachine(database)(added.id, 'staff')).ok).toBe(true);
    expect(await stocks()).toEqual({ stock: 18, rentalStock: 4 });
  });

  test('is bought and rented in one order of two lines', async () => {
    const orderId = await place([bought(BOTH, 2), rented()]);
    expect(await stocks()).toEqual({ stock: 16, rentalStock: 4 });
    const booked = await standing();
    expect(booked).toHaveLength(1);
    expect(await machinesOf(BOTH)).toContain(booked[0]?.machineId);
    const found = await findOrder(database)(orderId, 'olena');
    if (!found.ok) throw new Error(found.reason);
    expect(found.order.items.map(({ unitMinor, quantity }) => [unitMinor, quantity])).toEqual([
      [seedPrice(BOTH), 2],
      [3 * seedRental(BOTH, 'day'), 1],
    ]);
    await moveOrder(database, orderId, { to: 'CANCELLED', reason: 'cancelled-by-shop' });
    expect(await stocks()).toEqual({ stock: 18, rentalStock: 4 });
    expect(await standing()).toEqual([]);
  });

  test('is rented while its pieces for sale are sold out, and bought while all machines are out', async () => {
    await place([bought(BOTH, 18)]);
    await place([rented(4)]);
    expect(await stocks()).toEqual({ stock: 0, rentalStock: 4 });
    const refused = async (lines: OrderRequest['lines']) =>
      placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
    expect(await refused([bought(BOTH)])).toMatchObject({ reason: 'out-of-stock', available: 0 });
    expect(await refused([rented()])).toMatchObject({ reason: 'days-taken', available: 0 });
    await database.update(products).set({ stock: 1 }).where(eq(products.id, BOTH));
    await place([bought(BOTH)]);
  });

  test('is listed and fed by its price to buy, and machines of it can be added', async () => {
    const listed = await database
      .select({ price: listedProducts.priceUah })
      .from(listedProducts)
      .where(eq(listedProducts.productId, BOTH));
    expect(new Set(listed.map(({ price }) => price))).toEqual(new Set([seedPrice(BOTH)]));
    const [fed] = await listGoodsAfter(database)(BOTH - 1, 'uk');
    expect(fed).toMatchObject({ id: BOTH, prices: { UAH: { sale: seedPrice(BOTH) } } });
    const choices = (await machineChoices(database)('uk')).products.map(({ id }) => id);
    expect(choices).toContain(BOTH);
    expect(choices).toContain(RENTED);
    expect(choices).not.toContain(BOTH + 1);
  });

  test('stands in a category of machines by the price of a day', async () => {
    const category = 20;
    await database.update(products).set({ categoryId: category }).where(eq(products.id, BOTH));
    const { products: found } = await listProducts(database)({
      locale: 'uk',
      currency: 'UAH',
      condition: { kind: 'number', field: 'categoryId', operator: '$eq', values: [category] },
      sort: [{ field: 'price', direction: 'asc' }],
      page: 1,
      pageSize: 100,
    });
    const days = found.map(({ prices }) => prices.UAH.day ?? 0);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(found.map(({ id }) => id)).toContain(BOTH);
    await database.update(products).set({ categoryId: 9 }).where(eq(products.id, BOTH));
  });
});

test('the stock of what is only rented is its machines', async () => {
  const before = await stocks(RENTED);
  expect(before?.stock).toBe(before?.rentalStock);
  const wanted = { productId: RENTED, depotId: ukraine, inventoryNumber: 'ST-2', serialNumber: null };
  expect((await addMachine(database)(wanted, 'staff')).ok).toBe(true);
  const more = (before?.stock ?? 0) + 1;
  expect(await stocks(RENTED)).toEqual({ stock: more, rentalStock: more });
});
