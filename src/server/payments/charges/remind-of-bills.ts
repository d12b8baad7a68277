import { and, asc, eq, gt, isNull, lt, ne, not, notExists, or, exists, sql } from 'drizzle-orm';
import { daysAfter, momentOf } from '../../../domain/calendar/days.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { CARD_GRACE_HOURS } from '../../../domain/payments/card-due.ts';
import { remindedUpTo } from '../../../domain/payments/transfer-due.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { announceStep } from '../../orders/announce-step.ts';
import { orders } from '../../orders/tables.ts';
import { hasUnmatchedPayment } from '../../orders/unmatched-payments.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { mayBringMoney } from '../being-paid.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import type { Chargers } from '../providers.ts';
import { payments } from '../tables.ts';
import { paysRentalsIn } from './paying-method.ts';
import { automaticCharges } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const CARD_BILLS = 'bills by card';

/** The bills in a currency that are to be reminded of by now; what was billed today has just been written of. */
function dueIn(database: Database, currency: Currency, chargers: Chargers) {
  const market = marketOf(currency);
  const upTo = remindedUpTo(new Date().toISOString(), market);
  const before = momentOf(daysAfter(upTo, 1), CARD_GRACE_HOURS, timeZoneOf(market));
  const tried = database
    .select({ one: sql`1` })
    .from(automaticCharges)
    .where(eq(automaticCharges.orderId, orders.id));
  const beingPaid = database
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), mayBringMoney));
  const paysByItself = database
    .select({ one: sql`1` })
    .from(savedPaymentMethods)
    .where(and(eq(savedPaymentMethods.userId, orders.userId), paysRentalsIn(currency, chargers)));
  return database
    .select({ id: orders.id })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(
      and(
        ne(leaseBills.kind, 'extension'),
        isNull(leaseBills.appliedAt),
        isNull(leaseBills.droppedAt),
        eq(orders.currency, currency),
        eq(orders.status, 'PENDING'),
        eq(orders.paymentMethod, 'card'),
        isNull(orders.paymentNotice),
        gt(orders.paymentDueAt, sql`now()`),
        lt(orders.paymentDueAt, before),
        lt(orders.createdAt, sql`now() - interval '1 day'`),
        not(hasUnmatchedPayment(orders.id)),
        notExists(beingPaid),
        // Nobody is asked to pay what is to be charged by itself, unless that was refused.
        or(ne(leaseBills.kind, 'month'), notExists(paysByItself), exists(tried)),
        mayTake(CARD_BILLS, orders.id),
      ),
    )
    .orderBy(asc(orders.paymentDueAt), asc(orders.id))
    .limit(1)
    .for('update', { of: orders, skipLocked: true });
}

/**
 * Reminds a customer, once, of a bill of a lease that is to be paid by card and is not, as many working days before its last day as of a
 * transfer; null when none is due. There is no warning after that day: a month is billed anew by transfer then, and what a settled lease owes
 * waits for one. Note and e-mail are one transaction.
 */
export const remindOfBill =
  (database: Database, { chargers }: { readonly chargers: Chargers }) =>
  (): Promise<'reminded' | null> =>
    workOnOne(database, CARD_BILLS, {
      claim: async (transaction) => {
        for (const currency of CURRENCIES) {
          const [found] = await dueIn(transaction, currency, chargers);
          if (found) return found;
        }
        return undefined;
      },
      work: async (transaction, { id }) => {
        await transaction.update(orders).set({ paymentNotice: 'reminded' }).where(eq(orders.id, id));
        await announceStep(transaction, [id], 'payment-reminder');
        return 'reminded' as const;
      },
    });
