import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { signProtocols, takeLeaseSteps, wholeProtocol } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../../domain/calendar/working-days.ts';
import { productPrices } from '../../catalogue/tables.ts';
import { leases } from '../tables.ts';
import { todayIn } from '../today.ts';
import { leaseDeductions } from './tables.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const transfers = await openTransferShop();
const { shop, database, customer, staff, close } = transfers;
afterAll(close);

const MACHINE = 2001;

async function active() {
  const rental = { duration: 'day', count: 1, startDate: rentalStart() } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: MACHINE, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  const leaseId = found?.leases[0]?.id ?? '';
  const machineId = found?.leases[0]?.protocols[0]?.id ?? 0;
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
  return { orderId, leaseId, subject: { leaseId, kind: 'return', machineId } as const };
}
type Active = Awaited<ReturnType<typeof active>>;
const found = async ({ subject }: Active) => (await shop.rental.findProtocol(subject, 'uk'))?.deductions;
const written = (leaseId: string, differs: object = {}) =>
  shop.rental.writeDeduction({
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'damage',
    amountMinor: 150_000,
    note: 'Розбита фара',
    seen: '',
    leaseId,
    staffId: staff,
    ...differs,
  });

test('late days and missing fuel are proposed until they are written down or dropped, and the customer sees what is kept', async () => {
  const lease = await active();
  const { leaseId, subject } = lease;
  expect((await found(lease))?.proposals).toEqual([]);
  // It was due two days before the last working day that is over.
  const today = todayIn('UA');
  let due = daysAfter(today, -5);
  due = workingDaysFrom(due, 1, 'UA');
  await database.update(leases).set({ firstDay: due, lastDay: due }).where(eq(leases.id, leaseId));
  const days = (Date.parse(today) - Date.parse(due)) / 86_400_000;
  const values = wholeProtocol('generator', { hours: 1000, fuel: 6 });
  await shop.rental.keepProtocol({ ...subject, values, revision: 0, staffId: staff });
  const prices = await database.select().from(productPrices).where(eq(productPrices.productId, MACHINE));
  const day = prices.find(({ term, currency }) => term === 'day' && currency === 'UAH')?.minor ?? 0;
  const proposals = (await found(lease))?.proposals ?? [];
  expect(proposals).toMatchObject([
    ...(days > 0 ? [{ kind: 'late', count: days, amountMinor: days * Math.round(day * 1.2) }] : []),
    { kind: 'fuel', count: 2, amountMinor: 120_000 },
  ]);
  for (const { id, kind } of proposals) {
    const amountMinor = kind === 'fuel' ? 100_000 : 0;
    const note = kind === 'fuel' ? 'Долито 10 л' : 'Домовилися телефоном';
    expect(await written(leaseId, { id, kind, amountMinor, note })).toEqual({ ok: true });
  }
  expect((await found(lease))?.proposals).toEqual([]);
  expect(await shop.orders.findLease(leaseId, customer)).toMatchObject({
    lease: { deductions: [{ kind: 'fuel', amountMinor: 100_000, note: 'Долито 10 л' }] },
  });
});

test('a lease is not settled while anything that is proposed is neither written down nor dropped', async () => {
  const lease = await active();
  const { orderId, leaseId, subject } = lease;
  const due = daysAfter(todayIn('UA'), -9);
  await database.update(leases).set({ firstDay: due, lastDay: due }).where(eq(leases.id, leaseId));
  const values = wholeProtocol('generator', { hours: 1000, fuel: 5 });
  expect(await shop.rental.signProtocol({ ...subject, values, revision: 0, staffId: staff })).toEqual({
    ok: true,
  });
  const proposals = (await found(lease))?.proposals ?? [];
  expect(proposals.map(({ kind }) => kind)).toEqual(['late', 'fuel']);
  const step = { orderId, leaseId, to: 'COMPLETED', stopReason: 'shop-other', staffId: staff } as const;
  for (const { id, kind } of proposals) {
    const open = (await shop.backoffice.findOrder(orderId))?.leases[0]?.openDeductions ?? [];
    expect(open.some((each) => each.kind === kind && each.machineId === subject.machineId)).toBe(true);
    expect(await shop.orders.takeLeaseStep(step)).toEqual({ ok: false, reason: 'deductions-open' });
    // One is kept under another name, the other is dropped.
    const decided = kind === 'late' ? { kind: 'loss', amountMinor: 30_000 } : { kind, amountMinor: 0 };
    expect(await written(leaseId, { id, ...decided })).toEqual({ ok: true });
  }
  expect((await shop.backoffice.findOrder(orderId))?.leases[0]?.openDeductions).toEqual([]);
  expect(await shop.orders.takeLeaseStep(step)).toEqual({ ok: true });
});

test('a deduction is written once, changed by who saw it, and only between hand-over and settlement', async () => {
  const lease = await active();
  const { orderId, leaseId } = lease;
  expect(await Promise.all([1, 2, 3].map(() => written(leaseId)))).toEqual(Array(3).fill({ ok: true }));
  const [row] = await database.select().from(leaseDeductions).where(eq(leaseDeductions.leaseId, leaseId));
  expect(row).toMatchObject({ amountMinor: 150_000, staffId: staff });
  expect(await written(leaseId, { amountMinor: 1 })).toEqual({ ok: false, reason: 'deduction-changed' });
  expect(await written(leaseId, { amountMinor: 1, seen: row?.at })).toEqual({ ok: true });
  expect(await written(leaseId, { amountMinor: 2, seen: row?.at })).toMatchObject({
    reason: 'deduction-changed',
  });
  const other = await active();
  expect(await written(other.leaseId)).toEqual({ ok: false, reason: 'form-used' });
  expect(await written(crypto.randomUUID())).toEqual({ ok: false, reason: 'lease-not-found' });
  expect((await signProtocols(transfers, leaseId, 'return')).every(({ ok }) => ok)).toBe(true);
  const more = { id: crypto.randomUUID() };
  expect(await written(leaseId, more)).toEqual({ ok: true });
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'COMPLETED');
  expect(await written(leaseId, { id: crypto.randomUUID() })).toEqual({
    ok: false,
    reason: 'deduction-closed',
  });
  // What is kept is 1 and 150,000: the rest of the deposit goes back.
  const { owedMinor, depositMinor } = await transfers.order(orderId);
  expect(owedMinor).toBe(depositMinor - 150_001);
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['lease_deductions']),
    unlogged: [],
  });
});
