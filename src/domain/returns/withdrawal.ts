import * as v from 'valibot';
import { daysAfter } from '../calendar/days.ts';
import { isBankDay } from '../calendar/working-days.ts';
import { dayIn, timeZoneOf, type Market } from '../locale/market.ts';
import { hasContact } from '../contact-data/web-address.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { mayCustomerCancel } from '../orders/cancellation.ts';
import { orderReference } from '../orders/order-reference.ts';
import { HAS_MONEY } from '../orders/payment-status.ts';
import { isPartlySent } from '../orders/shipments.ts';

/** Days after the receipt of goods in which a contract can be withdrawn from (C §9; Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;

/** So many days before the last day of sending goods back their customer is reminded of it, once. */
export const SEND_REMINDER_DAYS = 3;

/**
 * The last day of withdrawing from a contract, ISO 8601: the fourteenth after the calendar day of receipt on the market's
 * clock, and the next working day when that is a day off (Regulation 1182/71, art. 3). `deliveredAt` is an ISO 8601 moment.
 */
export function withdrawalEnd(deliveredAt: string, market: Market): string {
  let last = daysAfter(dayIn(timeZoneOf(market), deliveredAt), WITHDRAWAL_DAYS);
  while (!isBankDay(last, market)) last = daysAfter(last, 1);
  return last;
}

interface WithdrawableOrder {
  readonly status: string;
  readonly items: readonly { readonly rental: unknown }[];
  readonly events: readonly { readonly toStatus: string; readonly at: string }[];
  /** The parcels that were handed to carriers; absent for none. */
  readonly shipments?: readonly unknown[];
}

/** When goods of an order were handed over, a moment, ISO 8601; null while they were not. */
const deliveredAt = ({ events }: Pick<WithdrawableOrder, 'events'>): string | null =>
  events.find(({ toStatus }) => toStatus === 'DELIVERED')?.at ?? null;

/** Whether the days of withdrawing from what was delivered are not over at `now`, whatever became of it since; both are moments, ISO 8601, null for not delivered. */
export const isInTime = (
  at: string | null,
  { market, now }: { readonly market: Market; readonly now: string },
): boolean => at === null || dayIn(timeZoneOf(market), now) <= withdrawalEnd(at, market);

/**
 * Until when an order page offers to withdraw: null before the first of the goods left (the order can be cancelled) and when there is
 * nothing bought; without a last day while any of them are on their way; null again when `now` has passed it.
 */
export function withdrawalOffer(
  { status, items, events, shipments = [] }: WithdrawableOrder,
  at: { readonly market: Market; readonly now: string },
): { readonly lastDay: string | null } | null {
  if (!items.some(({ rental }) => rental === null)) return null;
  if (status === 'SHIPPED' || isPartlySent({ status, shipments })) return { lastDay: null };
  const delivered = deliveredAt({ events });
  if ((status !== 'DELIVERED' && status !== 'COMPLETED') || delivered === null) return null;
  return isInTime(delivered, at) ? { lastDay: withdrawalEnd(delivered, at.market) } : null;
}

/** The history's reason for an order that ended with its customer's withdrawal. */
export const WITHDRAWAL_EVENT = 'customer-withdrawn';

/**
 * Whether a withdrawal ends an order at once: it is from all of it (`goods` null), nothing has left the shop, and no card's money has come or
 * is set aside. What came of a transfer is then owed, as after any cancellation. A paid order is cancelled by staff, for whoever
 * knows number and address of an order can make statements.
 */
export const isEndedByWithdrawal = (
  order: Parameters<typeof mayCustomerCancel>[0] & { readonly paymentStatus: string },
  { goods }: { readonly goods: string | null },
): boolean =>
  goods === null &&
  mayCustomerCancel(order) &&
  !HAS_MONEY.has(order.paymentStatus) &&
  order.paymentStatus !== 'AUTHORIZED';

/** Who closes the statement about an order of which nothing is left but what came in place of its goods, once that is stated, too (`withdrawals.closedBy`). */
export const CLOSED_BY_SHOP = 'shop';

/**
 * Whether a statement that is made again on its day is the one that was made before. That stands while nobody closed it, and where it did all that was asked for:
 * its order is cancelled, or all that came in place of its goods is withdrawn from. Once staff closed it, or its return was dropped, it is said anew.
 */
export const isStillStated = (
  { closedAt, closedBy }: { readonly closedAt: string | null; readonly closedBy: string | null },
  now: {
    /** Null where number and address belong to no order. */
    readonly orderStatus: string | null;
    /** Whether anything that came in place of its goods is not withdrawn from. */
    readonly leavesReplacements: boolean;
  },
): boolean =>
  closedAt === null ||
  now.orderStatus === 'CANCELLED' ||
  (closedBy === CLOSED_BY_SHOP && !now.leavesReplacements);

const REQUIRED = 'order.track.required';
const TOO_LONG = 'order.withdrawal.tooLong';
export const WITHDRAWN_GOODS_MAX_LENGTH = 1000;

/**
 * So many statements of the public form about one order are acknowledged by an e-mail on one day (UTC): a correction among them. Whoever knows number
 * and address of an order can make statements; of further ones the shop hears, and acknowledges them itself. What its own customer states by the form of a return,
 * or called off again, takes none of them.
 */
export const RECEIPTS_A_DAY = 2;

/**
 * A consumer's statement that a distance contract is withdrawn from: name, contract and where the receipt goes, and the
 * goods if not all (Directive 2011/83/EU, art. 11a). No reason is asked for. Issues are message keys.
 */
export const withdrawalFormSchema = v.object(
  {
    name: v.pipe(
      v.string(REQUIRED),
      v.transform(withoutInvisible),
      v.trim(),
      v.check(isVisible, REQUIRED),
      v.maxLength(100, TOO_LONG),
      v.check((name) => !hasContact(name), 'order.withdrawal.contact'),
      v.transform((name) => name.replaceAll(/\s+/g, ' ')),
    ),
    ...orderReference,
    /** Null for the whole order. */
    goods: v.pipe(
      v.optional(v.string(), ''),
      v.transform(withoutInvisible),
      v.trim(),
      v.maxLength(WITHDRAWN_GOODS_MAX_LENGTH, TOO_LONG),
      v.transform((goods) => (goods === '' ? null : goods)),
    ),
  },
  REQUIRED,
);

export type WithdrawalForm = v.InferOutput<typeof withdrawalFormSchema>;
