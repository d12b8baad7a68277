import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCount, stepCount } from './quantity-stepper.tsx';

describe('a typed count', () => {
  it('is read back from any positive whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (count) => {
        expect(parseCount(` ${count} `)).toBe(count);
      }),
    );
  });

  it.each(['', ' ', '0', '-1', '1.5', '1e3', '0x10', '2 000', 'два', '9'.repeat(20)])(
    'ignores %j',
    (text) => {
      expect(parseCount(text)).toBeNull();
    },
  );
});

describe('a step', () => {
  const counts = fc.integer({ min: 1, max: 50 });

  it('never leaves the range', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom<-1 | 1>(-1, 1), (count, direction) => {
        const next = stepCount(count, direction, { min: 1, max: 50 });
        expect(next === null || (next >= 1 && next <= 50)).toBe(true);
      }),
    );
  });

  it('is null only for minus at the minimum', () => {
    fc.assert(
      fc.property(counts, (count) => {
        expect(stepCount(count, -1, { min: 1 }) === null).toBe(count === 1);
      }),
    );
  });

  it('stops at the maximum and goes on without one', () => {
    expect(stepCount(5, 1, { min: 1, max: 5 })).toBe(5);
    expect(stepCount(5, 1, { min: 1 })).toBe(6);
  });
});
