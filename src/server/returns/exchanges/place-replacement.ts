import { randomUUID } from 'node:crypto';
import { offeredPayments } from '../../../domain/checkout/payment-methods.ts';
import { pricedLine } from '../../../domain/cart/line-price.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money, zero, type Currency } from '../../../domain/money/money.ts';
import { orderNumber } from '../../../domain/orders/order-number.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { isLikeForLike } from '../../../domain/returns/exchange-money.ts';
import { exchangeSeen } from '../../../domain/returns/exchange-view.ts';
import type { ReturnStatus } from '../../../domain/returns/return-status.ts';
import { lockProducts } from '../../catalogue/stock.ts';
import type { AgreedOrder } from '../../checkout/agreed-order.ts';
import { orderEmail } from '../../checkout/order-email.ts';
import { promisedDays } from '../../checkout/order-totals.ts';
import { readGoods } from '../../checkout/read-goods.ts';
import { requestAsOf } from '../../checkout/request-as-of.ts';
import type { ShopRules } from '../../checkout/shop-rules.ts';
import { writeOrder } from '../../checkout/write-order.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { viewOf } from '../agree-return.ts';
import { listReplacements } from './list-replacements.ts';
import { likeForLike, replacementTotals, type ReplacementPrice } from './price-replacement.ts';
import type { ExchangeRow } from './write-exchange.ts';
import { lockExchange, writeExchange } from './write-exchange.ts';

export type ReplacementPlaced =
  | { readonly ok: true }
  /**
   * `replacement-gone`: it is sold out, or sold no more; `price-over`: what was shown held until a day that is over, and it costs more now;
   * `exchange-changed`: it is not what staff saw any more.
   */
  | { readonly ok: false; readonly reason: 'replacement-gone' | 'price-over' | 'exchange-changed' };

interface Original {
  readonly order: LockedOrder;
  readonly row: { readonly id: string; readonly kind: string; readonly status: ReturnStatus };
  readonly line: { readonly itemId: string; readonly productId: number };
}

/** The same with its order as its rules see it. */
type Viewed = Original & { readonly view: OrderView };

/** The price that the customer was shown; like for like that of the goods that go back. */
const shownPrice = (
  { order, line, view }: Viewed,
  { unitMinor, shippingMinor, creditMinor, pieces, productId }: ExchangeRow,
  rules: Pick<ShopRules, 'tax'>,
): ReplacementPrice => {
  const taxRule = rules.tax[order.currency];
  return isLikeForLike(productId, { originalId: line.productId, order: view })
    ? likeForLike(creditMinor, { pieces, taxRule })
    : { unitMinor, discountMinor: 0, shippingMinor, taxRule };
};

/** Whether a card may pay what the credit leaves of a replacement: where the shop takes cards for any order. */
const takesCard = (rules: ShopRules, currency: Currency): boolean =>
  offeredPayments({
    currency,
    hasRental: false,
    isTransferInTime: true,
    enabled: rules.paymentMethods,
    payOnDeliveryFees: rules.payOnDeliveryFees,
    payOnDeliveryLimits: rules.payOnDeliveryLimits,
    total: null,
    cardCurrencies: rules.cardCurrencies,
  }).includes('card');

/** Whether a replacement costs more by now than its customer was shown. */
async function costsMore(
  transaction: Database,
  { order, row, line, view }: Viewed,
  { exchange, rules }: { readonly exchange: ExchangeRow; readonly rules: ShopRules },
): Promise<boolean> {
  const [now] = await listReplacements(
    transaction,
    {
      view,
      itemId: line.itemId,
      pieces: exchange.pieces,
      kind: row.kind === 'complaint' ? 'complaint' : 'withdrawal',
      creditMinor: exchange.creditMinor,
      locale: order.locale,
      only: exchange.productId,
    },
    rules,
  );
  return now === undefined || now.totalMinor > exchange.totalMinor;
}

/**
 * Agrees to an exchange that waits: places the order of its replacement by the way of every order, so that its pieces are held from now on, at
 * the price that was shown. It is paid by what the original is worth once that is back, and nobody is asked for money before. The caller holds
 * the locks of the original order and of the return.
 */
export async function placeReplacement(
  transaction: Database,
  original: Original,
  {
    actor,
    rules,
    seen,
  }: {
    readonly actor: string;
    readonly rules: ShopRules;
    /** What was shown to who agrees (`exchangeSeen`); absent where nothing was. */
    readonly seen?: string | undefined;
  },
): Promise<ReplacementPlaced> {
  const { order, row } = original;
  const locked = await lockExchange(transaction, row.id);
  if (locked === null || locked.row.status !== 'PENDING') return { ok: true };
  const { row: exchange } = locked;
  if (seen !== undefined && seen !== exchangeSeen(exchange)) return { ok: false, reason: 'exchange-changed' };
  const { productId, pieces, totalMinor, priceUntil } = exchange;
  const { currency, locale } = order;
  await lockProducts(transaction, { ids: [productId] });
  const goods = await readGoods(transaction, { ids: [productId], locale, currency, subjects: [] });
  const product = goods.products.get(productId);
  if (product?.kind !== 'purchase' || product.stock < pieces) {
    return { ok: false, reason: 'replacement-gone' };
  }
  const viewed = { ...original, view: await viewOf(transaction, order) };
  const today = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
  if (today > priceUntil && (await costsMore(transaction, viewed, { exchange, rules }))) {
    return { ok: false, reason: 'price-over' };
  }
  const price = shownPrice(viewed, exchange, rules);
  const totals = replacementTotals(price, { pieces, currency });
  // The rules of tax were changed since.
  if (totals.total.minor !== totalMinor) return { ok: false, reason: 'price-over' };
  const request = await requestAsOf(transaction, order, { payment: 'transfer' });
  const orderId = randomUUID();
  const agreed: AgreedOrder = {
    orderId,
    orderNumber: orderNumber(goods.sequence),
    subjects: [],
    request,
    lines: [
      pricedLine({ quantity: pieces, rental: null }, product, { unit: money(price.unitMinor, currency) }),
    ],
    pieces: new Map([[productId, pieces]]),
    machines: [],
    totals,
    haulage: zero(currency),
    discount: null,
    deliveryToBeQuoted: false,
    deliveryDays: promisedDays(request, rules),
    transferDue: null,
    replaces: { takesCard: takesCard(rules, currency) },
    // What stands in for goods is of the contract by which they were bought.
    termsEdition: order.termsEdition,
    taxRule: price.taxRule,
    rate: goods.rate,
  };
  await writeOrder(transaction, agreed, orderEmail(agreed));
  await writeExchange(transaction, exchange, {
    to: 'APPROVED',
    actor,
    reason: 'approved',
    set: { orderId, askedAgainAt: null },
  });
  return { ok: true };
}
