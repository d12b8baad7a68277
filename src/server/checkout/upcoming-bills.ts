import { and, asc, eq, sql } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import { comingBill, type UpcomingBill } from '../../domain/rental/coming-bill.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { billedSoFar } from '../rental/bills/lease-rent.ts';
import { machinesOutOf } from '../rental/lease-days.ts';
import { leases } from '../rental/tables.ts';
import { todayIn } from '../rental/today.ts';
import { leaseTaxRule } from './lease-tax-rule.ts';
import type { ShopRules } from './shop-rules.ts';

/** So many are listed. */
const UPCOMING_MAX = 20;

/** The next bill of each long rental of a customer before `billMonths` writes it, by the same rules, the first to come at the beginning. */
export const upcomingBills =
  (database: Database, rules: Pick<ShopRules, 'tax'>) =>
  async (userId: string): Promise<readonly UpcomingBill[]> => {
    const rows = await database
      .select({ lease: leases, item: orderItems, currency: orders.currency, taxMode: orders.taxMode })
      .from(leases)
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(
        and(
          eq(leases.status, 'ACTIVE'),
          sql`${leases.billedUntil} < ${leases.lastDay}`,
          eq(orders.userId, userId),
        ),
      )
      .orderBy(asc(leases.billedUntil), asc(leases.id))
      .limit(UPCOMING_MAX);
    const out = await machinesOutOf(
      database,
      rows.map(({ lease: { id: leaseId }, item: { quantity } }) => ({ leaseId, quantity })),
    );
    const bills = rows.flatMap(({ lease, item, currency, taxMode }): readonly UpcomingBill[] => {
      const billed = billedSoFar(lease, currency);
      const machines = out.get(lease.id) ?? item.quantity;
      const next =
        billed && comingBill(billed, { machines, rule: leaseTaxRule({ currency, taxMode }, rules) });
      if (next === null) return [];
      const today = todayIn(marketOf(currency));
      // One that was to be written already is written as soon as the chore has come to it.
      const billedOn = next.billedOn < today ? today : next.billedOn;
      return [{ ...next, billedOn, leaseId: lease.id, productName: item.name, currency }];
    });
    return bills.toSorted((a, b) => a.billedOn.localeCompare(b.billedOn));
  };
