import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import Stripe from 'stripe';
import type { ExchangeRequest, ExchangeWish } from '../../src/domain/returns/exchange-request.ts';
import { productPrices, productSpecifications } from '../../src/server/catalogue/tables.ts';
import { payments, refunds } from '../../src/server/payments/tables.ts';
import { disputeEvent } from './stripe-bodies.ts';
import { BANK_SECRET } from './test-shop.ts';
import { openTransferShop } from './transfer-shop.ts';

export const PARCEL = { carrier: 'nova-poshta', number: '20450012345678' };

/** A shop whose customer exchanges goods, and what can be seen of it. */
export async function openExchangeShop() {
  const opened = await openTransferShop();
  const { shop, database, api, staff, customer } = opened;
  // Two breakers of the starting catalogue have one pole; here all have, so that there is something to choose from.
  await database
    .update(productSpecifications)
    .set({ number: 1 })
    .where(
      and(
        inArray(productSpecifications.productId, [1802, 1803, 1805]),
        eq(productSpecifications.key, 'polesCount'),
      ),
    );
  const asker = { userId: customer, guestOrderIds: [], locale: 'uk' } as const;

  /** Its customer is led to the page on which what is due on an order is paid by card. */
  const startCard = (orderId: string) =>
    shop.payments.startPayment({ orderId, userId: customer, region: 'ua' });
  /** Its customer pays on a page of the test bank, whenever that was opened. */
  async function payOnPage(sessionId: string) {
    const card = { id: 'approved', month: 12, year: 2099 } as const;
    await shop.testBank?.act(sessionId, { action: 'pay', card });
    while ((await shop.testBank?.sendWebhook()) === 'sent');
  }
  /** Its customer pays an order by card at the test bank. */
  async function payByCard(orderId: string) {
    const started = await startCard(orderId);
    if (!started.ok) throw new Error(started.reason);
    await payOnPage(started.id);
  }
  const paymentsOf = (orderId: string) =>
    database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
  /** The bank tells something, signed by its own hand. */
  async function tell(payload: string) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: BANK_SECRET });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    return (await api('/payment-webhooks/test-bank', { method: 'POST', body: payload, headers })).status;
  }
  /** The bank decides for the customer, who disputed the latest card payment of an order, and takes its money. */
  async function loseDispute(orderId: string) {
    const paid = (await paymentsOf(orderId)).findLast(({ acceptedAt }) => acceptedAt !== null);
    if (!paid) return false;
    const dispute = { id: `dp_${paid.id}`, charged: paid.transaction, amount: paid.amountMinor };
    await tell(disputeEvent('created', { ...dispute, status: 'needs_response' }));
    await tell(disputeEvent('closed', { ...dispute, status: 'lost' }));
    return true;
  }
  /** Does all that the chores of payments and returns have to do, until nothing is left. */
  async function runChores() {
    const chores = [...shop.returns.chores, ...shop.payments.chores];
    for (let hasWorked = true; hasWorked;) {
      hasWorked = false;
      for (const { next } of chores) while ((await next()) != null) hasWorked = true;
    }
  }

  /** An order of so many pieces of one product that is paid and was delivered. */
  async function delivered(quantity = 2, differs: Parameters<typeof opened.place>[0] = {}) {
    const { orderId, total } = await opened.place(differs, quantity);
    if (differs.payment === 'card') await payByCard(orderId);
    else await opened.came(orderId, total);
    await opened.hand(orderId, 'DELIVERED');
    const found = await shop.backoffice.findOrder(orderId);
    return { orderId, total, itemId: found?.order.items[0]?.id ?? '' };
  }
  type Delivered = { readonly orderId: string; readonly total: number; readonly itemId: string };

  async function offered({ orderId, itemId }: Delivered, differs: Partial<ExchangeWish> = {}) {
    const wish = { itemId, pieces: 1, kind: 'withdrawal' as const, ...differs };
    const result = await shop.returns.offerExchange({ ...asker, orderId, wish, count: 60 });
    if (!result.ok) throw new Error(result.reason);
    return { wish, offer: result.offer };
  }

  /** The goods of these tests are the cheapest of their kind: another is made cheaper still. */
  async function cheapen(order: Delivered) {
    const { offer } = await offered(order);
    const other = offer.replacements.at(-1);
    await database
      .update(productPrices)
      .set({ minor: 100, referenceMinor: null })
      .where(
        and(
          eq(productPrices.productId, other?.id ?? 0),
          eq(productPrices.currency, 'UAH'),
          eq(productPrices.term, 'sale'),
        ),
      );
  }

  /** Asks for the first replacement that is dearer, cheaper or the same product. */
  async function asked(
    order: Delivered,
    which: 'dearer' | 'cheaper' | 'same',
    differs: Partial<ExchangeRequest> = {},
  ) {
    if (which === 'cheaper') await cheapen(order);
    const { wish, offer } = await offered(order, differs);
    const chosen = offer.replacements.find(({ differenceMinor, id }) => {
      if (which === 'same') return id === 1801;
      return id !== 1801 && (which === 'dearer' ? differenceMinor > 0 : differenceMinor < 0);
    });
    if (!chosen) throw new Error(`Nothing ${which} is offered`);
    const request: ExchangeRequest = {
      id: randomUUID(),
      ...wish,
      productId: chosen.id,
      reason: null,
      note: null,
      isUnused: true,
      seenMinor: chosen.differenceMinor,
      ...differs,
    };
    const result = await shop.returns.requestExchange({ ...asker, orderId: order.orderId, request });
    return { request, chosen, offer, result, returnId: request.id };
  }

  const read = async (returnId: string) => {
    const found = await shop.returns.find({ ...asker, returnId });
    if (!found.ok || found.found.exchange === null) throw new Error('There is no such exchange');
    return { ...found.found, exchange: found.found.exchange };
  };
  const step = (
    returnId: string,
    to: 'APPROVED' | 'RETURNED' | 'IN_PROGRESS' | 'REJECTED' | 'CANCELLED',
    note?: string,
  ) => shop.returns.step({ returnId, staffId: staff, to, note: note ?? null });
  async function arrive(returnId: string) {
    await shop.returns.trackOwn({ ...asker, returnId, tracking: PARCEL });
    await step(returnId, 'RETURNED');
    await step(returnId, 'IN_PROGRESS');
  }
  async function accept({ orderId, itemId }: Delivered, returnId: string, back = 1) {
    const found = await shop.backoffice.findOrder(orderId);
    return shop.returns.takeGoodsBack({
      id: returnId,
      orderId,
      staffId: staff,
      reason: 'withdrawn',
      seen: found?.goodsReturn.returns.length ?? 0,
      refund: false,
      lines: [{ itemId, back, sellable: back }],
    });
  }
  const refundsOf = (orderId: string) =>
    database
      .select({ reason: refunds.reason, minor: refunds.amountMinor, doneAt: refunds.doneAt })
      .from(refunds)
      .where(eq(refunds.orderId, orderId));
  /** What the shop has of both orders and does not owe back. */
  const heldOf = async (...ids: string[]) => {
    const rows = await Promise.all(ids.map((id) => opened.order(id)));
    return rows.reduce((sum, { heldMinor, owedMinor }) => sum + heldMinor - owedMinor, 0);
  };

  /** Does what is left to do once an exchange came to nothing, to the end. */
  async function followEnded() {
    const chore = shop.returns.chores.find(({ name }) => name === 'exchanges that came to nothing');
    while ((await chore?.next()) != null);
  }
  /** An exchange that staff agreed to, with the order of its replacement. */
  async function approved(
    order: Delivered,
    which: 'dearer' | 'cheaper' | 'same' = 'dearer',
    differs: Partial<ExchangeRequest> = {},
  ) {
    const found = await asked(order, which, differs);
    await step(found.returnId, 'APPROVED');
    return { ...found, replacementId: (await read(found.returnId)).exchange.order?.id ?? '' };
  }

  return {
    ...opened,
    asker,
    startCard,
    payOnPage,
    payByCard,
    paymentsOf,
    tell,
    loseDispute,
    runChores,
    delivered,
    offered,
    asked,
    approved,
    read,
    step,
    arrive,
    accept,
    refundsOf,
    heldOf,
    followEnded,
  };
}
