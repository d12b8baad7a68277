import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readWarrantiesQuery,
  WARRANTIES_PARTS_MAX,
  WARRANTY_VIEWS,
  warrantiesAddress,
} from './warranties-query.ts';

test('what an address does not know is the whole list', () => {
  for (const query of ['', 'view=foreign&parts=0', 'parts=-1', 'parts=1e3', 'parts=1.5']) {
    expect(readWarrantiesQuery(new URLSearchParams(query))).toEqual({ view: 'all', parts: 1 });
  }
  expect(readWarrantiesQuery(new URLSearchParams('parts=9999')).parts).toBe(WARRANTIES_PARTS_MAX);
  expect(warrantiesAddress({ view: 'all', parts: 1 })).toBe('');
});

test('a list is found again by its address', () => {
  fc.assert(
    fc.property(
      fc.record({
        view: fc.constantFrom('all' as const, ...WARRANTY_VIEWS),
        parts: fc.integer({ min: 1, max: WARRANTIES_PARTS_MAX }),
      }),
      (query) => {
        expect(readWarrantiesQuery(new URLSearchParams(warrantiesAddress(query)))).toEqual(query);
      },
    ),
  );
});
