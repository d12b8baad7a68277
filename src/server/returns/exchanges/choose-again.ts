import { eq } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ExchangeOffer } from '../../../domain/returns/exchange-view.ts';
import type { ShopRules } from '../../checkout/shop-rules.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { viewOf } from '../agree-return.ts';
import { announceReturn } from '../announce-return.ts';
import { ownReturn, type Asker, type NotTheirReturn } from '../own-return.ts';
import { returnLines } from '../tables.ts';
import { lockReturn, type ReturnRow } from '../write-return.ts';
import { listReplacements, type Wanted } from './list-replacements.ts';
import { keptReplacement, offerOf } from './request-exchange.ts';
import { exchangeOf, lockExchange, writeExchange, type ExchangeRow } from './write-exchange.ts';

const REFUSED = { ok: false, reason: 'transition-not-allowed' } as const;

type AskedAgain = Asker & { readonly returnId: string; readonly locale: Locale };

/** What an exchange that waits wants replaced; null for one that does not wait any more. */
async function wantedBy(
  database: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { exchange, locale }: { readonly exchange: ExchangeRow | null; readonly locale: Locale },
): Promise<Wanted | null> {
  if (exchange?.status !== 'PENDING') return null;
  const [line] = await database.select().from(returnLines).where(eq(returnLines.returnId, row.id));
  if (!line) return null;
  return {
    view: await viewOf(database, order),
    itemId: line.orderItemId,
    pieces: exchange.pieces,
    kind: row.kind === 'complaint' ? 'complaint' : 'withdrawal',
    creditMinor: exchange.creditMinor,
    locale,
  };
}

/** What else the goods of an exchange that waits could be exchanged for, so many of what fits. */
export const offerAgain =
  (database: Database, { rules }: { readonly rules: ShopRules }) =>
  async ({
    count,
    ...asked
  }: AskedAgain & { readonly count: number }): Promise<
    { readonly ok: true; readonly offer: ExchangeOffer } | NotTheirReturn | typeof REFUSED
  > => {
    const own = await ownReturn(database, asked, { isLocked: false });
    if (!own.ok) return own;
    const exchange = await exchangeOf(database, own.row.id);
    const wanted = await wantedBy(database, own, { exchange, locale: asked.locale });
    if (wanted === null) return REFUSED;
    const all = await listReplacements(database, wanted, rules);
    return { ok: true, offer: offerOf(all, { creditMinor: wanted.creditMinor, count }) };
  };

export type ChosenAgain =
  | { readonly ok: true }
  | NotTheirReturn
  | {
      readonly ok: false;
      readonly reason: 'transition-not-allowed' | 'replacement-gone' | 'difference-changed';
    };

/**
 * Takes another replacement for an exchange that waits, at its price of today. It holds as long again if the shop asked to choose anew, else until the day until which the
 * first one held: after it staff agree at that price unless it is dearer by then.
 */
export const chooseAgain =
  (database: Database, { rules }: { readonly rules: ShopRules }) =>
  ({
    productId,
    seenMinor,
    ...asked
  }: AskedAgain & { readonly productId: number; readonly seenMinor: number }): Promise<ChosenAgain> =>
    database.transaction(async (transaction): Promise<ChosenAgain> => {
      const own = await ownReturn(transaction, asked, { isLocked: true });
      if (!own.ok) return own;
      const locked = await lockExchange(transaction, own.row.id);
      const exchange = locked?.row ?? null;
      const wanted = await wantedBy(transaction, own, { exchange, locale: asked.locale });
      if (wanted === null || exchange === null) return REFUSED;
      const [chosen] = await listReplacements(transaction, { ...wanted, only: productId }, rules);
      if (!chosen) return { ok: false, reason: 'replacement-gone' };
      if (chosen.differenceMinor !== seenMinor) return { ok: false, reason: 'difference-changed' };
      const { currency, userId } = own.order;
      await writeExchange(transaction, exchange, {
        to: 'PENDING',
        actor: `customer:${userId ?? 'guest'}`,
        reason: 'chosen-again',
        set: {
          ...keptReplacement(chosen, { ...wanted, currency }),
          // Nobody holds a price longer by choosing again and again.
          ...(exchange.askedAgainAt === null ? { priceUntil: exchange.priceUntil } : {}),
          askedAgainAt: null,
        },
      });
      return { ok: true };
    });

/** Asks the customer of an exchange that waits to choose anew: what they chose is sold out, or its price holds no longer. Asked once until they did. */
export const askAgain =
  (database: Database) =>
  ({
    returnId,
    staffId,
  }: {
    readonly returnId: string;
    readonly staffId: string;
  }): Promise<
    | { readonly ok: true }
    | { readonly ok: false; readonly reason: 'return-not-found' | 'transition-not-allowed' }
  > =>
    database.transaction(async (transaction) => {
      const found = await lockReturn(transaction, returnId);
      if (!found) return { ok: false, reason: 'return-not-found' };
      const locked = await lockExchange(transaction, returnId);
      if (locked?.row.status !== 'PENDING') return REFUSED;
      if (locked.row.askedAgainAt !== null) return { ok: true };
      await writeExchange(transaction, locked.row, {
        to: 'PENDING',
        actor: `staff:${staffId}`,
        reason: 'asked-again',
        set: { askedAgainAt: new Date().toISOString() },
      });
      await announceReturn(transaction, returnId, 'choose-again');
      return { ok: true };
    });
