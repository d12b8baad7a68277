import { foldReference } from '../statement-reference.ts';
import type { IncomingLine } from './incoming-line.ts';

/** An order that a line may pay. */
export interface PayableOrder {
  readonly id: string;
  readonly orderNumber: string;
  /** What is due on it, in minor units of the line's currency. */
  readonly dueMinor: number;
  /** Whether its transfer is awaited (`isTransferAwaited`). */
  readonly isAwaited: boolean;
}

/**
 * What a line is to the shop. The message is `backoffice.statement.match.{kind}`.
 *
 * | kind | the line |
 * |---|---|
 * | `recorded` | is written down already |
 * | `exact` | names one order that waits for exactly so much |
 * | `part`, `more` | names one that waits for more, or for less |
 * | `paid-above` | names one that another line of the statement pays in full, and that waits for nothing more then |
 * | `not-awaited` | names one that waits for no transfer: it is paid, cancelled, or paid otherwise |
 * | `several` | names several |
 * | `amount` | names none, and one order waits for so much |
 * | `unknown` | names none, and none or several wait for so much |
 */
export type MatchKind =
  | 'recorded'
  | 'exact'
  | 'part'
  | 'more'
  | 'paid-above'
  | 'not-awaited'
  | 'several'
  | 'amount'
  | 'unknown';

/** Whether a line is proposed to be recorded: its number and its amount agree. Of all others people decide. */
export const isProposed = (kind: MatchKind): boolean => kind === 'exact';

export interface Match {
  readonly kind: MatchKind;
  /** The order to record it for, as far as one is meant. */
  readonly order: PayableOrder | null;
}

/** `№` is `NO` by now. */
const PREFIXED = /ORD(?:NO|[^\p{L}\p{N}]){0,3}(\d{5,9})/gu;
const ALONE = /(?<![\p{L}\p{N}])\d{5,9}(?![\p{L}\p{N}])/gu;

/**
 * The numbers of orders that a payer may have meant: `ORD-10001`, `ord 10001`, `ОRD–10001` with a Cyrillic letter, one that the bank broke into
 * two lines, and bare digits. The sure ones first; most of the others name nothing.
 */
export function namedOrders(purpose: string): {
  readonly sure: readonly string[];
  readonly possible: readonly string[];
} {
  const words = purpose.split(/\s+/u).map(foldReference);
  const numbers = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([all, digits]) => `ORD-${digits ?? all}`);
  const sure = new Set([words.join(' '), words.join('')].flatMap((text) => numbers(text, PREFIXED)));
  const possible = new Set(numbers(words.join(' '), ALONE));
  return { sure: [...sure], possible: [...possible].filter((number) => !sure.has(number)) };
}

/**
 * What a line is to the shop. `orders` are those with the numbers that it may name, `waiting` all that wait for exactly its amount, and
 * `recordedFor` the orders that have the line already.
 */
export function matchLine(
  { amountMinor, purpose }: Pick<IncomingLine, 'amountMinor' | 'purpose'>,
  {
    orders,
    waiting,
    recordedFor,
  }: {
    readonly orders: ReadonlyMap<string, PayableOrder>;
    readonly waiting: readonly PayableOrder[];
    readonly recordedFor: readonly PayableOrder[];
  },
): Match {
  const [recorded] = recordedFor;
  if (recorded !== undefined) return { kind: 'recorded', order: recorded };
  const { sure, possible } = namedOrders(purpose);
  const found = (numbers: readonly string[]) =>
    numbers.map((number) => orders.get(number)).filter((order) => order !== undefined);
  const isExact = (order: PayableOrder) => order.isAwaited && order.dueMinor === amountMinor;
  const named = found(sure);
  // Bare digits are a date, an account or an order: only the amount tells.
  const likely = named.length > 0 ? named : found(possible).filter(isExact);
  const [order = null] = likely;
  if (likely.length > 1) return { kind: 'several', order: null };
  if (order === null) {
    const [only = null] = waiting;
    return waiting.length === 1 ? { kind: 'amount', order: only } : { kind: 'unknown', order: null };
  }
  if (!order.isAwaited) return { kind: 'not-awaited', order };
  if (isExact(order)) return { kind: 'exact', order };
  return { kind: amountMinor < order.dueMinor ? 'part' : 'more', order };
}

/** A line with what it is matched by. */
interface LineToMatch {
  readonly line: Pick<IncomingLine, 'amountMinor' | 'purpose'>;
  readonly facts: Parameters<typeof matchLine>[1];
}

/**
 * What the lines of one statement are to the shop, in their sequence. The first that is proposed for an order pays it: each other that names it is `paid-above`, and one that
 * says its amount alone is not for it.
 */
export function matchLines(lines: readonly LineToMatch[]): readonly Match[] {
  const matches = lines.map(({ line, facts }) => matchLine(line, facts));
  const payers = new Map<string, number>();
  for (const [place, { kind, order }] of matches.entries()) {
    if (order !== null && isProposed(kind) && !payers.has(order.id)) payers.set(order.id, place);
  }
  return matches.map((match, place): Match => {
    const { kind, order } = match;
    const payer = order === null ? undefined : payers.get(order.id);
    if (order === null || payer === undefined || payer === place) return match;
    if (kind === 'amount') return { kind: 'unknown', order: null };
    const isOpen = kind === 'exact' || kind === 'part' || kind === 'more';
    return isOpen ? { kind: 'paid-above', order: { ...order, dueMinor: 0, isAwaited: false } } : match;
  });
}
