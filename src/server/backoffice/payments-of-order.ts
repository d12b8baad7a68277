import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { refundState } from '../../domain/orders/order-end.ts';
import { isActor, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { isHeldByDispute } from '../payments/cases/payment-cases.ts';
import { paymentCases, payments, refunds } from '../payments/tables.ts';

/** What staff had or have to look at of an order's card payments, the oldest first. Amounts in minor units. */
export async function casesOf(database: Database, orderId: string) {
  const found = await database
    .select({
      id: paymentCases.id,
      kind: paymentCases.kind,
      amountMinor: paymentCases.amountMinor,
      currency: paymentCases.currency,
      openedAt: paymentCases.openedAt,
      outcome: paymentCases.outcome,
      closedAt: paymentCases.closedAt,
      closedBy: paymentCases.closedBy,
      note: paymentCases.note,
      sentBy: paymentCases.sentBy,
      sentReference: paymentCases.sentReference,
      name: shownName,
    })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .leftJoin(users, isActor(paymentCases.closedBy))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(paymentCases.openedAt), asc(paymentCases.id));
  return found.map(({ closedBy, ...row }) => ({ ...row, actor: actorKindOf(closedBy ?? '') }));
}

/** The refunds of an order, made and to be made, the oldest first. Amounts in minor units. */
export async function refundsOf(database: Database, orderId: string) {
  const found = await database
    .select({
      id: refunds.id,
      amountMinor: refunds.amountMinor,
      reason: refunds.reason,
      note: refunds.note,
      actor: refunds.actor,
      name: shownName,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
      failure: refunds.failure,
      sentReference: refunds.sentReference,
      isByCard: sql<boolean>`${isNotNull(refunds.paymentId)}`,
      isHeld: sql<boolean>`${isHeldByDispute}`,
    })
    .from(refunds)
    .leftJoin(users, isActor(refunds.actor))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return found.map(({ failure, isHeld, ...row }) => {
    const { doneAt, isByCard } = row;
    return {
      ...row,
      actor: actorKindOf(row.actor),
      state: refundState({ doneAt, isByCard, isHeld, failure }),
    };
  });
}
