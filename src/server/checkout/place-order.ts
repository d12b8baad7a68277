import { randomUUID } from 'node:crypto';
import type { CountEmail } from '../outbox/count-email.ts';
import { planDelivery } from '../../domain/checkout/delivery-plan.ts';
import { money, subtract, sum } from '../../domain/money/money.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import { lockSubjectsAndProducts } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { agreeDiscount } from './agree-discount.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { checkMachineDays } from './check-machine-days.ts';
import {
  checkHold,
  checkMethod,
  checkOffers,
  checkPayment,
  checkStock,
  piecesOf,
  Refused,
  type Refusal,
} from './check-order.ts';
import { daysTakenMeanwhile } from './days-taken-meanwhile.ts';
import { claimKey, shareOrder } from './idempotency.ts';
import { orderEmail } from './order-email.ts';
import type { OrderRequest } from './order-request.ts';
import { priceLines } from '../../domain/cart/line-price.ts';
import { freightLines } from '../../domain/checkout/freight.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { openOrdersBeyond, subjectsOf } from './order-subjects.ts';
import { optionsForLines } from '../catalogue/rental-options/find-options.ts';
import { lockHolds } from '../rental/holds/own-holds.ts';
import { isBookingClash } from '../rental/is-booking-clash.ts';
import { readGoods } from './read-goods.ts';
import type { ShopRules } from './shop-rules.ts';
import { findEarlierOrders, isInCart, lockCheckout, replaceOrders } from './unpaid-of-cart.ts';
import { writeOrder } from './write-order.ts';
import { promisedDays, totalsOf } from './order-totals.ts';
import { bookMachines, firstHandOver, withTerms } from './rented-of-order.ts';

export type PlaceOrderResult =
  /** `repeated` when it was placed before: by the idempotency key, or as the unpaid order of the same cart. */
  | { readonly ok: true; readonly orderId: string; readonly orderNumber: string; readonly repeated: boolean }
  | ({ readonly ok: false } & Refusal);

/** What orders are placed by: the rules of the shop, and the limit of e-mails to one recipient. */
interface OrderNeeds {
  readonly rules: ShopRules;
  readonly countEmail: CountEmail;
}

async function place(
  transaction: Database,
  request: OrderRequest,
  { rules, countEmail }: OrderNeeds,
): Promise<PlaceOrderResult> {
  const { cart } = request;
  if (cart) await lockCheckout(transaction, request);
  const claim = await claimKey(transaction, request);
  // A cart whose order was cancelled can be ordered again; an API's key stands for one order for good.
  if (claim.kind === 'placed' && !(cart && claim.isCancelled)) {
    return { ok: true, ...claim.order, repeated: true };
  }
  if (claim.kind === 'reused') throw new Refused({ reason: 'idempotency-key-reused' });
  const earlier = await findEarlierOrders(transaction, request);
  if (earlier.kind === 'same') {
    const { id: orderId, orderNumber: number } = earlier.order;
    await shareOrder(transaction, request, orderId);
    return { ok: true, orderId, orderNumber: number, repeated: true };
  }
  if (request.limitedForSeconds !== undefined) {
    throw new Refused({ reason: 'rate-limited', retryAfterSeconds: request.limitedForSeconds });
  }
  if (cart && !(await isInCart(transaction, { request, cart }))) {
    throw new Refused({ reason: 'cart-changed' });
  }
  const { replaced } = earlier;
  const heldSince = checkHold(request, replaced);
  const ids = [...new Set(request.lines.map(({ id }) => id))].filter(fitsInteger);
  const returned = replaced.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const subjects = rules.openOrders === null ? [] : subjectsOf(request);
  const holders = rentedLines(request.lines) === 'none' ? [] : (request.holders ?? []);
  await lockHolds(transaction, holders);
  await lockSubjectsAndProducts(transaction, { ids: [...new Set([...ids, ...returned])], subjects });
  await replaceOrders(transaction, { request, replaced, countEmail });
  const { locale, currency } = request;
  const goodsNow = await readGoods(transaction, { ids, locale, currency, subjects });
  const { sequence, rate, products, freights } = goodsNow;
  const options = await optionsForLines(transaction, {
    lines: request.lines,
    products: products.values(),
    locale,
  });
  const priced = priceLines(request.lines, { products, options }, request.currency);
  if (!priced.ok) throw new Refused(priced);
  checkStock(request.lines, products);
  const rented = await bookMachines(transaction, { request, productIds: ids, holders });
  if (!rented.ok) throw new Refused(rented);
  const plan = planDelivery(freightLines(request.lines, freights), {
    ...rules,
    currency,
    place: request.shipping,
  });
  const isDeliveryQuoted = plan.quotedFor !== null;
  checkMethod(request, rules, { isQuoted: isDeliveryQuoted });
  const goods = sum(
    currency,
    priced.lines.map(({ lineMinor }) => money(lineMinor, currency)),
  );
  const discount = await agreeDiscount(transaction, request, { goods, isDeliveryQuoted: !plan.hasParcelFee });
  const machines = withTerms(rented.machines, request, {
    products,
    options,
    taxRule: rules.tax[currency],
  });
  const deposit = sum(
    currency,
    machines.map(({ terms }) => terms.deposit),
  );
  const totals = totalsOf(request, priced.lines, { rules, plan, discount, deposit });
  const handOverOn = firstHandOver(rented.machines);
  checkPayment(request, rules, { total: subtract(totals.total, totals.paymentFee), handOverOn });
  if (discount?.ok === false) throw new Refused({ reason: 'total-changed', totals, discount });
  if (request.seenTotalMinor !== null && request.seenTotalMinor !== totals.total.minor) {
    throw new Refused({ reason: 'total-changed', totals, discount: null });
  }
  const beyondLimits = openOrdersBeyond(rules.openOrders, {
    total: totals.total,
    request,
    subjects,
    open: goodsNow.open,
  });
  if (beyondLimits !== null) throw new Refused(beyondLimits);
  await checkMachineDays(transaction, { rules, request, isDeliveryQuoted, open: goodsNow.open });
  const order: AgreedOrder = {
    subjects,
    orderId: randomUUID(),
    orderNumber: orderNumber(sequence),
    request,
    lines: priced.lines,
    pieces: piecesOf(request.lines),
    machines,
    totals,
    haulage: plan.haulage,
    discount,
    deliveryToBeQuoted: isDeliveryQuoted,
    deliveryDays: isDeliveryQuoted ? null : promisedDays(request, rules),
    transferDue:
      request.payment === 'transfer' && !isDeliveryQuoted
        ? transferDue(new Date().toISOString(), request.currency, {
            isGuest: request.user === null,
            handOverOn,
          })
        : null,
    heldSince,
    taxRule: rules.tax[request.currency],
    rate,
  };
  const email = orderEmail(order);
  const userId = request.user?.id ?? null;
  const counted = await countEmail(transaction, { recipient: email.recipient, userId });
  if (!counted.ok) {
    throw new Refused({ reason: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds });
  }
  await writeOrder(transaction, order, email);
  return { ok: true, orderId: order.orderId, orderNumber: order.orderNumber, repeated: false };
}

/**
 * Places an order (C §4, R17): prices it afresh, takes stock and writes order, lines, history and e-mail in one
 * transaction. A repeated idempotency key answers with the order that it placed. An order from a checkout page is the
 * unpaid card order of the same cart if nothing of it changed, and takes its place otherwise (R17a). Refusals write nothing.
 */
export const placeOrder =
  (database: Database, needs: OrderNeeds) =>
  async (request: OrderRequest): Promise<PlaceOrderResult> => {
    try {
      checkOffers(request, needs.rules);
      const attempt = () => database.transaction((transaction) => place(transaction, request, needs));
      // Staff booked a machine after it was chosen: what is free is looked up anew.
      return await attempt().catch((error: unknown) =>
        isBookingClash(error) ? attempt() : Promise.reject(error),
      );
    } catch (error) {
      if (error instanceof Refused) return { ok: false, ...error.refusal };
      const refusal = isBookingClash(error) ? await daysTakenMeanwhile(database, request) : null;
      if (refusal !== null) return { ok: false, ...refusal };
      throw error;
    }
  };
