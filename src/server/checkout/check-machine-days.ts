import { and, eq, gt, inArray } from 'drizzle-orm';
import { machineDaysBeyond } from '../../domain/limits/machine-days.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { Refused } from './check-order.ts';
import type { OrderRequest } from './order-request.ts';
import { kindOf, type OpenSubject } from './order-subjects.ts';
import type { ShopRules } from './shop-rules.ts';

/** How many machines an order rents, each for how many days, in all. */
export const machineDaysOf = ({ lines }: Pick<OrderRequest, 'lines'>): number =>
  lines.reduce(
    (days, { rental, quantity }) =>
      days + (rental === null ? 0 : quantity * rentalDays(rental.duration, rental.count)),
    0,
  );

/** Whether an account has paid for an order and not had all of it back. */
export const hasPaid = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(
    orders,
    and(
      eq(orders.userId, userId),
      inArray(orders.paymentStatus, ['PAID', 'PARTIALLY_REFUNDED']),
      gt(orders.totalMinor, 0),
    ),
  )) > 0;

/**
 * Refuses an order that would hold more days of machines than may be held unpaid. True until the end of the transaction that has
 * locked its subjects. Only what is close to the limit asks whether its account has paid before.
 */
export async function checkMachineDays(
  transaction: Database,
  {
    rules,
    request,
    isDeliveryQuoted,
    open,
  }: {
    readonly rules: Pick<ShopRules, 'machineDays' | 'openOrders'>;
    readonly request: OrderRequest;
    readonly isDeliveryQuoted: boolean;
    readonly open: readonly OpenSubject[];
  },
): Promise<void> {
  if (rules.openOrders === null) return;
  const most = (isWanted: (kind: ReturnType<typeof kindOf>) => boolean) =>
    Math.max(
      0,
      ...open.filter(({ subject }) => isWanted(kindOf(subject))).map(({ machineDays }) => machineDays),
    );
  const asked = {
    wanted: machineDaysOf(request),
    held: most((kind) => kind !== 'network'),
    heldInNetwork: most((kind) => kind === 'network'),
    isTrusted: request.payment === 'card' && !isDeliveryQuoted,
  };
  let beyond = machineDaysBeyond(rules.machineDays, asked);
  if (beyond === null) return;
  const { user } = request;
  if (!asked.isTrusted && user !== null && (await hasPaid(transaction, user.id)))
    beyond = machineDaysBeyond(rules.machineDays, { ...asked, isTrusted: true });
  if (beyond !== null) throw new Refused({ reason: 'too-many-machine-days', ...beyond });
}
