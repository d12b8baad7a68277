import { eq } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { isRefundedWhole } from '../../../domain/orders/refunded-whole.ts';
import { PRICE_HELD_DAYS } from '../../../domain/returns/exchange-money.ts';
import type { ExchangeRequest, ExchangeWish } from '../../../domain/returns/exchange-request.ts';
import type { ExchangeOffer } from '../../../domain/returns/exchange-view.ts';
import type { ShopRules } from '../../checkout/shop-rules.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { agreeReturn, type ReturnAgreed, type ReturnRefused } from '../agree-return.ts';
import { announceReturn } from '../announce-return.ts';
import { openReturn } from '../open-return.ts';
import { ownOrder, type Asker, type NotTheirOrder } from '../own-return.ts';
import { returnLines, returns } from '../tables.ts';
import { lockForm, type ReturnRow } from '../write-return.ts';
import { listReplacements, type PricedReplacement } from './list-replacements.ts';
import { exchangeEvents, exchanges } from './tables.ts';
import { exchangeOf } from './write-exchange.ts';

type AskedOfOrder = Asker & { readonly orderId: string; readonly locale: Locale };

/** What the goods that go back are worth, and on which way they come: the one that is offered. */
interface Agreed {
  readonly agreed: ReturnAgreed;
  readonly creditMinor: number;
}

/** Whether some pieces of an order can be exchanged, by the rules of returns; a locked order keeps the answer true. */
async function agree(
  database: Database,
  order: LockedOrder,
  {
    wish: { itemId, pieces, kind },
    isUnused,
    rules,
  }: { readonly wish: ExchangeWish; readonly isUnused: boolean; readonly rules: ShopRules },
): Promise<({ readonly ok: true } & Agreed) | ReturnRefused> {
  const agreed = await agreeReturn(database, order, {
    request: {
      id: order.id,
      kind,
      lines: [{ itemId, pieces, reason: null }],
      note: null,
      way: null,
      isUnused,
    },
    rules: rules.shipping,
    isExchange: true,
  });
  if (!agreed.ok) return agreed;
  const [usual] = agreed.offers;
  // What is complained of after two years staff examine first: it is worth no sum yet. Whose money went back has nothing to exchange.
  if (!usual?.estimate || isRefundedWhole(agreed.view))
    return { ok: false, reason: 'return-not-open', name: null };
  return { ok: true, agreed, creditMinor: usual.estimate.totalMinor };
}

/** The first replacements of a list, without what only their order is made of. */
export function offerOf(
  all: readonly PricedReplacement[],
  { creditMinor, count }: { readonly creditMinor: number; readonly count: number },
): ExchangeOffer {
  const replacements = all.slice(0, count).map((each) => {
    const { price: _, ...replacement } = each;
    return replacement;
  });
  return { creditMinor, replacements, hasMore: all.length > count };
}

export type ExchangeOffered =
  | { readonly ok: true; readonly offer: ExchangeOffer }
  | ReturnRefused
  | NotTheirOrder;

/** What some pieces of an order could be exchanged for, so many of what fits, and what each comes to; nothing is asked for yet. */
export const offerExchange =
  (database: Database, { rules }: { readonly rules: ShopRules }) =>
  async ({
    wish,
    count,
    ...asked
  }: AskedOfOrder & { readonly wish: ExchangeWish; readonly count: number }): Promise<ExchangeOffered> => {
    const own = await ownOrder(database, asked, { isLocked: false });
    if (!own.ok) return own;
    const found = await agree(database, own.order, { wish, isUnused: true, rules });
    if (!found.ok) return found;
    const { agreed, creditMinor } = found;
    const { view } = agreed;
    const all = await listReplacements(database, { view, ...wish, creditMinor, locale: asked.locale }, rules);
    return { ok: true, offer: offerOf(all, { creditMinor, count }) };
  };

/** The last day on which a price that is shown today holds. */
const heldUntil = (currency: Currency): string =>
  daysAfter(dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString()), PRICE_HELD_DAYS);

/** A replacement as it is kept with its exchange. */
export const keptReplacement = (
  { id: productId, totalMinor, shippingMinor, price: { unitMinor } }: PricedReplacement,
  {
    pieces,
    creditMinor,
    currency,
  }: { readonly pieces: number; readonly creditMinor: number; readonly currency: Currency },
) => ({
  productId,
  pieces,
  unitMinor,
  totalMinor,
  shippingMinor,
  creditMinor,
  priceUntil: heldUntil(currency),
});

/** Whether an exchange is what a request asks for: its form was sent twice. */
async function isOf(transaction: Database, row: ReturnRow, request: ExchangeRequest): Promise<boolean> {
  const { itemId, pieces, kind, reason, note, productId } = request;
  const exchange = await exchangeOf(transaction, row.id);
  if (exchange === null || exchange.pieces !== pieces || exchange.productId !== productId) return false;
  if (row.note !== note || (row.kind === 'complaint') !== (kind === 'complaint')) return false;
  const [line] = await transaction.select().from(returnLines).where(eq(returnLines.returnId, row.id));
  return line?.orderItemId === itemId && line.reason === reason;
}

export type ExchangeRequested =
  | { readonly ok: true; readonly returnId: string }
  | ReturnRefused
  | NotTheirOrder
  /** `replacement-gone`: it does not fit, or is sold out by now; `difference-changed`: it is not what was shown. */
  | { readonly ok: false; readonly reason: 'form-used' | 'replacement-gone' | 'difference-changed' };

/**
 * Asks for an exchange of pieces of an order, under the lock of the order: the same form twice is one, and of two for the last piece that is left the
 * second is refused. It waits for staff; until they agree no stock is held.
 */
export const requestExchange =
  (database: Database, { rules }: { readonly rules: ShopRules }) =>
  ({ request, ...asked }: AskedOfOrder & { readonly request: ExchangeRequest }): Promise<ExchangeRequested> =>
    database.transaction(async (transaction): Promise<ExchangeRequested> => {
      const own = await ownOrder(transaction, asked, { isLocked: true });
      if (!own.ok) return own;
      const { order } = own;
      const { id, itemId, pieces, kind, reason, note, isUnused, productId, seenMinor } = request;
      await lockForm(transaction, id);
      const [known] = await transaction.select().from(returns).where(eq(returns.id, id));
      if (known) {
        return known.orderId === order.id && (await isOf(transaction, known, request))
          ? { ok: true, returnId: known.id }
          : { ok: false, reason: 'form-used' };
      }
      const found = await agree(transaction, order, { wish: request, isUnused, rules });
      if (!found.ok) return found;
      const { agreed, creditMinor } = found;
      const [chosen] = await listReplacements(
        transaction,
        { view: agreed.view, itemId, pieces, kind, creditMinor, locale: order.locale, only: productId },
        rules,
      );
      if (!chosen) return { ok: false, reason: 'replacement-gone' };
      if (chosen.differenceMinor !== seenMinor) return { ok: false, reason: 'difference-changed' };
      const actor = `customer:${order.userId ?? 'guest'}`;
      await openReturn(transaction, order, {
        id,
        kind: kind === 'complaint' ? 'complaint' : 'exchange',
        lines: [{ itemId, pieces, reason }],
        note,
        way: agreed.offers[0]?.way ?? null,
        estimate: null,
        actor,
        reason: 'exchange-asked',
        isByLaw: false,
      });
      const { currency } = order;
      await transaction
        .insert(exchanges)
        .values({ returnId: id, ...keptReplacement(chosen, { pieces, creditMinor, currency }) });
      await transaction
        .insert(exchangeEvents)
        .values({ exchangeId: id, toStatus: 'PENDING', actor, reason: 'asked' });
      await announceReturn(transaction, id, 'asked');
      return { ok: true, returnId: id };
    });
