import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openExchangeShop } from '../../../tests/support/exchange-shop.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { withdrawals } from './tables.ts';

const opened = await openExchangeShop();
const { shop, database, asker, close } = opened;
const { delivered, asked, approved, step, arrive, accept, refundsOf } = opened;
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
