import { daysAfter, daysBetween } from '../calendar/days.ts';
import { isWorkingDay, workingDaysFrom } from '../calendar/working-days.ts';
import { slowestParcelDays } from '../rental/parcel-travel.ts';
import { UNANSWERED_DAYS } from '../limits/open-orders.ts';
import type { Market } from '../locale/market.ts';
import { WAITING, type Waiting } from '../orders/queue.ts';

/** How long something may take; in working days it can begin with the next one, for what came on a day off. */
type Period = { readonly days: number } | { readonly workingDays: number; readonly beginsOn?: 'working-day' };

/**
 * What the shop has promised, or the law gives it, for what waits. What has no period here and no day of its own is worked on by its age:
 * no day is promised for tickets, requests for a bulk price, questions, cases of a payment, and money that carriers or customers owe.
 */
export const PERIODS = {
  /** Requests to return, exchange or end a lease early are answered (messages `return.next.PENDING`, `exchange.next.PENDING`, `lease.return.next.PENDING`), orders to be paid on delivery confirmed (`mail.order.placed.pod`). */
  answer: { workingDays: 1 },
  /** Orders are processed within 24 hours on working days (C §9), as `arrivalOf` counts it. */
  'hand-over': { workingDays: 1, beginsOn: 'working-day' },
  /** A review appears (`review.page.lead`). */
  moderation: { workingDays: 2 },
  /** The later day of “within 5–7 working days” (`mail.order.money.transfer`). */
  refund: { workingDays: 7 },
  /** The money of a withdrawal goes back in so many days after the statement (Directive 2011/83/EU, art. 13). */
  withdrawal: { days: 14 },
  /** Goods are repaired or replaced, or it is said why not (`content/pages/legal/consumer-rights.ts`). */
  complaint: { days: 14 },
  /** After it an order that nobody answered is cancelled. */
  unanswered: { days: UNANSWERED_DAYS.customer },
  'unanswered-guest': { days: UNANSWERED_DAYS.guest },
  /** Machines come back on the last day of their lease, or the next on which the depot is open (`returnDay`). */
  'machine-return': { workingDays: 0, beginsOn: 'working-day' },
  /** By parcel they are on their way from then on (R10); so are those of Polish rentals, whose parcels are no slower. */
  'machine-parcel': { workingDays: slowestParcelDays('UAH'), beginsOn: 'working-day' },
} as const satisfies Readonly<Record<string, Period>>;
export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** The last day of a period that begins with a calendar day of a market, ISO 8601. */
export function dueDay(name: PeriodName, day: string, market: Market): string {
  const period: Period = PERIODS[name];
  if ('days' in period) return daysAfter(day, period.days);
  const isLater = period.beginsOn === 'working-day' && !isWorkingDay(day, market);
  return workingDaysFrom(day, period.workingDays + (isLater ? 1 : 0), market);
}

/** How many days each period has that begins on one of so many days from `from` on, as the database adds them; what waits in a market. */
export function daysGiven(
  market: Market,
  { from, count }: { readonly from: string; readonly count: number },
): Readonly<Record<PeriodName, readonly number[]>> {
  const days = Array.from({ length: count }, (_, at) => daysAfter(from, at));
  const given = (name: PeriodName): readonly number[] =>
    days.map((day) => daysBetween(day, dueDay(name, day, market)));
  return Object.fromEntries(PERIOD_NAMES.map((name) => [name, given(name)])) as ReturnType<typeof daysGiven>;
}

/** A line of the inbox: something that waits for somebody of the shop. */
export interface InboxLine {
  readonly kind: Waiting;
  /** Of what it is about, as its page is named by it. */
  readonly id: string;
  /** Its own number; null for what has none. */
  readonly number: string | null;
  /** The order that it is of; both null without. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Who waits; empty where nobody is known any more. */
  readonly customer: string;
  /** What it is about: goods, a machine, the subject of a ticket; null where its number says all. */
  readonly title: string | null;
  /** As its table has it; `statement` for one of withdrawal. */
  readonly state: string;
  /** ISO 8601 moment. */
  readonly since: string;
  /** ISO 8601 day; null where no period is known. */
  readonly dueOn: string | null;
  /** Today, ISO 8601, in the market that it is of. */
  readonly today: string;
}

/** How far away the day of a line is: days left, negative once it is over; null without such a day. */
export const daysLeft = ({ dueOn, today }: Pick<InboxLine, 'dueOn' | 'today'>): number | null =>
  dueOn === null ? null : daysBetween(today, dueOn);

/** What has no day of its own is worked on as if it were due so many days from today: after all that is due today, before what can wait longer. */
export const UNDATED_DUE_IN = 1;

/** The day by which a line stands in the inbox, ISO 8601; lines of one day stand in the order in which they began to wait. */
export const inboxDay = ({ dueOn, today }: Pick<InboxLine, 'dueOn' | 'today'>): string =>
  dueOn ?? daysAfter(today, UNDATED_DUE_IN);

/** What the inbox is asked for. */
export interface InboxQuery {
  /** Null for all kinds. */
  readonly kind: Waiting | null;
  /** Counted from 1. */
  readonly page: number;
}

const PAGE_MAX = 500;

/** Reads the address of the inbox: what it does not know does not matter. */
export function readInboxQuery(query: URLSearchParams): InboxQuery {
  const page = query.get('page') ?? '';
  return {
    kind: WAITING.find((kind) => kind === query.get('kind')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), PAGE_MAX) : 1,
  };
}

/** The same as an address, without its region. */
export function inboxAddress({ kind, page }: InboxQuery): string {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '/admin/inbox' : `/admin/inbox?${String(query)}`;
}
