import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { daysBetween, momentOf } from '../../domain/calendar/days.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { paymentDueMoment } from '../../domain/checkout/payment-due.ts';
import { checkoutTotals } from '../../domain/checkout/totals.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { times, zero } from '../../domain/money/money.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import type { NextBill } from '../../domain/rental/extension.ts';
import type { LeaseBillKind } from '../../domain/rental/lease-bill.ts';
import type { LeasedOption, PaidOption } from '../../domain/rental/rental-option.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { leases } from '../rental/tables.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { orderEmail } from './order-email.ts';
import { readGoods } from './read-goods.ts';
import { requestAsOf } from './request-as-of.ts';
import { leaseTaxRule } from './lease-tax-rule.ts';
import type { ShopRules } from './shop-rules.ts';
import { writeOrder } from './write-order.ts';

/** What is billed of a lease, as its own order has it. */
export interface LeaseToBill {
  /** Locked. */
  readonly order: LockedOrder;
  readonly leaseId: string;
  readonly line: Pick<PricedLine, 'productId' | 'articleNumber' | 'name' | 'brand' | 'picture' | 'quantity'>;
  readonly kind: LeaseBillKind;
  /** The days that it pays, and for one machine how much: without tax where the tax is added, but of a settlement the final sum. */
  readonly bill: NextBill;
  /** What is rented with each of its machines. */
  readonly options: readonly LeasedOption[];
  /** The new last day of a lease that is extended; null for a month. */
  readonly extendsTo: string | null;
  readonly payment: PaymentMethod;
  /** The day before which it is to be paid, ISO 8601; null for as many days as every order has. */
  readonly dueBefore: string | null;
}

/**
 * Bills further days of a lease, or what is owed beyond its deposit: writes an order of them, which is paid, invoiced and reminded of as every order is, and notes on the lease
 * that they are billed. Inside the transaction that locked the order of the lease. Answers the order's id.
 */
export async function billLease(
  transaction: Database,
  asked: LeaseToBill,
  rules: Pick<ShopRules, 'tax'>,
): Promise<string> {
  const ofLease = leaseTaxRule(asked.order, rules);
  const taxRule = asked.kind === 'settlement' ? { ...ofLease, mode: 'included' as const } : ofLease;
  const { order, leaseId, line, kind, bill, extendsTo, payment, dueBefore } = asked;
  const { currency, locale } = order;
  const { sequence, rate } = await readGoods(transaction, { ids: [], locale, currency, subjects: [] });
  const now = new Date().toISOString();
  const unit = bill.price;
  const orderId = randomUUID();
  const lineTotal = times(unit, line.quantity);
  const agreed: AgreedOrder = {
    orderId,
    orderNumber: orderNumber(sequence),
    subjects: [],
    request: await requestAsOf(transaction, asked.order, { payment: asked.payment }),
    lines: [
      {
        ...line,
        unitMinor: unit.minor,
        lineMinor: lineTotal.minor,
        options: bill.options.flatMap(({ minor: unitMinor }, place): PaidOption[] => {
          const option = asked.options[place];
          return option === undefined || unitMinor === 0
            ? []
            : [{ code: option.code, name: option.name, unitMinor }];
        }),
        rental: {
          duration: 'day',
          count: daysBetween(bill.firstDay, bill.lastDay) + 1,
          startDate: bill.firstDay,
          bill: { leaseId, kind },
        },
      },
    ],
    pieces: new Map(),
    machines: [],
    totals: checkoutTotals({
      lines: [lineTotal],
      currency,
      payment,
      method: 'standard',
      city: null,
      taxRule,
      quotedShipping: zero(currency),
    }),
    haulage: zero(currency),
    discount: null,
    deliveryToBeQuoted: false,
    deliveryDays: null,
    transferDue:
      payment === 'transfer'
        ? transferDue(now, currency, { isGuest: order.userId === null, handOverOn: dueBefore })
        : null,
    termsEdition: order.termsEdition,
    ...(kind === 'extension' ? {} : { payUntil: payableUntil(asked, now) }),
    taxRule,
    rate,
  };
  await writeOrder(transaction, agreed, orderEmail(agreed));
  const { firstDay, lastDay } = bill;
  await transaction.insert(leaseBills).values({ orderId, leaseId, kind, firstDay, lastDay, extendsTo });
  // What is owed beyond a deposit pays for no further days.
  if (kind === 'settlement') return orderId;
  await transaction
    .update(leases)
    .set({
      billedUntil: lastDay,
      billedMinor: sql`${leases.billedMinor} + ${unit.minor}`,
      updatedAt: sql`now()`,
    })
    .where(eq(leases.id, leaseId));
  return orderId;
}

/** A month by card can be paid until its days begin; what is owed beyond a deposit as long as a transfer could come. */
function payableUntil({ kind, bill, order }: LeaseToBill, now: string): string {
  const market = marketOf(order.currency);
  return kind === 'month' ? momentOf(bill.firstDay, 9, timeZoneOf(market)) : paymentDueMoment(now, market);
}
