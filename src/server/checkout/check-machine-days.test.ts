import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import {
  addCustomers,
  bought,
  DEFAULT_RULES,
  ORDER_NEEDS,
  orderRequest,
} from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { OPEN_ORDER_LIMITS } from '../../domain/limits/open-orders.ts';
import { orders } from '../orders/tables.ts';
import { bookings } from '../rental/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
const place = placeOrder(database, {
  ...ORDER_NEEDS,
  rules: {
    ...DEFAULT_RULES,
    openOrders: OPEN_ORDER_LIMITS,
    machineDays: { newcomer: 60, known: 300, network: 400 },
  },
});

const rented = (days: number, quantity = 1): OrderRequest['lines'][number] => ({
  id: 2103,
  quantity,
  rental: { duration: 'day', count: days, startDate: rentalStart() },
});
const rent = (user: string, lines: OrderRequest['lines'], rest: Partial<OrderRequest> = {}) =>
  place(orderRequest(user, { lines, network: '10.90.0.1', ...rest }));

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(orders);
});

describe('the unpaid days of machines', () => {
  test('of a new account are limited, those of its other unpaid orders among them, and written nowhere when refused', async () => {
    expect(await rent('olena', [rented(300)])).toEqual({
      ok: false,
      reason: 'too-many-machine-days',
      most: 60,
      days: 300,
    });
    expect(await database.$count(bookings)).toBe(0);
    expect(await rent('olena', [rented(20, 2)])).toMatchObject({ ok: true });
    await database.delete(bookings);
    expect(await rent('olena', [rented(21)])).toMatchObject({ reason: 'too-many-machine-days', days: 61 });
    expect(await rent('olena', [rented(20)])).toMatchObject({ ok: true });
    await database.delete(bookings);
    expect(await rent('olena', [bought(1801)])).toMatchObject({ ok: true });
    expect(await rent('marek', [rented(60)])).toMatchObject({ ok: true });
  });

  test('may be more of who pays by card at once, or has paid for an order, up to a limit of their own', async () => {
    expect(await rent('olena', [rented(200)], { payment: 'card' })).toMatchObject({ ok: true });
    await database.delete(bookings);
    await database.update(orders).set({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await rent('olena', [rented(200)])).toMatchObject({ ok: true });
    await database.delete(bookings);
    expect(await rent('olena', [rented(101)])).toMatchObject({ reason: 'too-many-machine-days', most: 300 });
  });

  test('of one network are limited together', async () => {
    await rent('olena', [rented(150, 2)], { payment: 'card' });
    await database.delete(bookings);
    expect(await rent('marek', [rented(101)], { payment: 'card' })).toMatchObject({
      reason: 'too-many-machine-days',
      most: 400,
      days: 401,
    });
    const elsewhere = { payment: 'card', network: '10.90.0.2' } as const;
    expect(await rent('marek', [rented(101)], elsewhere)).toMatchObject({ ok: true });
  });

  test('are those of machines, not of what is bought, and of orders that are not paid', async () => {
    const placed = await rent('olena', [rented(60), bought(1801, 5)]);
    await database.delete(bookings);
    expect(await rent('olena', [rented(1)])).toMatchObject({ reason: 'too-many-machine-days', days: 61 });
    await database
      .update(orders)
      .set({ status: 'CANCELLED' })
      .where(eq(orders.id, placed.ok ? placed.orderId : ''));
    expect(await rent('olena', [rented(60)])).toMatchObject({ ok: true });
  });
});
