import { describe, expect, test } from 'vitest';
import { MODERATION_STATUSES, MODERATION_TRANSITIONS, staffDecisions } from './moderation.ts';
import { authorName, ratingOf, reviewRight } from './review.ts';
import { printAverage } from './print-average.ts';
import { asksForReviews } from './asks-for-reviews.ts';
import { productReviewsAddress, readProductReviewsQuery } from './reviews-query.ts';

describe('a rating', () => {
  test.each([
    [null, null],
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 1], { average: 5, count: 1 }],
    [[1, 0, 0, 0, 2], { average: 3.7, count: 3 }],
  ])('of %j is %j', (counts, rating) => expect(ratingOf(counts)).toEqual(rating));

  test('is written as its language writes numbers', () => {
    expect([printAverage(4, 'uk'), printAverage(4.8, 'pl'), printAverage(4.8, 'en')]).toEqual([
      '4,0',
      '4,8',
      '4.8',
    ]);
  });
});

describe('the name of an author', () => {
  test.each([
    ['initial', 'Олена К.'],
    ['first', 'Олена'],
    ['none', null],
  ] as const)('chosen as %s is %s', (choice, name) =>
    expect(authorName({ firstName: ' Олена Петрівна', lastName: 'коваль' }, choice)).toBe(name),
  );
  test('is never more than what was given', () => {
    expect(authorName({ firstName: 'Jan', lastName: '' }, 'initial')).toBe('Jan');
    expect(authorName({ firstName: ' ', lastName: 'Nowak' }, 'initial')).toBeNull();
  });
});

describe('the right to review', () => {
  const line = { itemId: 'i', orderId: 'o', orderStatus: 'SHIPPED', leaseStatus: null };
  test.each([
    [[], { ok: false, reason: 'not-bought' }],
    [[line], { ok: false, reason: 'not-arrived' }],
    [[line, { ...line, orderStatus: 'DELIVERED' }], { ok: true, itemId: 'i', orderId: 'o' }],
    [[{ ...line, orderStatus: 'DELIVERED', leaseStatus: 'ACTIVE' }], { ok: false, reason: 'not-arrived' }],
    [[{ ...line, leaseStatus: 'RETURNED' }], { ok: true, itemId: 'i', orderId: 'o' }],
  ])('by %j is %j', (lines, right) => expect(reviewRight(lines)).toEqual(right));
});

test('staff decide by the table alone, and never send anything to themselves', () => {
  for (const status of MODERATION_STATUSES) {
    const decisions = staffDecisions(status);
    expect(decisions.every((to) => MODERATION_TRANSITIONS[status].some((each) => each === to))).toBe(true);
    expect(decisions).not.toContain(status);
  }
});

test('the address of a list is read as it was written', () => {
  const query = { stars: 2, sort: 'lowest', reviews: 3, questions: 1 } as const;
  const address = new URLSearchParams(productReviewsAddress(query, 'rent').slice(1));
  expect(address.get('offer')).toBe('rent');
  expect(readProductReviewsQuery(address)).toEqual(query);
  expect(asksForReviews(address)).toBe(true);
  const rubbish = new URLSearchParams('stars=9&by=x&reviews=-1&questions=1e9');
  expect(productReviewsAddress(readProductReviewsQuery(rubbish))).toBe('');
});
