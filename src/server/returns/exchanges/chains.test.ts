import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';
import { refundEvent } from '../../../../tests/support/stripe-bodies.ts';
import { paymentCases, payments } from '../../payments/tables.ts';

const COMPLAINT = { kind: 'complaint', reason: 'faulty', note: 'It does not switch on.' } as const;

const opened = await openExchangeShop();
const { shop, database, staff, close } = opened;
const { delivered, approved, arrive, accept } = opened;
afterAll(close);

type Exchanged = Parameters<typeof accept>[0];

const ship = (orderId: string) => shop.orders.shipOrder({ orderId, staffId: staff, tracking: PARCEL });

/** Exchanges pieces of an order for the same, whose goods came back and were accepted, and answers the order of the replacement. */
async function exchange(order: Exchanged, pieces = 1) {
  const { returnId, replacementId } = await approved(order, 'same', { ...COMPLAINT, pieces });
  await arrive(returnId);
  expect(await accept(order, returnId, pieces)).toMatchObject({ ok: true });
  return replacementId;
}

/** The order of a replacement once it was delivered, as one whose goods are exchanged again. */
async function arrived(orderId: string): Promise<Exchanged> {
  await opened.hand(orderId, 'DELIVERED');
  const [item] = (await shop.backoffice.findOrder(orderId))?.order.items ?? [];
  return { orderId, total: 0, itemId: item?.id ?? '' };
}

/** The cases of an order's card that staff have to see to. */
const casesOf = (orderId: string) =>
  database
    .select({ id: paymentCases.id, kind: paymentCases.kind, amountMinor: paymentCases.amountMinor })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(and(eq(payments.orderId, orderId), isNull(paymentCases.closedAt)));

/** Somebody gives all of an order's card payment back in the provider's dashboard. */
async function refundAtProvider(orderId: string) {
  const paid = (await opened.paymentsOf(orderId)).findLast(({ acceptedAt }) => acceptedAt !== null);
  await opened.tell(refundEvent(paid?.id ?? '', paid?.amountMinor ?? 0));
}

const NOTHING = { heldMinor: 0, owedMinor: 0, creditMinor: 0 };

describe('along a chain of exchanges a loss', () => {
  test.each([
    ['a lost dispute', opened.loseDispute],
    ['a refund at the provider', refundAtProvider],
  ] as const)('by %s reaches the replacement that was not sent', async (_, lose) => {
    const order = await delivered(2, { payment: 'card' });
    const first = await exchange(order);
    const second = await exchange(await arrived(first));
    const third = await exchange(await arrived(second));
    const creditMinor = (await opened.order(third)).totalMinor;
    await lose(order.orderId);
    await opened.runChores();
    expect(await opened.order(third)).toMatchObject({
      ...NOTHING,
      status: 'PROCESSING',
      paymentStatus: 'REFUNDED',
    });
    expect(await ship(third)).toEqual({ ok: false, reason: 'refunded' });
    for (const id of [first, second]) {
      expect(await opened.order(id)).toMatchObject({ ...NOTHING, status: 'RETURNED' });
    }
    const cases = (await casesOf(order.orderId)).map(({ kind }) => kind);
    expect(cases).not.toContain('excess-loss');
    // It is paid anew, and leaves then.
    await opened.came(third, creditMinor);
    expect(await opened.order(third)).toMatchObject({ heldMinor: creditMinor });
  });

  test('takes no more than was moved on, and leaves what was sent', async () => {
    const order = await delivered(2, { payment: 'card' });
    const first = await exchange(order, 2);
    const { creditMinor } = await opened.order(first);
    const second = await exchange(await arrived(first));
    await opened.loseDispute(order.orderId);
    expect(await opened.order(second)).toMatchObject({ ...NOTHING, paymentStatus: 'REFUNDED' });
    expect(await opened.order(first)).toMatchObject({
      status: 'DELIVERED',
      heldMinor: creditMinor / 2,
      owedMinor: 0,
      creditMinor: creditMinor / 2,
    });
    expect(await casesOf(order.orderId)).toContainEqual(
      expect.objectContaining({ kind: 'excess-loss', amountMinor: creditMinor / 2 }),
    );
  });

  test('leaves every replacement that was sent, and stands before staff', async () => {
    const order = await delivered(2, { payment: 'card' });
    const first = await exchange(order);
    const second = await exchange(await arrived(first));
    const { creditMinor } = await opened.order(second);
    expect(await ship(second)).toMatchObject({ ok: true });
    await opened.loseDispute(order.orderId);
    expect(await opened.order(second)).toMatchObject({ heldMinor: creditMinor, creditMinor });
    expect(await casesOf(order.orderId)).toContainEqual(
      expect.objectContaining({ kind: 'excess-loss', amountMinor: creditMinor }),
    );
  });

  test('is taken from a replacement that came back, before its money goes back', async () => {
    const order = await delivered(2, { payment: 'card' });
    const first = await exchange(order);
    await opened.hand(first, 'DELIVERED');
    expect(await opened.goodsReturn(first, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    await opened.loseDispute(order.orderId);
    await opened.runChores();
    expect(await opened.order(first)).toMatchObject({ ...NOTHING, paymentStatus: 'REFUNDED' });
    const open = (await opened.refundsOf(order.orderId)).filter(({ doneAt }) => doneAt === null);
    expect(open).toEqual([]);
    expect((await casesOf(order.orderId)).map(({ kind }) => kind)).not.toContain('excess-loss');
  });

  test('pays no further replacement until staff have dealt with it', async () => {
    const order = await delivered(2, { payment: 'card' });
    const between = await arrived(await exchange(order));
    const { returnId, replacementId } = await approved(between, 'same', COMPLAINT);
    await opened.loseDispute(order.orderId);
    await arrive(returnId);
    expect(await accept(between, returnId)).toEqual({ ok: false, reason: 'money-not-there' });
    expect(await opened.order(replacementId)).toMatchObject({ ...NOTHING, status: 'PENDING' });
    const lost = (await casesOf(order.orderId)).find(({ kind }) => kind === 'excess-loss');
    await shop.payments.notePaymentCase({
      caseId: lost?.id ?? '',
      note: 'Its customer has paid it again.',
      release: null,
      staffId: staff,
    });
    expect(await accept(between, returnId)).toMatchObject({ ok: true });
  });
});
