import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planStock, type StockLines, type StoredStock } from './partner-stock.ts';

const plan = (lines: Partial<StockLines>, stored: Partial<StoredStock> = {}) =>
  planStock(
    { items: [], moves: [], ...lines },
    new Map([['A', { id: 1, articleNumber: 'A', free: 10, reserved: 3, ...stored }]]),
    new Map(),
  );
const pieces = fc.integer({ min: 0, max: 1000 });

test('a count is taken if what it is based on holds, or says what is so, and orders come first', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, (free, reserved, onShelf, expected) => {
      const planned = plan({ items: [{ articleNumber: 'A', onShelf, expected }] }, { free, reserved });
      const isKnown = [onShelf, expected].includes(free + reserved);
      expect(planned.ok).toBe(isKnown);
      const [now] = planned.ok ? planned.stock : [];
      const after = now && { free: now.free, missing: now.missing, reserved: now.reserved };
      expect(after).toEqual(
        isKnown
          ? { free: Math.max(0, onShelf - reserved), missing: Math.max(0, reserved - onShelf), reserved }
          : undefined,
      );
      // The same call again, on what is there then.
      const again =
        planned.ok && after?.missing === 0
          ? plan({ items: [{ articleNumber: 'A', onShelf, expected }] }, after)
          : null;
      expect(again === null || (again.ok && again.changes.length === 0)).toBe(true);
    }),
  );
});

test('moves follow each other, and none leaves less than nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }).filter((by) => by !== 0)), (steps) => {
      const moves = steps.map((by, place) => ({
        articleNumber: 'A',
        by,
        reason: 'correction' as const,
        key: String(place),
        note: '',
      }));
      const planned = plan({ moves });
      let free = 10;
      const isFine = steps.every((by) => (free += by) >= 0);
      expect(planned.ok).toBe(isFine);
      const last = planned.ok ? (planned.changes.at(-1)?.after ?? 10) : free;
      expect(last).toBe(free);
    }),
  );
});
