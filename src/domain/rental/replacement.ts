import * as v from 'valibot';
import type { RentalPeriod } from './rental-days.ts';

/** Why a lease needs another machine: its own broke, or is still with the customer before. */
export const REPLACEMENT_REASONS = ['broken', 'late'] as const;
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number];

/**
 * How the search for another machine stands: NEEDED until staff offer something, OFFERED until its customer or staff choose, DECIDED then,
 * WITHDRAWN when it is no longer needed. Printed names are `backoffice.replacements.status.{status}`.
 */
export const REPLACEMENT_STATUSES = ['NEEDED', 'OFFERED', 'DECIDED', 'WITHDRAWN'] as const;
export type ReplacementStatus = (typeof REPLACEMENT_STATUSES)[number];

/** What is offered in place of a machine: products like it, other first days; the lease can always be cancelled. */
export interface ReplacementOffer {
  readonly productIds: readonly number[];
  /** ISO 8601. */
  readonly days: readonly string[];
}

/** What somebody chose. */
export type ReplacementChoice =
  | { readonly kind: 'like'; readonly productId: number }
  | { readonly kind: 'days'; readonly day: string }
  | { readonly kind: 'cancel' };

/** A choice as a form sends it: `like:2104`, `days:2026-12-03` or `cancel`; null for anything else. */
export function readChoice(text: unknown): ReplacementChoice | null {
  if (text === 'cancel') return { kind: 'cancel' };
  const [, kind, value = ''] = /^(like|days):([\d-]{1,10})$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (kind === 'days') return v.is(v.pipe(v.string(), v.isoDate()), value) ? { kind, day: value } : null;
  return kind === 'like' && /^\d{1,9}$/.test(value) ? { kind, productId: Number(value) } : null;
}

/** The same as a form's value. */
export const choiceValue = (choice: ReplacementChoice): string =>
  choice.kind === 'like'
    ? `like:${choice.productId}`
    : choice.kind === 'days'
      ? `days:${choice.day}`
      : 'cancel';

/** Whether something was offered. */
export const isOffered = (choice: ReplacementChoice, { productIds, days }: ReplacementOffer): boolean =>
  choice.kind === 'cancel' ||
  (choice.kind === 'like' ? productIds.includes(choice.productId) : days.includes(choice.day));

/** An offer is open for so many hours, and no longer than until the day before the lease begins ends. */
export const OFFER_HOURS = 48;

/** Of a lower class a machine does not do the work, of a much higher one it is another machine: shares of the price of a month, in percent. */
const CLASS = { from: 90, to: 250 };

/** Whether machines of one price of a month can stand in for those of another, both in minor units of one currency and of one category. */
export const isLike = (ownMinor: number, otherMinor: number): boolean =>
  otherMinor * 100 >= ownMinor * CLASS.from && otherMinor * 100 <= ownMinor * CLASS.to;

/** What the owner of a lease is asked. */
export interface ReplacementQuestion {
  readonly id: string;
  readonly reason: ReplacementReason;
  /** Until when it can be answered, ISO 8601. */
  readonly expiresAt: string;
  readonly likes: readonly { readonly productId: number; readonly name: string }[];
  /** The days that the lease would have, for each first day that is offered. */
  readonly periods: readonly RentalPeriod[];
}
