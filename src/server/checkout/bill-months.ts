import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { Currency } from '../../domain/money/money.ts';
import { nextBill } from '../../domain/rental/extension.ts';
import { BILLED_AHEAD_DAYS } from '../../domain/rental/lease-bill.ts';
import { mayTake, RowSetAside, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { billedSoFar } from '../rental/bills/lease-rent.ts';
import { machinesOut } from '../rental/lease-days.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { leases } from '../rental/tables.ts';
import { todayIn } from '../rental/today.ts';
import { billLease } from './bill-lease.ts';
import type { ShopRules } from './shop-rules.ts';

/** The chore's name in logs, metrics and among failures. */
export const MONTHS_OF_LEASES = 'months of leases';

/** Whether the months of a customer's rentals are charged to a saved method without their being asked each time. */
export type PaysByItself = (
  transaction: Database,
  of: { readonly userId: string | null; readonly currency: Currency },
) => Promise<boolean>;

/** Bills in one run. */
const AT_ONCE = 200;

/** The days up to which a lease must be billed by now (`billingDay`), by the clocks of its market. */
const dueDay = () => {
  const inMarket = (market: 'UA' | 'PL') => daysAfter(todayIn(market), BILLED_AHEAD_DAYS);
  return sql`case ${orders.currency} when 'PLN' then ${inMarket('PL')}::date else ${inMarket('UA')}::date end`;
};

/** A lease of which days are to be billed, by its order, which is locked; other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const [found] = await transaction
    .select({ id: leases.id, order: orders, item: orderItems })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(leases.status, 'ACTIVE'),
        sql`${leases.billedUntil} < ${leases.lastDay}`,
        sql`${leases.billedUntil} < ${dueDay()}`,
        mayTake(MONTHS_OF_LEASES, leases.id),
      ),
    )
    .orderBy(asc(leases.billedUntil), asc(leases.id))
    .limit(1)
    .for('update', { of: orders, skipLocked: true });
  return found;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * By card where the customer has the months charged to a saved method, else as the order of the lease was paid; by transfer where a bill of
 * these days was not paid by card.
 */
async function methodOf(
  transaction: Database,
  { leaseId, firstDay, order }: { leaseId: string; firstDay: string; order: Claimed['order'] },
  paysByItself: PaysByItself,
): Promise<PaymentMethod> {
  const isByCard = order.paymentMethod === 'card' || (await paysByItself(transaction, order));
  if (!isByCard) return 'transfer';
  const [dropped] = await transaction
    .select({ orderId: leaseBills.orderId })
    .from(leaseBills)
    .where(
      and(
        eq(leaseBills.leaseId, leaseId),
        eq(leaseBills.kind, 'month'),
        eq(leaseBills.firstDay, firstDay),
        isNotNull(leaseBills.droppedAt),
      ),
    )
    .limit(1);
  return dropped ? 'transfer' : 'card';
}

async function bill(
  transaction: Database,
  { id: leaseId, order, item }: Claimed,
  { rules, paysByItself }: { rules: ShopRules; paysByItself: PaysByItself },
): Promise<'billed' | 'free' | 'done'> {
  // Read again under the lock of its order.
  const [lease] = await transaction.select().from(leases).where(eq(leases.id, leaseId));
  const billed = lease?.status === 'ACTIVE' ? billedSoFar(lease, order.currency) : null;
  const next = billed && nextBill(billed);
  if (!lease || !next) return 'done';
  const { firstDay, lastDay, price } = next;
  if (price.minor === 0) {
    await transaction.update(leases).set({ billedUntil: lastDay }).where(eq(leases.id, leaseId));
    return 'free';
  }
  const { productId, articleNumber, name, brand, picture } = item;
  const quantity = await machinesOut(transaction, leaseId, item);
  await billLease(
    transaction,
    {
      order,
      leaseId,
      line: { productId, articleNumber, name, brand, picture, quantity },
      kind: 'month',
      bill: next,
      options: lease.options,
      extendsTo: null,
      payment: await methodOf(transaction, { leaseId, firstDay, order }, paysByItself),
      dueBefore: firstDay,
    },
    rules,
  );
  return 'billed';
}

/** Bills the next days of a long rental, each month once, so many days before they begin; null when none is due. */
export const billMonth = (database: Database, rules: ShopRules, paysByItself: PaysByItself) => () =>
  workOnOne(database, MONTHS_OF_LEASES, {
    claim,
    work: (transaction, claimed) => bill(transaction, claimed, { rules, paysByItself }),
  });

/** All that is due, at most AT_ONCE bills; a lease on which it fails is set aside, and the last failure thrown when all were tried. */
export const billMonths = (database: Database, rules: ShopRules, paysByItself: PaysByItself) => {
  const next = billMonth(database, rules, paysByItself);
  return async (): Promise<void> => {
    let failure: RowSetAside | null = null;
    for (let tried = 0; tried < AT_ONCE; tried++) {
      try {
        if ((await next()) === null) break;
      } catch (error) {
        if (!(error instanceof RowSetAside)) throw error;
        failure = error;
      }
    }
    if (failure !== null) throw failure;
  };
};
