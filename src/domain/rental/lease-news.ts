import type { LeaseStatus } from './lease-status.ts';
import { NO_SHOW } from './lease-steps.ts';

/**
 * What the customer of a lease is told of it. Texts are the messages `mail.lease.{news}.*`, `profile.notification.lease-{news}` and
 * `sms.lease-{news}`.
 */
export const LEASE_NEWS = [
  'approved',
  'sent',
  'handed-over',
  'returned',
  'completed',
  'return-approved',
  'return-rejected',
  'return-cancelled',
  'rejected',
  'cancelled',
  'no-show',
  'moved',
  /** A machine that was late is back: what its next customer was asked is settled. */
  'machine-back',
  'due',
  'overdue',
] as const;
export type LeaseNews = (typeof LEASE_NEWS)[number];

const NEWS_OF: Partial<Record<LeaseStatus, LeaseNews>> = {
  APPROVED: 'approved',
  SHIPPED: 'sent',
  ACTIVE: 'handed-over',
  RETURNED: 'returned',
  COMPLETED: 'completed',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

/** What is told of a step of a lease; null for a step of which there is nothing to tell: it is prepared, or stands at the door. */
export const newsOfStep = (to: LeaseStatus, reason: string): LeaseNews | null =>
  to === 'CANCELLED' && reason === NO_SHOW ? 'no-show' : (NEWS_OF[to] ?? null);

/**
 * News that only tell how a lease gets on, which its customer may refuse. All others are about its contract, its days or its money.
 */
const ON_THE_WAY: ReadonlySet<LeaseNews> = new Set(['sent', 'handed-over', 'returned', 'completed', 'due']);
export const topicOfNews = (news: LeaseNews): 'leases' | 'required' =>
  ON_THE_WAY.has(news) ? 'leases' : 'required';
