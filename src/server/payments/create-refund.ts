import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, sql, type InferSelectModel } from 'drizzle-orm';
import { shareRefund, type MoneySource } from '../../domain/payments/order-money.ts';
import type { RefundReason } from '../../domain/payments/refund-reason.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { payments, refunds } from './tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** Money of an order that can go back, in minor units, whatever way it came. */
export interface RefundableMoney {
  /** What came in for it. */
  readonly paidMinor: number;
  /** What of that goes back, or went by a card. */
  readonly refundsMinor: number;
  /** Where it is, in the order in which refunds are taken from it (`shareRefund`). */
  readonly sources: readonly MoneySource[];
  /** The card payments that were accepted for it, the latest first. */
  readonly cards: readonly CardPaid[];
}

/** A card payment that was accepted for an order, in minor units. */
interface CardPaid {
  readonly paymentId: string;
  readonly amountMinor: number;
  /** Its refunds, made and to be made. */
  readonly refundsMinor: number;
  /** What of it went back. */
  readonly returnedMinor: number;
}

/** The card payments that were accepted for an order, the latest first; what a card paid twice, or for another total, is none. */
async function cardsOf(transaction: Database, orderId: string): Promise<readonly CardPaid[]> {
  const rows = await transaction
    .select({
      paymentId: payments.id,
      amountMinor: payments.amountMinor,
      refundsMinor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)`,
      returnedMinor: sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.doneAt} is not null), 0)`,
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.acceptedAt)))
    .groupBy(payments.id)
    .orderBy(desc(payments.acceptedAt), desc(payments.id));
  return rows.map((row) => ({
    ...row,
    refundsMinor: Number(row.refundsMinor),
    returnedMinor: Number(row.returnedMinor),
  }));
}

/** Where the money of a locked order is, and how much of it has no refund yet: what cards brought, and what is on the shop's own account. */
export async function refundableMoneyOf(transaction: Database, order: OrderRow): Promise<RefundableMoney> {
  const cards = await cardsOf(transaction, order.id);
  const sumOf = (amount: 'amountMinor' | 'refundsMinor') =>
    cards.reduce((sum, card) => sum + card[amount], 0);
  return {
    paidMinor: order.heldMinor + sumOf('amountMinor'),
    refundsMinor: order.owedMinor + sumOf('refundsMinor'),
    sources: [
      ...cards.map(({ paymentId, amountMinor, refundsMinor }) => ({
        paymentId,
        leftMinor: amountMinor - refundsMinor,
      })),
      { paymentId: null, leftMinor: order.heldMinor - order.owedMinor },
    ],
    cards,
  };
}

/** Whether a refund of an order, taken from where its money is, goes to no card. */
export const isByHand = ({ sources }: Pick<RefundableMoney, 'sources'>): boolean =>
  (sources.find(({ leftMinor }) => leftMinor > 0) ?? sources[0])?.paymentId == null;

interface NewRefund {
  /** The key under which it is asked for, once. */
  readonly id: string;
  readonly paymentId: string | null;
  /** The lease that it is of; absent for none. */
  readonly leaseId?: string;
  /** The return whose goods it is for; absent for none. */
  readonly returnId?: string;
  readonly amountMinor: number;
  readonly reason: RefundReason;
  readonly note: string | null;
  /** As in the history of orders. */
  readonly actor: string;
}

/** An id that follows from that of a refund, the same each time. */
function derivedId(id: string, what: string): string {
  const hex = createHash('sha256').update(`${id}/${what}`).digest('hex');
  const at = (from: number, to: number) => hex.slice(from, to);
  return `${at(0, 8)}-${at(8, 12)}-5${at(13, 16)}-a${at(17, 20)}-${at(20, 32)}`;
}

/** The id of a further part of a refund, one for each source of its money, the same each time that the refund is asked for. */
const partId = (id: string, place: number): string => (place === 0 ? id : derivedId(id, String(place)));

/** The id of what is split off a refund of which a part has been made; of what is split off it next, that of the last split off is asked. */
export const splitId = (id: string): string => derivedId(id, 'split');

/** The parts of a refund among all refunds of its order: one for each source of its money, each with what was split off it. */
export function partsOf<Refund extends { readonly id: string }>(
  id: string,
  all: readonly Refund[],
): readonly Refund[] {
  const byId = new Map(all.map((refund) => [refund.id, refund]));
  const parts: Refund[] = [];
  for (let place = 0; byId.has(partId(id, place)); place += 1) {
    let part = byId.get(partId(id, place));
    while (part !== undefined) {
      parts.push(part);
      part = byId.get(splitId(part.id));
    }
  }
  return parts;
}

/**
 * Creates a refund of a locked order that is still to be made, of what cards brought first: a part for each source of its money, the first
 * under the refund's own id. The caller has made sure that there is so much money. False, with nothing written, where the id is that of
 * another refund.
 */
export async function createRefund(
  transaction: Database,
  order: OrderRow,
  refund: Omit<NewRefund, 'paymentId'>,
): Promise<boolean> {
  // What was noted before it in the same transaction is of the same money.
  const [now = order] = await transaction.select().from(orders).where(eq(orders.id, order.id));
  const { sources } = await refundableMoneyOf(transaction, now);
  for (const [place, share] of shareRefund(sources, refund.amountMinor).entries()) {
    const isCreated = await createPart(transaction, order, {
      ...refund,
      ...share,
      id: partId(refund.id, place),
    });
    if (!isCreated) return false;
  }
  return true;
}

/**
 * Creates a refund of a locked order that is still to be made, of one source: by the provider that took the money (`sendRefund`), else by
 * staff, who transfer what is owed (`recordRefund`). The caller has made sure that there is so much money. False, with
 * nothing written, where the id is that of another refund.
 */
export async function createPart(
  transaction: Database,
  order: OrderRow,
  refund: NewRefund,
): Promise<boolean> {
  const [created] = await transaction
    .insert(refunds)
    .values({ ...refund, orderId: order.id })
    .onConflictDoNothing({ target: refunds.id })
    .returning({ id: refunds.id });
  if (!created) return false;
  if (refund.paymentId !== null) return true;
  await transaction
    .update(orders)
    .set({ owedMinor: sql`${orders.owedMinor} + ${refund.amountMinor}`, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  return true;
}
