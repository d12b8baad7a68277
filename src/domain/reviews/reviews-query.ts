import { MODERATION_STATUSES, type ModerationStatus } from './moderation.ts';
import { STARS, type Stars } from './review.ts';

/** Orders of a product's reviews. Printed names are the messages `review.sort.{sort}`. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What of a product's reviews and questions its page shows. */
export interface ProductReviewsQuery {
  /** Null for all. */
  readonly stars: Stars | null;
  readonly sort: ReviewSort;
  /** So many parts of the lists are shown, from 1 on. */
  readonly reviews: number;
  readonly questions: number;
}

/** A part of a product's reviews, and of its questions. */
export const REVIEWS_PART = 6;
export const QUESTIONS_PART = 5;
/** Lists that are longer than so many parts do not grow any more. */
const PARTS_MAX = 50;

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((each) => each === value) ?? null;
const partsIn = (typed: string | null): number =>
  typed !== null && /^[1-9]\d?$/.test(typed) ? Math.min(Number(typed), PARTS_MAX) : 1;

/** Reads the address of a product's page: what it does not know does not matter. */
export const readProductReviewsQuery = (query: URLSearchParams): ProductReviewsQuery => ({
  stars: STARS.find((each) => String(each) === query.get('stars')) ?? null,
  sort: oneOf(REVIEW_SORTS, query.get('by')) ?? 'newest',
  reviews: partsIn(query.get('reviews')),
  questions: partsIn(query.get('questions')),
});

const queryOf = (given: Readonly<Record<string, string | number | null>>): string => {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
};

/** The same as an address's query; `offer` is what the page shows besides. */
export const productReviewsAddress = (
  { stars, sort, reviews, questions }: ProductReviewsQuery,
  offer: string | null = null,
): string =>
  queryOf({
    offer,
    stars,
    by: sort === 'newest' ? null : sort,
    reviews: reviews === 1 ? null : reviews,
    questions: questions === 1 ? null : questions,
  });

/** What the queue of questions can be narrowed to beside a status: those that the shop has not answered. */
export const STAFF_STATUSES = [...MODERATION_STATUSES, 'open', 'any'] as const;

/** What the queues of staff are asked for; `open` is what waits for staff: to be decided, or for questions to be answered. */
export interface StaffReviewsQuery {
  readonly status: ModerationStatus | 'open' | 'any';
  /** Null for all; of reviews alone. */
  readonly stars: Stars | null;
  /** Words of the text, of the product's name or its article number. */
  readonly search: string;
  readonly page: number;
}

const SEARCH_MAX = 120;
const PAGE_MAX = 500;

/** Reads the address of a queue. */
export const readStaffReviewsQuery = (query: URLSearchParams): StaffReviewsQuery => ({
  status: oneOf(STAFF_STATUSES, query.get('status')) ?? 'open',
  stars: STARS.find((each) => String(each) === query.get('stars')) ?? null,
  search: (query.get('q') ?? '').trim().slice(0, SEARCH_MAX).toWellFormed(),
  page: /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Math.min(Number(query.get('page')), PAGE_MAX) : 1,
});

/** The same as an address's query, on another page. */
export const staffReviewsAddress = ({ status, stars, search }: StaffReviewsQuery, page = 1): string =>
  queryOf({
    status: status === 'open' ? null : status,
    stars,
    q: search === '' ? null : search,
    page: page === 1 ? null : page,
  });
