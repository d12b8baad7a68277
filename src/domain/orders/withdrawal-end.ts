import { dayIn } from '../locale/day-in.ts';

/** Days after the receipt of goods in which a contract can be withdrawn from (C §9; Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day of withdrawing from a contract, ISO 8601: the fourteenth after the calendar day of receipt, and Monday
 * when that is a Saturday or a Sunday (Regulation 1182/71, art. 3). `deliveredAt` is an ISO 8601 moment, `timeZone` the
 * market's. Public holidays do not move it: the shop is asked again, and is generous.
 */
export function withdrawalEnd(deliveredAt: string, timeZone: string): string {
  const received = Date.parse(`${dayIn(timeZone, deliveredAt)}T00:00:00Z`);
  let last = new Date(received + WITHDRAWAL_DAYS * DAY_MS);
  while (last.getUTCDay() % 6 === 0) last = new Date(last.getTime() + DAY_MS);
  return last.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

interface WithdrawableOrder {
  readonly status: string;
  readonly items: readonly { readonly rental: unknown }[];
  readonly events: readonly { readonly toStatus: string; readonly at: string }[];
}

/**
 * Until when an order page offers to withdraw: null before the goods left (the order can be cancelled) and when there is
 * nothing bought; without a last day while they are on their way; null again when `now` has passed it.
 */
export function withdrawalOffer(
  { status, items, events }: WithdrawableOrder,
  { timeZone, now }: { timeZone: string; now: string },
): { readonly lastDay: string | null } | null {
  if (!items.some(({ rental }) => rental === null)) return null;
  if (status === 'SHIPPED') return { lastDay: null };
  const delivered = events.find(({ toStatus }) => toStatus === 'DELIVERED');
  if ((status !== 'DELIVERED' && status !== 'COMPLETED') || delivered === undefined) return null;
  const lastDay = withdrawalEnd(delivered.at, timeZone);
  return dayIn(timeZone, now) <= lastDay ? { lastDay } : null;
}
