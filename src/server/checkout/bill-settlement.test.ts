import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { leaseContracts } from '../rental/contracts/tables.ts';
import { emails } from '../outbox/tables.ts';
import { refunds } from '../payments/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { bookings, leases } from '../rental/tables.ts';

const transfers = await openTransferShop();
const { shop, database, staff, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const leaseRow = async (leaseId: string) =>
  (await database.select().from(leases).where(eq(leases.id, leaseId)))[0];
const billsOf = (leaseId: string) =>
  database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));

/** A lease whose machine came back, with so much beyond its deposit to be paid; `short` of it where negative. */
async function settled(beyondMinor: number) {
  const rental = { duration: 'day', count: 3, startDate: rentalStart() } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  const lease = { orderId, leaseId };
  await takeLeaseSteps(transfers, lease, 'PROCESSING', 'ACTIVE', 'RETURNED');
  const { depositMinor = 0 } = (await leaseRow(leaseId)) ?? {};
  const damage = { kind: 'damage', note: 'Розбитий генератор', seen: '', leaseId, staffId: staff } as const;
  const id = crypto.randomUUID();
  const amountMinor = depositMinor + beyondMinor;
  expect(await shop.rental.writeDeduction({ ...damage, id, amountMinor })).toEqual({ ok: true });
  await takeLeaseSteps(transfers, lease, 'COMPLETED');
  const [bill] = await billsOf(leaseId);
  return { ...lease, depositMinor, billId: bill?.orderId ?? '' };
}
const letter = async (orderId: string, occasion: string) =>
  (
    await database
      .select({ plain: emails.plain })
      .from(emails)
      .where(and(like(emails.occasion, `${occasion}:${orderId}%`)))
  ).map(({ plain }) => plain.replaceAll(' ', ' '));

describe('what is owed beyond a deposit', () => {
  test('is billed once, to the kopiyka, and told with the money of the lease', async () => {
    const { orderId, leaseId, depositMinor, billId } = await settled(123_45);
    expect(await leaseRow(leaseId)).toMatchObject({ depositBackMinor: 0, status: 'COMPLETED' });
    const bill = await transfers.order(billId);
    expect(bill).toMatchObject({ totalMinor: 123_45, paymentMethod: 'transfer', status: 'PENDING' });
    expect(bill.paymentDueOn).not.toBeNull();
    expect(await database.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([]);
    const [told = ''] = await letter(orderId, 'lease-completed');
    expect(told).toContain('Залишається сплатити');
    expect(told).toContain('123,45');
    expect((await letter(billId, 'order-placed'))[0]).toContain(
      'Це рахунок на суму, що залишилася до сплати',
    );
    const again = { orderId, leaseId, to: 'COMPLETED', stopReason: 'shop-other', staffId: staff } as const;
    expect(await shop.orders.takeLeaseStep(again)).toMatchObject({ ok: false });
    expect(await billsOf(leaseId)).toHaveLength(1);
    const found = await shop.orders.leaseBilling(leaseId);
    expect(found?.bills).toMatchObject([{ kind: 'settlement', amountMinor: 123_45, state: 'open' }]);
    expect(depositMinor).toBeGreaterThan(0);
  });

  test('completes its order when it is paid, and is no rent: neither price nor contract change by it', async () => {
    const { leaseId, billId } = await settled(50_000);
    const before = await shop.orders.findLease(leaseId, customer);
    await transfers.came(billId, 50_000);
    expect(await transfers.order(billId)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
    const after = await shop.orders.findLease(leaseId, customer);
    expect(after.ok && before.ok && after.lease.priceMinor === before.lease.priceMinor).toBe(true);
    const contracts = await database.select().from(leaseContracts).where(eq(leaseContracts.leaseId, leaseId));
    expect(contracts.map(({ annex }) => annex)).toEqual([0]);
    expect((await letter(billId, 'order-paid'))[0]).toContain('більше нічого не винні');
  });

  test('is not cancelled by its customer nor by time; staff let it go, and nothing is billed again', async () => {
    const { leaseId, billId } = await settled(9_99);
    const cancelled = await shop.orders.cancelOrder({
      orderId: billId,
      userId: customer,
      reason: 'changed-mind',
    });
    expect(cancelled).toEqual({ ok: false, reason: 'not-cancellable' });
    await transfers.due(billId, { dueOn: '2026-01-12', notice: null });
    expect(await transfers.lookAfter()).toBe('warn');
    expect((await letter(billId, 'order-payment-overdue'))[0]).toContain('Сплатіть рахунок');
    await transfers.due(billId, { dueOn: '2026-01-12', notice: 'warned' });
    expect(await transfers.lookAfter()).toBe('ask-staff');
    expect((await transfers.order(billId)).status).toBe('PENDING');
    const before = await leaseRow(leaseId);
    expect(
      await shop.orders.cancelByStaff({ orderId: billId, staffId: staff, reason: 'other' }),
    ).toMatchObject({ ok: true });
    const after = await leaseRow(leaseId);
    expect(after?.billedMinor).toBe(before?.billedMinor);
    expect(after?.billedUntil).toBe(before?.billedUntil);
    expect((await billsOf(leaseId))[0]?.droppedAt).not.toBeNull();
  });

  test('is nothing where the deposit is enough', async () => {
    const { orderId, leaseId, depositMinor } = await settled(-1_00);
    expect(await billsOf(leaseId)).toEqual([]);
    expect((await leaseRow(leaseId))?.depositBackMinor).toBe(1_00);
    expect(depositMinor).toBeGreaterThan(1_00);
    expect((await letter(orderId, 'lease-completed'))[0]).toContain('Повертаємо із застави');
  });
});
