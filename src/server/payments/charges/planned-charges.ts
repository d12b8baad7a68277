import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { marketOf } from '../../../domain/locale/market.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { chargeDay, type PlannedCharge } from '../../../domain/rental/charge-day.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { hasUnmatchedPayment } from '../../orders/unmatched-payments.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { todayIn } from '../../rental/today.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import type { Chargers } from '../providers.ts';
import { paysRentalsIn } from './paying-method.ts';
import { automaticCharges } from './tables.ts';

/** Which of some orders the shop will charge by itself, on which day and to what; the same months as `beginCharge` takes. */
export const plannedCharges =
  (database: Database, { chargers }: { readonly chargers: Chargers }) =>
  async (orderIds: readonly string[]): Promise<readonly PlannedCharge[]> => {
    if (orderIds.length === 0) return [];
    const planned: PlannedCharge[] = [];
    for (const currency of CURRENCIES) {
      const today = todayIn(marketOf(currency));
      const tries = (only = sql`true`) =>
        sql<number>`(select count(*)::int from ${automaticCharges}
          where ${automaticCharges.orderId} = ${orders.id} and ${only})`;
      const rows = await database
        .select({
          orderId: orders.id,
          firstDay: leaseBills.firstDay,
          kind: savedPaymentMethods.kind,
          brand: savedPaymentMethods.brand,
          last4: savedPaymentMethods.last4,
          tries: tries(),
          today: tries(sql`${automaticCharges.day} = ${today}`),
        })
        .from(leaseBills)
        .innerJoin(orders, eq(orders.id, leaseBills.orderId))
        .innerJoin(savedPaymentMethods, eq(savedPaymentMethods.userId, orders.userId))
        .where(
          and(
            inArray(orders.id, [...orderIds]),
            eq(leaseBills.kind, 'month'),
            isNull(leaseBills.appliedAt),
            isNull(leaseBills.droppedAt),
            eq(orders.currency, currency),
            eq(orders.status, 'PENDING'),
            eq(orders.paymentMethod, 'card'),
            paysRentalsIn(currency, chargers),
            not(hasUnmatchedPayment(orders.id)),
          ),
        );
      for (const { orderId, firstDay, tries: all, today: ofToday, ...method } of rows) {
        const day = chargeDay({ firstDay, today, tries: all, isTriedToday: ofToday > 0 });
        if (day !== null) planned.push({ orderId, day, method });
      }
    }
    return planned;
  };
