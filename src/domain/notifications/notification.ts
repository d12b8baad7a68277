import { LEASE_NEWS, type LeaseNews } from '../rental/lease-news.ts';
import { EXCHANGE_NEWS, type ExchangeNews } from '../returns/exchange-news.ts';
import type { TicketStatus } from '../support/ticket-status.ts';
import { RETURN_NEWS, type ReturnNews } from '../returns/return-news.ts';
import { REVIEW_NEWS, type ReviewNews } from '../reviews/review-news.ts';

/** What a customer is told of a lease, as a notification. */
export const leaseKind = <News extends LeaseNews>(news: News) => `lease-${news}` as const;

/** What a customer is told of goods that go back, likewise. */
export const returnKind = <News extends ReturnNews>(news: News) => `return-${news}` as const;

/** What a customer is told of goods that are exchanged, likewise. */
export const exchangeKind = <News extends ExchangeNews>(news: News) => `exchange-${news}` as const;

/** What a customer is told of a ticket: that staff answered it, with or without calling it solved, or moved it. Time alone completes one, and nobody is told. */
export const TICKET_NEWS = [
  'answered',
  'answered-solved',
  'taken-up',
  'waiting',
  'solved',
  'reopened',
  'cancelled',
] as const;
export type TicketNews = (typeof TICKET_NEWS)[number];

/** What a customer is told of a ticket, likewise. */
export const ticketKind = <News extends TicketNews>(news: News) => `ticket-${news}` as const;

const NEWS_OF_STATUS = {
  PENDING: 'waiting',
  IN_PROGRESS: 'taken-up',
  RESOLVED: 'solved',
  CANCELLED: 'cancelled',
  COMPLETED: null,
} as const satisfies Readonly<Record<TicketStatus, TicketNews | null>>;

/** What a step that staff take tells the customer; null for one that is told by nobody. What was solved is opened again, not taken up. */
export const newsOfStep = (from: TicketStatus, to: TicketStatus): TicketNews | null =>
  from === 'RESOLVED' && to === 'IN_PROGRESS' ? 'reopened' : NEWS_OF_STATUS[to];

/** What a customer is told of a review of theirs, likewise. */
export const reviewKind = <News extends ReviewNews>(news: News) => `review-${news}` as const;

/**
 * What a customer is told of an order, a lease, a ticket, a return, an exchange or a review. Printed by the messages `profile.notification.{kind}`, which are never stored with a
 * notification: it reads in the language of its reader.
 */
export const NOTIFICATION_KINDS = [
  'placed',
  'delivery-quoted',
  'paid',
  'processing',
  'payment-part',
  'payment-reminder',
  'payment-overdue',
  'payment-reversed',
  'charge-declined',
  'invoice',
  'part-shipped',
  'shipped',
  'tracking-corrected',
  'delivered',
  'completed',
  'cancelled',
  'returned',
  'undelivered',
  'part-returned',
  'rest-not-sent',
  'refunded',
  'warranty-ending',
  ...LEASE_NEWS.map(leaseKind),
  ...RETURN_NEWS.map(returnKind),
  ...EXCHANGE_NEWS.map(exchangeKind),
  ...TICKET_NEWS.map(ticketKind),
  ...REVIEW_NEWS.map(reviewKind),
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * What is not told by text message: what customers have just done themselves and see on their screen, and what comes along with another
 * step or asks nothing of them.
 */
const NOT_BY_SMS = [
  'placed',
  'invoice',
  'completed',
  'lease-completed',
  'return-asked',
  'return-called-off',
  'return-delivery-back',
  'warranty-ending',
  'exchange-asked',
  'exchange-called-off',
  ...TICKET_NEWS.map(ticketKind),
  'review-published',
  'review-rejected',
  'review-replied',
] as const satisfies readonly NotificationKind[];
export type SmsKind = Exclude<NotificationKind, (typeof NOT_BY_SMS)[number]>;

/** Whether a customer who asked for text messages gets one of it: messages `sms.{kind}`. */
export const isToldBySms = (kind: NotificationKind): kind is SmsKind =>
  !NOT_BY_SMS.some((each) => each === kind);

/** So many notifications of a customer are kept, the newest ones, */
export const NOTIFICATIONS_KEPT = 500;
/** and for so many months. */
export const NOTIFICATION_MONTHS = 12;

/** The bell counts so far; beyond, it says `99+`. */
export const UNREAD_COUNTED = 100;

/** What the list of notifications is asked for. */
export interface NotificationsQuery {
  /** The notification until which the list was shown before: it goes on behind it. Null for its first part. */
  readonly until: number | null;
}

/** The id of a notification as an address or a form has it; null for anything else. */
export function readNotificationId(text: FormDataEntryValue | null): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Number(text);
}
