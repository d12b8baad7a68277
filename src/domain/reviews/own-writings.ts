import type { Locale } from '../locale/locale.ts';
import type { ModerationStatus, RejectionReason } from './moderation.ts';
import type { Stars } from './review.ts';

/** A product that somebody wrote of, or may write of, in the language of the page. */
export interface WrittenProduct {
  readonly productId: number;
  readonly productName: string;
  readonly picture: string;
}

/** What everything that somebody wrote of products has. */
interface Writing extends WrittenProduct {
  readonly id: string;
  readonly body: string;
  /** The language that it was written in. */
  readonly locale: Locale;
  readonly status: ModerationStatus;
  /** Null unless it is not shown. */
  readonly rejection: RejectionReason | null;
  readonly rejectionNote: string | null;
  /** ISO 8601. */
  readonly writtenAt: string;
}

export interface WrittenReview extends Writing {
  readonly stars: Stars;
  /** The shop's answer; null without. */
  readonly reply: string | null;
}

export interface WrittenQuestion extends Writing {
  /** How many answers everybody can read. */
  readonly answers: number;
}

export interface WrittenAnswer extends Writing {
  readonly question: string;
  readonly questionLocale: Locale;
}

/** All that an account wrote of products, each list the newest first, and what it may still write of. */
export interface OwnWritings {
  /** Products that arrived and have no review yet. */
  readonly unreviewed: readonly WrittenProduct[];
  readonly reviews: readonly WrittenReview[];
  readonly questions: readonly WrittenQuestion[];
  readonly answers: readonly WrittenAnswer[];
  /** Whether one of the lists goes on. */
  readonly hasMore: boolean;
}

/** So many entries of each list are shown at first, and so many more each time; */
export const WRITINGS_PART = 10;
/** so many times at most. */
const PARTS_MAX = 50;
/** So many products are proposed to be reviewed at first, and so many more each time. */
export const UNREVIEWED_PART = 6;

/** How many parts of the lists an address asks for, from 1; what it does not know is the first. */
export const readWritingsParts = (query: URLSearchParams): number => {
  const typed = query.get('parts') ?? '';
  return /^[1-9]\d?$/.test(typed) ? Math.min(Number(typed), PARTS_MAX) : 1;
};
