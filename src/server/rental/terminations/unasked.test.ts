import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { dropProposals } from '../../../../tests/support/sign-protocols.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { billMonths } from '../../checkout/bill-months.ts';
import { planSettlement } from '../../payments/plan-settlement.ts';
import { leaseBills } from '../bills/tables.ts';
import { bookings, leases } from '../tables.ts';
import { todayIn } from '../today.ts';

const given = await openReturnsShop();
const { shop, database, close } = given;
const { step, out, letPass, refundsOf, request, leaseRow, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

test('a machine that comes back early without a request costs what it costs with one, and staff see it before', async () => {
  const settle = async (asks: boolean) => {
    await database.delete(bookings);
    const { orderId, leaseId } = await out(90, 20);
    if (asks) {
      await request(leaseId, todayIn('UA'));
      await answer(leaseId, 'APPROVED');
    }
    await step(orderId, leaseId, 'RETURNED');
    const listed = (await shop.orders.listReturnRequests()).find((each) => each.leaseId === leaseId);
    await step(orderId, leaseId, 'COMPLETED');
    return { listed, refunds: await refundsOf(orderId), back: (await leaseRow(leaseId))?.depositBackMinor };
  };
  const asked = await settle(true);
  const unasked = await settle(false);
  expect(unasked.listed).toMatchObject({
    status: 'RETURNED',
    isEarly: true,
    reason: 'not-asked',
    returnOn: todayIn('UA'),
    feeMinor: asked.listed?.feeMinor,
  });
  expect(unasked.listed?.feeMinor).toBeGreaterThan(0);
  expect([unasked.refunds, unasked.back]).toEqual([asked.refunds, asked.back]);
});

test('staff drop the fee of an early end that its customer is not to blame for, until it is settled', async () => {
  const { orderId, leaseId } = await out(90, 20);
  const waive = () => shop.orders.waiveFee({ leaseId, staffId: given.staff });
  expect(await waive()).toEqual({ ok: false, reason: 'return-not-found' });
  await step(orderId, leaseId, 'RETURNED');
  expect(await waive()).toEqual({ ok: true });
  expect(await waive()).toEqual({ ok: true });
  await step(orderId, leaseId, 'COMPLETED');
  const { depositMinor } = await given.order(orderId);
  expect((await leaseRow(leaseId))?.depositBackMinor).toBe(depositMinor);
  expect(await waive()).toEqual({ ok: false, reason: 'return-not-found' });
});

test('a machine that comes back on its last day, or late, ends nothing early', async () => {
  const { orderId, leaseId } = await out(10, 9);
  await step(orderId, leaseId, 'RETURNED');
  expect(await shop.orders.terminationsOf([leaseId])).toEqual([]);
  await step(orderId, leaseId, 'COMPLETED');
  const { depositMinor } = await given.order(orderId);
  expect(await refundsOf(orderId)).toEqual([{ reason: 'deposit', amountMinor: depositMinor }]);
});

test('a begun month that nobody paid is kept from the deposit, once', async () => {
  const { orderId, leaseId } = await out(90, 25);
  await billMonths(database, shop.rules, () => Promise.resolve(false))();
  const [month] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const bill = await given.order(month?.orderId ?? '');
  await letPass(leaseId, 70);
  expect((await leaseRow(leaseId))?.lastDay).toBe(daysAfter(todayIn('UA'), -6));
  await step(orderId, leaseId, 'RETURNED');
  await dropProposals(given, leaseId);
  await step(orderId, leaseId, 'COMPLETED');
  const lease = await leaseRow(leaseId);
  const { depositMinor = 0 } = lease ?? {};
  const keptMinor = Math.min(depositMinor, bill.totalMinor);
  expect(lease?.depositBackMinor).toBe(depositMinor - keptMinor);
  expect((await given.order(bill.id)).status).toBe('CANCELLED');
  const bills = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const rest = bills.find(({ kind }) => kind === 'settlement');
  const restMinor = rest === undefined ? 0 : (await given.order(rest.orderId)).totalMinor;
  expect(restMinor).toBe(bill.totalMinor - keptMinor);
});

describe('a lease whose deposit was agreed outside its order', () => {
  /** One that ends early and owes for it: its first month is paid, the second one half gone. */
  async function back() {
    const { orderId, leaseId } = await out(90, 44);
    await database.update(leases).set({ depositMinor: 0 }).where(eq(leases.id, leaseId));
    await step(orderId, leaseId, 'RETURNED');
    const owedMinor = (await plan(orderId, leaseId))?.money?.billMinor ?? 0;
    return { orderId, leaseId, owedMinor };
  }
  const plan = async (orderId: string, leaseId: string) =>
    planSettlement(database, await given.order(orderId), leaseId);
  const billsOf = async (leaseId: string) =>
    database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));

  test('is billed what its early end owes, once, and its customer is told', async () => {
    const { orderId, leaseId, owedMinor } = await back();
    expect(owedMinor).toBeGreaterThan(0);
    await step(orderId, leaseId, 'COMPLETED');
    const [bill, ...others] = await billsOf(leaseId);
    expect([bill?.kind, others]).toEqual(['settlement', []]);
    expect(await given.order(bill?.orderId ?? '')).toMatchObject({
      totalMinor: owedMinor,
      status: 'PENDING',
    });
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await leaseRow(leaseId))?.depositBackMinor).toBeNull();
    const told = (await given.emails(orderId)).at(-1);
    expect(told?.occasion).toBe('lease-completed');
    expect(told?.plain).toContain('Залишається сплатити');
    expect(told?.plain).not.toMatch(/застав/iu);
    expect(await plan(orderId, leaseId)).toMatchObject({ money: null });
  });

  test('is billed nothing of what staff keep: they settle that with its deposit', async () => {
    const { orderId, leaseId, owedMinor } = await back();
    const damage = { kind: 'damage', amountMinor: 100_00, note: 'Подряпина', seen: '' } as const;
    const written = { ...damage, id: crypto.randomUUID(), leaseId, staffId: given.staff };
    expect(await shop.rental.writeDeduction(written)).toEqual({ ok: true });
    await step(orderId, leaseId, 'COMPLETED');
    const [bill] = await billsOf(leaseId);
    expect((await given.order(bill?.orderId ?? '')).totalMinor).toBe(owedMinor);
  });

  test('is billed nothing where its early end owes nothing', async () => {
    const { orderId, leaseId } = await out(10, 2);
    await database.update(leases).set({ depositMinor: 0 }).where(eq(leases.id, leaseId));
    await step(orderId, leaseId, 'RETURNED', 'COMPLETED');
    expect(await billsOf(leaseId)).toEqual([]);
  });
});
