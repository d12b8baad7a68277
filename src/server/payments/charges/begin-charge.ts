import { and, asc, eq, gt, isNull, lte, notExists, not, sql, type SQL } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { dueOf } from '../../../domain/payments/order-money.ts';
import { CHARGED_AHEAD_DAYS, CHARGES_MAX } from '../../../domain/rental/lease-bill.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { withCardMoney } from '../../orders/kept-after-refunds.ts';
import { orders } from '../../orders/tables.ts';
import { hasUnmatchedPayment } from '../../orders/unmatched-payments.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { todayIn } from '../../rental/today.ts';
import { mayBringMoney } from '../being-paid.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import type { Chargers } from '../providers.ts';
import { payments } from '../tables.ts';
import { paysRentalsIn } from './paying-method.ts';
import { automaticCharges } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const BEGUN_CHARGES = 'months to charge';

/** The months of rentals that are to be charged today, each with the method that its customer chose; the earliest first. */
function dueIn(
  database: Database,
  currency: Currency,
  { chargers, only }: { chargers: Chargers; only?: SQL },
) {
  const today = todayIn(marketOf(currency));
  const ofOrder = eq(automaticCharges.orderId, orders.id);
  const triedToday = database
    .select({ one: sql`1` })
    .from(automaticCharges)
    .where(and(ofOrder, eq(automaticCharges.day, today)));
  const tries = sql`(select count(*) from ${automaticCharges} where ${ofOrder})`;
  const beingPaid = database
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), mayBringMoney));
  return database
    .select({ id: orders.id, order: orders, method: savedPaymentMethods })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .innerJoin(savedPaymentMethods, eq(savedPaymentMethods.userId, orders.userId))
    .where(
      and(
        eq(leaseBills.kind, 'month'),
        isNull(leaseBills.appliedAt),
        isNull(leaseBills.droppedAt),
        gt(leaseBills.firstDay, today),
        lte(leaseBills.firstDay, daysAfter(today, CHARGED_AHEAD_DAYS)),
        eq(orders.currency, currency),
        eq(orders.status, 'PENDING'),
        eq(orders.paymentMethod, 'card'),
        paysRentalsIn(currency, chargers),
        not(hasUnmatchedPayment(orders.id)),
        notExists(triedToday),
        notExists(beingPaid),
        sql`${tries} < ${CHARGES_MAX}`,
        mayTake(BEGUN_CHARGES, orders.id),
        only,
      ),
    )
    .orderBy(asc(leaseBills.firstDay), asc(orders.id))
    .limit(1);
}

/**
 * Writes down the next month of a rental that is to be charged to the method that its customer chose; null when none is. Its provider is
 * asked afterwards, by `makeCharge`. Until that has answered nobody else pays for the month: it is in the bank's hands. A month that its
 * customer is paying for by hand is passed by.
 */
export const beginCharge =
  (database: Database, { chargers }: { readonly chargers: Chargers }) =>
  () =>
    workOnOne(database, BEGUN_CHARGES, {
      claim: async (transaction) => {
        for (const currency of CURRENCIES) {
          const [found] = await dueIn(transaction, currency, { chargers }).for('update', {
            of: orders,
            skipLocked: true,
          });
          if (found) return found;
        }
        return undefined;
      },
      work: async (transaction, { id: orderId, order: { currency } }): Promise<'begun' | 'passed'> => {
        // Looked for again under the lock of its order: whoever held it before may have charged or paid.
        const only = eq(orders.id, orderId);
        const [found] = await dueIn(transaction, currency, { chargers, only });
        if (!found) return 'passed';
        const { order, method } = found;
        const [payment] = await transaction
          .insert(payments)
          .values({
            orderId,
            provider: method.provider,
            status: 'PROCESSING',
            amountMinor: dueOf(await withCardMoney(transaction, order)),
            currency,
            expiresAt: sql`now()`,
          })
          .returning({ id: payments.id });
        if (!payment) throw new Error('No payment was written');
        await transaction.insert(automaticCharges).values({
          paymentId: payment.id,
          orderId,
          methodId: method.id,
          day: todayIn(marketOf(currency)),
        });
        return 'begun';
      },
    });
