import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { times, zero, type Money } from '../../domain/money/money.ts';
import { withTax } from '../../domain/checkout/tax.ts';
import { comingBill } from '../../domain/rental/coming-bill.ts';
import {
  extensionBill,
  extensionFault,
  furtherRent,
  mayExtend,
  type NextBill,
} from '../../domain/rental/extension.ts';
import type { LeaseBilling } from '../../domain/rental/lease-billing.ts';
import { returnDay, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { billedSoFar } from '../rental/bills/lease-rent.ts';
import { billsOf, openBillsOf } from '../rental/bills/lease-bills.ts';
import { bookUntil, lastUntil, longestUntilOf, machinesOut } from '../rental/lease-days.ts';
import {
  locked,
  ownLease,
  unlocked,
  type LeaseAsker,
  type NotTheirs,
  type OwnLease,
} from '../rental/own-lease.ts';
import { annexContract } from '../rental/contracts/write-contract.ts';
import { isBookingClash } from '../rental/is-booking-clash.ts';
import { leases } from '../rental/tables.ts';
import { openTermination } from '../rental/terminations/find-termination.ts';
import { todayIn } from '../rental/today.ts';
import { billLease } from './bill-lease.ts';
import { leasePayments } from './lease-payments.ts';
import { leaseTaxRule } from './lease-tax-rule.ts';
import type { ShopRules } from './shop-rules.ts';

/** Why a lease cannot be extended to a day; `until` is the last day on which it could end, null where no later one is free. */
export type ExtensionRefused =
  | NotTheirs
  | {
      readonly ok: false;
      readonly reason:
        | 'lease-not-active'
        | 'extension-not-later'
        | 'extension-too-long'
        | 'extension-open'
        | 'return-asked'
        | 'payment-not-offered';
    }
  | { readonly ok: false; readonly reason: 'extension-taken'; readonly until: string | null };

/** What an extension costs, with tax. */
export interface ExtensionOffer {
  readonly ok: true;
  /** When its machines come back then, ISO 8601. */
  readonly returnDay: string;
  /** What is paid for it now; zero where nothing is. */
  readonly price: Money;
  /** What its days cost in all, with what is billed of them later. */
  readonly whole: Money;
  /** Up to which day that pays; null where the new days are billed in their turn, after those that are not billed yet. */
  readonly paidUntil: string | null;
}

export type LeaseExtended =
  | {
      readonly ok: true;
      readonly lastDay: string;
      /** The order that is to be paid for it; null where it lasts longer already. */
      readonly orderId: string | null;
      /** How that is paid. */
      readonly payment: PaymentMethod;
    }
  | ExtensionRefused;

type Agreed =
  | {
      readonly ok: true;
      readonly bill: NextBill | null;
      /** What the days cost in all, of one machine. */
      readonly whole: Money;
      readonly period: RentalPeriod;
    }
  | Exclude<ExtensionRefused, NotTheirs>;

/** What an extension comes to, whatever is free. */
async function agree(database: Database, { lease, order }: OwnLease, lastDay: string): Promise<Agreed> {
  const billed = billedSoFar(lease, order.currency);
  if (!mayExtend(lease) || billed === null) return { ok: false, reason: 'lease-not-active' };
  const fault = extensionFault(billed.period, lastDay);
  if (fault !== null) return { ok: false, reason: fault };
  // A machine that is late is paid for up to the day on which it is extended.
  if (lastDay < todayIn(marketOf(order.currency))) return { ok: false, reason: 'extension-not-later' };
  // It would bring back the days that an early end was to give back.
  if ((await openTermination(database, lease.id)) !== null) return { ok: false, reason: 'return-asked' };
  const open = await openBillsOf(database, lease.id);
  if (open.some(({ kind }) => kind === 'extension')) return { ok: false, reason: 'extension-open' };
  return {
    ok: true,
    bill: extensionBill(billed, lastDay),
    whole: furtherRent(billed, lastDay),
    period: billed.period,
  };
}

/** What it would cost to have a lease last until a day, and whether its machines are free until then; nothing is held. */
export const offerExtension =
  (database: Database, rules: Pick<ShopRules, 'tax'>) =>
  async (asked: LeaseAsker & { readonly lastDay: string }): Promise<ExtensionOffer | ExtensionRefused> => {
    const found = await ownLease(database, asked, unlocked(database));
    if (!found.ok) return found;
    const { order, lease, item } = found;
    const agreed = await agree(database, found, asked.lastDay);
    if (!agreed.ok) return agreed;
    const until = await longestUntilOf(database, lease, order.currency);
    if (until === null || asked.lastDay > until) return { ok: false, reason: 'extension-taken', until };
    const { bill, whole } = agreed;
    const quantity = await machinesOut(database, lease.id, item);
    const rule = leaseTaxRule(order, rules);
    const gross = (amount: Money) => withTax(times(amount, quantity), rule);
    return {
      ok: true,
      returnDay: returnDay({ lastDay: asked.lastDay }, marketOf(order.currency)),
      price: gross(bill?.price ?? zero(order.currency)),
      whole: gross(whole),
      paidUntil: bill?.lastDay ?? null,
    };
  };

/** What of a lease is billed, what comes next, and how long it could last; its reader was let in before. Null for an unknown one. */
export const leaseBilling =
  (database: Database, rules: ShopRules) =>
  async (leaseId: string): Promise<LeaseBilling | null> => {
    const [found] = await database
      .select({ lease: leases, item: orderItems, order: orders })
      .from(leases)
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(leases.id, leaseId));
    if (!found) return null;
    const { lease, item, order } = found;
    const { currency } = order;
    const bills = await billsOf(database, leaseId);
    const billed = billedSoFar(lease, currency);
    const machines = await machinesOut(database, leaseId, item);
    const next = billed && comingBill(billed, { machines, rule: leaseTaxRule(order, rules) });
    const isOpen = bills.some(({ kind, state }) => kind === 'extension' && state === 'open');
    const isReturnAsked = (await openTermination(database, leaseId)) !== null;
    const until =
      billed && mayExtend(lease) && !isOpen && !isReturnAsked
        ? await longestUntilOf(database, lease, currency)
        : null;
    const today = todayIn(marketOf(currency));
    const from = daysAfter(lease.lastDay ?? today, 1);
    return {
      bills,
      next,
      extensible: until === null || until < today ? null : { from: from < today ? today : from, until },
      isReturnAsked,
      payments: leasePayments(currency, rules),
    };
  };

/** Extends a lease inside a transaction; throws where one of its machines is somebody else's. */
async function extend(
  transaction: Database,
  found: OwnLease,
  { lastDay, payment, rules }: { lastDay: string; payment: PaymentMethod; rules: ShopRules },
): Promise<LeaseExtended> {
  const { order, lease, item } = found;
  const { currency } = order;
  const agreed = await agree(transaction, found, lastDay);
  if (!agreed.ok) return agreed;
  const { bill, period } = agreed;
  const isPaidFor = bill !== null && bill.price.minor > 0;
  const offered = leasePayments(currency, rules);
  if (isPaidFor && !offered.includes(payment)) return { ok: false, reason: 'payment-not-offered' };
  await bookUntil(transaction, {
    leaseId: lease.id,
    period: { firstDay: period.firstDay, lastDay },
    currency,
  });
  if (!isPaidFor) {
    const actor = `customer:${order.userId ?? 'guest'}`;
    await lastUntil(transaction, { leaseId: lease.id, lastDay, billedUntil: bill?.lastDay ?? null, actor });
    await annexContract(transaction, order, lease.id);
    return { ok: true, lastDay, orderId: null, payment };
  }
  const { productId, articleNumber, name, brand, picture } = item;
  const quantity = await machinesOut(transaction, lease.id, item);
  const orderId = await billLease(
    transaction,
    {
      order,
      leaseId: lease.id,
      line: { productId, articleNumber, name, brand, picture, quantity },
      kind: 'extension',
      bill,
      options: lease.options,
      extendsTo: lastDay,
      payment,
      dueBefore: period.lastDay,
    },
    rules,
  );
  return { ok: true, lastDay, orderId, payment };
}

/**
 * Extends a lease while its customer has the machines (C §4): the whole rental is priced anew and the difference billed by an order. Its
 * machines are booked for the further days at once, through the constraint; they become the lease's own when the bill is paid, and are given
 * free with it. Refusals write nothing.
 */
export const extendLease =
  (database: Database, rules: ShopRules) =>
  async (
    asked: LeaseAsker & { readonly lastDay: string; readonly payment: PaymentMethod },
  ): Promise<LeaseExtended> => {
    const { lastDay, payment } = asked;
    try {
      return await database.transaction(async (transaction): Promise<LeaseExtended> => {
        const found = await ownLease(transaction, asked, locked(transaction));
        return found.ok ? extend(transaction, found, { lastDay, payment, rules }) : found;
      });
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      const offered = await offerExtension(database, rules)(asked);
      // Free again since: whoever asked may ask once more.
      return offered.ok ? { ok: false, reason: 'extension-taken', until: lastDay } : offered;
    }
  };
