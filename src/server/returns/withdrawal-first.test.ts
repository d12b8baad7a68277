import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../tests/support/exchange-shop.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { withdrawals } from './tables.ts';

const opened = await openExchangeShop();
const { shop, database, asker, close } = opened;
const { delivered, asked, approved, read, step, arrive, accept, refundsOf } = opened;
afterAll(close);

/** States a withdrawal from a whole order by the public form. */
async function state(orderId: string, goods: string | null = null) {
  const { orderNumber } = await opened.order(orderId);
  const [address] = await database.select().from(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  const email = address?.email ?? '';
  await shop.orders.stateWithdrawal({ orderNumber, name: 'Олена', email, goods, locale: 'uk' });
  const [stated] = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  if (!stated) throw new Error('No statement was kept');
  return stated;
}
const find = async (returnId: string) => {
  const found = await shop.returns.find({ ...asker, returnId });
  if (!found.ok) throw new Error(found.reason);
  return found.found;
};
const occasions = async (orderId: string) => (await opened.emails(orderId)).map(({ occasion }) => occasion);

describe('a withdrawal stated while its goods are exchanged', () => {
  test('calls off what nobody agreed to, and begins a return of all pieces', async () => {
    const order = await delivered(2);
    const { returnId } = await asked(order, 'dearer');
    const { returnId: begun } = await state(order.orderId);
    expect(begun).not.toBe(returnId);
    expect(await find(returnId)).toMatchObject({ status: 'CANCELLED' });
    const found = await find(begun ?? '');
    expect(found).toMatchObject({ kind: 'withdrawal', status: 'APPROVED', lines: [{ asked: 2 }] });
    expect(found.estimate?.totalMinor).toBe(order.total);
    expect(await step(returnId, 'APPROVED')).toMatchObject({ ok: false });
  });

  for (const status of ['APPROVED', 'IN_PROGRESS'] as const) {
    test(`turns one that is ${status} into a withdrawal, which is refunded with its delivery`, async () => {
      const order = await delivered(1);
      const { returnId, replacementId, chosen } = await approved(order);
      const stock = (await stockOf(database, chosen.id)) ?? 0;
      if (status === 'IN_PROGRESS') await arrive(returnId);
      const stated = await state(order.orderId);
      expect(stated.returnId).toBe(returnId);
      expect(await opened.order(replacementId)).toMatchObject({ status: 'CANCELLED' });
      expect(await stockOf(database, chosen.id)).toBe(stock + 1);
      const found = await find(returnId);
      expect(found).toMatchObject({
        kind: 'withdrawal',
        status,
        exchange: null,
        formerExchange: expect.any(String),
        estimate: { totalMinor: order.total },
      });
      expect(status === 'APPROVED' ? found.label : found.tracking).not.toBeNull();
      expect(
        (await occasions(order.orderId)).filter((each) => each === 'return-refund-instead'),
      ).toHaveLength(1);
      if (status === 'APPROVED') await arrive(returnId);
      await accept(order, returnId);
      // Nothing was ticked by staff in `accept`: the box says whether it goes back at once.
      const backOffice = await shop.backoffice.findOrder(order.orderId);
      expect(backOffice?.goodsReturn.dueMinor).toBe(order.total);
      expect(await refundsOf(order.orderId)).toEqual([]);
    });
  }

  test('leaves the exchange of other pieces than it names', async () => {
    const order = await delivered(2);
    const { returnId } = await approved(order);
    const request = {
      id: randomUUID(),
      kind: 'withdrawal',
      lines: [{ itemId: order.itemId, pieces: 1, reason: null }],
      note: null,
      way: 'own',
      isUnused: true,
    } as const;
    const ask = async (pieces: number, id: string) => {
      const lines = [{ itemId: order.itemId, pieces, reason: null }];
      const wanted = { ...asker, orderId: order.orderId, request: { ...request, id, lines } };
      const offered = await shop.returns.offer(wanted);
      if (!offered.ok) return offered;
      const own = offered.offers.find(({ way }) => way === 'own')?.estimate?.totalMinor ?? 0;
      return shop.returns.request({ ...wanted, seenMinor: { own } });
    };
    expect(await ask(1, request.id)).toEqual({ ok: true, returnId: request.id });
    expect((await find(returnId)).exchange).toMatchObject({ status: 'APPROVED' });
    // The piece that is exchanged is withdrawn from next: the return of it is the withdrawal, and its form is known again.
    const formId = randomUUID();
    expect(await ask(1, formId)).toEqual({ ok: true, returnId });
    expect(await ask(1, formId)).toMatchObject({ ok: false, reason: 'more-than-left' });
    expect(await find(returnId)).toMatchObject({ kind: 'withdrawal', exchange: null });
    const seenMinor = { own: 0 };
    const again = { ...request, id: formId };
    expect(
      await shop.returns.request({ ...asker, orderId: order.orderId, request: again, seenMinor }),
    ).toEqual({ ok: true, returnId });
  });

  test('goes before a complaint that was agreed to as well', async () => {
    const order = await delivered(1);
    const id = randomUUID();
    const request = {
      id,
      kind: 'complaint',
      lines: [{ itemId: order.itemId, pieces: 1, reason: 'faulty' }],
      note: 'It does not switch on.',
      way: 'label',
      isUnused: true,
    } as const;
    const offered = await shop.returns.offer({ ...asker, orderId: order.orderId, request });
    const seen = offered.ok ? (offered.offers[0]?.estimate?.totalMinor ?? 0) : 0;
    await shop.returns.request({ ...asker, orderId: order.orderId, request, seenMinor: { label: seen } });
    await step(id, 'APPROVED');
    expect((await state(order.orderId)).returnId).toBe(id);
    expect(await find(id)).toMatchObject({ kind: 'withdrawal', status: 'APPROVED', way: 'label' });
  });

  test('in words begins a return though all pieces are exchanged, for staff to find out', async () => {
    const order = await delivered(1);
    const { returnId } = await approved(order);
    const stated = await state(order.orderId, 'Повертаю все');
    expect(stated.returnId).not.toBeNull();
    expect(stated.returnId).not.toBe(returnId);
  });
});

/** Withdraws from pieces of the one line of an order. */
async function withdrawFrom(order: { readonly orderId: string; readonly itemId: string }, pieces: number) {
  const request = {
    id: randomUUID(),
    kind: 'withdrawal',
    lines: [{ itemId: order.itemId, pieces, reason: null }],
    note: null,
    way: 'own',
    isUnused: true,
  } as const;
  const wanted = { ...asker, orderId: order.orderId, request };
  const offered = await shop.returns.offer(wanted);
  if (!offered.ok) throw new Error(offered.reason);
  const own = offered.offers.find(({ way }) => way === 'own')?.estimate?.totalMinor ?? 0;
  const result = await shop.returns.request({ ...wanted, seenMinor: { own } });
  if (!result.ok) throw new Error(result.reason);
  const again = await shop.returns.request({ ...wanted, seenMinor: { own } });
  expect(again).toEqual(result);
  return { formId: request.id, returnId: result.returnId };
}

describe('a withdrawal from fewer pieces than an open request asks for', () => {
  for (const status of ['PENDING', 'APPROVED'] as const) {
    test(`takes them out of an exchange that is ${status}, which goes on with the others`, async () => {
      const order = await delivered(3);
      const found = await asked(order, 'dearer', { pieces: 3 });
      const before = await read(found.returnId);
      const stock = (await stockOf(database, found.chosen.id)) ?? 0;
      if (status === 'APPROVED') await step(found.returnId, status);
      const { formId, returnId } = await withdrawFrom(order, 1);
      expect(returnId).toBe(formId);
      expect(await find(returnId)).toMatchObject({ kind: 'withdrawal', status: 'APPROVED', way: 'own' });
      const left = await read(found.returnId);
      expect(left).toMatchObject({ status, kind: 'exchange', lines: [{ asked: 2 }] });
      expect(left.exchange).toMatchObject({ status, replacement: { pieces: 2 } });
      expect(left.exchange.creditMinor).toBe(Math.round((before.exchange.creditMinor * 2) / 3));
      if (status === 'PENDING') await step(found.returnId, 'APPROVED');
      const { exchange } = await read(found.returnId);
      const replacement = await opened.order(exchange.order?.id ?? '');
      expect(replacement).toMatchObject({ status: 'PENDING', totalMinor: exchange.totalMinor });
      expect(await stockOf(database, found.chosen.id)).toBe(stock - 2);
    });
  }

  test('parts those that are on their way from their exchange, in the same parcel', async () => {
    const order = await delivered(3);
    const { returnId, replacementId, chosen } = await approved(order, 'dearer', { pieces: 3 });
    const stock = (await stockOf(database, chosen.id)) ?? 0;
    await opened.arrive(returnId);
    const withdrawal = await withdrawFrom(order, 1);
    expect(withdrawal.returnId).not.toBe(returnId);
    expect(withdrawal.returnId).not.toBe(withdrawal.formId);
    const parcel = await find(returnId);
    const parted = await find(withdrawal.returnId);
    expect(parted).toMatchObject({
      kind: 'withdrawal',
      status: 'IN_PROGRESS',
      way: parcel.way,
      tracking: parcel.tracking,
      lines: [{ asked: 1 }],
    });
    expect(parcel).toMatchObject({ status: 'IN_PROGRESS', lines: [{ asked: 2 }] });
    expect(parcel.exchange).toMatchObject({ status: 'IN_PROGRESS', replacement: { pieces: 2 } });
    expect(await stockOf(database, chosen.id)).toBe(stock + 1);
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      totalMinor: parcel.exchange?.totalMinor,
    });
    // Both are accepted: what was paid is on the replacement, with the customer, or to go back, and no kopiyka is twice.
    const credit = parcel.exchange?.creditMinor ?? 0;
    expect(await accept(order, returnId, 2)).toMatchObject({ ok: true });
    expect(await opened.order(replacementId)).toMatchObject({ creditMinor: credit });
    expect(await accept(order, withdrawal.returnId)).toMatchObject({ ok: true, isWhole: true });
    const backOffice = await shop.backoffice.findOrder(order.orderId);
    expect(backOffice?.goodsReturn.dueMinor).toBe((await find(withdrawal.returnId)).estimate?.totalMinor);
    // The delivery stays with the shop: what came for the others is kept.
    const { shippingMinor } = await opened.order(order.orderId);
    expect(credit + (backOffice?.goodsReturn.dueMinor ?? 0)).toBe(order.total - (shippingMinor ?? 0));
  });

  test('leaves the same product in place of faulty pieces at exactly what those are worth', async () => {
    const order = await delivered(3);
    const { returnId, replacementId } = await approved(order, 'same', {
      pieces: 3,
      kind: 'complaint',
      reason: 'faulty',
      note: 'Not even one of them works.',
    });
    await opened.arrive(returnId);
    await withdrawFrom(order, 2);
    const { exchange } = await read(returnId);
    expect(exchange.totalMinor).toBe(exchange.creditMinor);
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    expect(await opened.order(replacementId)).toMatchObject({
      totalMinor: exchange.creditMinor,
      paymentStatus: 'PAID',
    });
  });

  test('parts those of a complaint that was sent, which keeps the others with their reasons', async () => {
    const order = await delivered(3);
    const id = randomUUID();
    const request = {
      id,
      kind: 'complaint',
      lines: [{ itemId: order.itemId, pieces: 3, reason: 'faulty' }],
      note: 'It does not switch on.',
      way: 'label',
      isUnused: true,
    } as const;
    const offered = await shop.returns.offer({ ...asker, orderId: order.orderId, request });
    const label = offered.ok ? (offered.offers[0]?.estimate?.totalMinor ?? 0) : 0;
    await shop.returns.request({ ...asker, orderId: order.orderId, request, seenMinor: { label } });
    await step(id, 'APPROVED');
    await shop.returns.trackOwn({ ...asker, returnId: id, tracking: PARCEL });
    const { returnId } = await withdrawFrom(order, 1);
    expect(await find(id)).toMatchObject({ kind: 'complaint', lines: [{ asked: 2, reason: 'faulty' }] });
    const parted = await find(returnId);
    expect(parted).toMatchObject({ kind: 'withdrawal', status: 'SHIPPED', way: 'label', tracking: PARCEL });
    // The shop said that it pays the parcel.
    expect(parted.estimate?.wayMinor).toBe(0);
    const estimates = [parted, await find(id)].map(({ estimate }) => estimate?.totalMinor ?? 0);
    expect(estimates.reduce((sum, minor) => sum + minor, 0)).toBe(order.total);
  });
});
