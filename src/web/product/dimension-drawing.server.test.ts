import { expect, test } from 'vitest';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { dimensionDrawing } from './dimension-drawing.server.ts';

const batteries = CATEGORIES.find(({ slug }) => slug === 'batteries')?.id ?? 0;
const request = {
  locale: 'uk' as const,
  translate: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`,
};
const draw = (value: string | null) =>
  dimensionDrawing(
    {
      categoryId: batteries,
      specifications: value === null ? [] : [{ key: 'dimensionsMm', value }],
    },
    request,
  );

test('both views are drawn to one scale, with each measure in the words of the language', () => {
  const drawing = draw('442 × 420 × 132');
  expect(drawing?.words).toBe('product.drawing.measures 442 132 420');
  const [, front, side] =
    /d="M58\.0 12h([\d.]+)v[\d.]+h-[\d.]+zM[\d.]+ 12h([\d.]+)v/.exec(drawing?.shapes ?? '') ?? [];
  expect(Number(front) / Number(side)).toBeCloseTo(442 / 420, 2);
  for (const figure of ['>442<', '>420<', '>132<']) expect(drawing?.shapes).toContain(figure);
});

test('decimals follow the language', () => {
  expect(draw('525 × 470 × 146.5')?.shapes).toContain('>146,5<');
});

test('a thin panel still has a side to be seen', () => {
  expect(draw('1050 × 2.5 × 540')?.shapes).toMatch(/h1\.[0-9]v/);
});

test.each([null, '10 × 38'])('%j is not drawn', (value) => {
  expect(draw(value)).toBeNull();
});
