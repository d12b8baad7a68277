import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transition } from '../orders/transition.ts';
import { QUOTE_STATUSES, QUOTE_TRANSITIONS, type QuoteStatus } from './quote.ts';

const ENDS: readonly QuoteStatus[] = ['ACCEPTED', 'DECLINED', 'WITHDRAWN'];

it('whatever is asked of it in whatever order, a quote is accepted at most once and only from an offer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...QUOTE_STATUSES), { maxLength: 30 }), (asked) => {
      let status: QuoteStatus = 'REQUESTED';
      const way: QuoteStatus[] = [status];
      for (const to of asked) {
        if (!transition(QUOTE_TRANSITIONS, status, to).ok) continue;
        status = to;
        way.push(to);
      }
      const acceptedAt = way.flatMap((each, index) => (each === 'ACCEPTED' ? [index] : []));
      expect(acceptedAt.length).toBeLessThanOrEqual(1);
      expect(acceptedAt.every((index) => way[index - 1] === 'OFFERED')).toBe(true);
      // Nothing follows an end.
      expect(way.slice(0, -1).filter((each) => ENDS.includes(each))).toEqual([]);
    }),
  );
});
