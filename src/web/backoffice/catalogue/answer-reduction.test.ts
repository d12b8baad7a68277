import { expect, test } from 'vitest';
import { steepToConfirm } from './answer-reduction.ts';
import { meantReduction } from './meant-reduction.ts';

const steep = (
  price: number,
  typed: Readonly<Record<string, unknown>> = {},
  regular: number | null = 1000_00,
) =>
  steepToConfirm(
    { productId: 101, currency: 'UAH', price, firstDay: '2026-11-01', lastDay: '2026-11-02' },
    { productId: '101', currency: 'UAH', price: String(price / 100), ...typed },
    async () => (regular === null ? null : { regular }),
  );

test('a price that is lowered by half or more is asked about once, and again when another is typed', async () => {
  expect(await steep(500_01)).toBeNull();
  expect(await steep(500_00)).toBe(50);
  expect(await steep(10_00)).toBe(99);
  const said = meantReduction({ productId: '101', currency: 'UAH', price: '10' });
  expect(await steep(10_00, { isMeant: said })).toBeNull();
  expect(await steep(1_00, { isMeant: said })).toBe(99);
});

test('what has no price, or would cost more, is no reduction that is asked about', async () => {
  expect(await steep(10_00, {}, null)).toBeNull();
  expect(await steep(2000_00)).toBeNull();
});
