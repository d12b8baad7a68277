import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../tests/support/leases-given-back.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { bought } from '../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { refunds } from '../payments/tables.ts';
import { bookings } from '../rental/tables.ts';

const given = await openReturnsShop();
const { shop, database, staff, close } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

/** A paid order of goods and a machine, with what the goods cost with tax. */
async function mixed(days: number) {
  const rental = { duration: 'day' as const, count: days, startDate: rentalStart() };
  const machine = { id: 2001, quantity: 1, rental };
  const { orderId, total } = await given.place({ lines: [bought(90, 1), machine] });
  await given.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  const [goods] = found?.order.items ?? [];
  const goodsMinor = ((goods?.lineMinor ?? 0) * 120) / 100;
  return { orderId, goodsMinor, itemId: goods?.id ?? '', leaseId: found?.leases[0]?.id ?? '' };
}
type Mixed = Awaited<ReturnType<typeof mixed>>;

async function withdraw({ orderId, itemId }: Mixed) {
  const lines = [{ itemId, back: 1, sellable: 1 }];
  const form = { id: randomUUID(), reason: 'withdrawn', seen: 0, refund: true, lines } as const;
  return shop.payments.takeGoodsBack({ ...form, orderId, staffId: staff });
}
const dueFor = async (orderId: string) => (await shop.backoffice.findOrder(orderId))?.goodsReturn.dueMinor;

/** How the lease of a delivered order ends. */
const ENDS: [string, number, (order: Mixed) => Promise<unknown>][] = [
  [
    'at its end',
    5,
    ({ orderId, leaseId }) => takeLeaseSteps(given, { orderId, leaseId }, 'RETURNED', 'COMPLETED'),
  ],
  [
    'early',
    40,
    async ({ orderId, leaseId }) => {
      await given.request(leaseId, daysAfter(rentalStart(), 2));
      await given.answer(leaseId, 'APPROVED');
      await takeLeaseSteps(given, { orderId, leaseId }, 'RETURNED', 'COMPLETED');
    },
  ],
];

describe('goods that came with a machine', () => {
  test.each(ENDS)(
    'give back all that they cost, before and after a lease that ends %s',
    async (_, days, end) => {
      for (const isEndFirst of [true, false]) {
        await database.delete(bookings);
        const order = await mixed(days);
        const { orderId, leaseId, goodsMinor } = order;
        await takeLeaseSteps(given, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
        await given.hand(orderId, 'DELIVERED');
        if (isEndFirst) {
          await end(order);
          await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
        }
        expect(await withdraw(order)).toMatchObject({ ok: true, refundMinor: goodsMinor });
        if (!isEndFirst) await end(order);
        const made = await database.select().from(refunds).where(eq(refunds.orderId, orderId));
        const forGoods = made.filter(({ reason }) => reason === 'goods-back');
        expect(forGoods.map(({ amountMinor }) => amountMinor)).toEqual([goodsMinor]);
        expect(made.filter(({ reason }) => reason === 'deposit')).toHaveLength(1);
        expect(await dueFor(orderId)).toBe(0);
      }
    },
  );
});
