import type { ModerationStatus, RejectionReason } from './moderation.ts';
import type { Locale } from '../locale/locale.ts';

/** The marks that a review gives, the best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** How many published reviews give one star, two, … five. */
export type StarCounts = readonly [number, number, number, number, number];

/** What the published reviews of a product come to. */
export interface Rating {
  /** From 1 to 5, to one decimal. */
  readonly average: number;
  /** At least 1: without a published review a product has no rating. */
  readonly count: number;
}

/** The rating that counts of stars come to; null without a review. */
export function ratingOf(counts: readonly number[] | null | undefined): Rating | null {
  if (!counts) return null;
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const sum = counts.reduce((all, each, place) => all + each * (place + 1), 0);
  return { average: Math.round((sum * 10) / count) / 10, count };
}

/** How an author is named, of what they chose: first name with the initial of the family name, first name alone, or not at all. */
export const NAME_CHOICES = ['initial', 'first', 'none'] as const;
export type NameChoice = (typeof NAME_CHOICES)[number];

const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The printed name of an author: never more than first name and initial. Null where they chose none, or gave none. */
export function authorName(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  choice: NameChoice,
): string | null {
  const first = firstWord(firstName).slice(0, NAME_MAX);
  if (choice === 'none' || first === '') return null;
  const initial = [...firstWord(lastName)][0];
  return choice === 'first' || initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

export const NAME_MAX = 40;

/** States of orders whose goods arrived (R23), and of leases whose machine was used and came back. */
export const ARRIVED = ['DELIVERED', 'COMPLETED'] as const;
export const USED = ['RETURNED', 'COMPLETED'] as const;
const isOneOf = (list: readonly string[], status: string): boolean => list.includes(status);

/** A line of an order of a product, as far as the right to write of it goes. */
export interface BoughtLine {
  readonly itemId: string;
  readonly orderId: string;
  readonly orderStatus: string;
  /** Null for goods that were bought. */
  readonly leaseStatus: string | null;
}

/** Whether what a line bought has reached its buyer: goods arrived, a rented machine was used and came back. */
export const hasArrived = ({ orderStatus, leaseStatus }: BoughtLine): boolean =>
  leaseStatus === null ? isOneOf(ARRIVED, orderStatus) : isOneOf(USED, leaseStatus);

export type ReviewRight =
  /** They bought it and it arrived; `itemId` proves it. */
  | { readonly ok: true; readonly itemId: string; readonly orderId: string }
  /** `not-bought`: no order of theirs has it. `not-arrived`: it is still to come, or the order came to nothing. */
  | { readonly ok: false; readonly reason: 'not-bought' | 'not-arrived' };

/** Whether somebody whose orders have these lines of a product may write about it; the lines are the latest first. */
export function reviewRight(lines: readonly BoughtLine[]): ReviewRight {
  const arrived = lines.find(hasArrived);
  if (arrived) return { ok: true, itemId: arrived.itemId, orderId: arrived.orderId };
  return { ok: false, reason: lines.length === 0 ? 'not-bought' : 'not-arrived' };
}

/** A published review as everybody reads it. */
export interface ShownReview {
  readonly id: string;
  readonly stars: Stars;
  readonly body: string;
  readonly pros: string | null;
  readonly cons: string | null;
  /** Null for an author who is not named. */
  readonly authorName: string | null;
  /** The language that it was written in. */
  readonly locale: Locale;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly isEdited: boolean;
  /** Whether the machine was rented, and not bought. */
  readonly isRented: boolean;
  readonly photographs: readonly string[];
  /** The shop's answer; null without. */
  readonly reply: string | null;
}

/** A review as its author has it. */
export interface OwnReview extends Omit<ShownReview, 'writtenAt'> {
  readonly productId: number;
  readonly productName: string;
  readonly picture: string;
  readonly orderId: string;
  readonly status: ModerationStatus;
  readonly nameChoice: NameChoice;
  readonly rejection: RejectionReason | null;
  readonly rejectionNote: string | null;
  readonly submittedAt: string;
}
