import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '../../../content/seed/products.ts';
import { CATEGORIES, type CategorySlug } from '../../../domain/catalogue/categories.ts';
import {
  type SpecificationKey,
  SPECIFICATIONS,
  type Specifications,
} from '../../../domain/catalogue/specifications.ts';
import { dimensionDrawing } from './dimension-drawing.server.ts';

const isKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;
const request = {
  locale: 'uk' as const,
  translate: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`.trim(),
};
const draw = (category: CategorySlug, specifications: Specifications) =>
  dimensionDrawing(
    {
      brand: '',
      categoryId: CATEGORIES.find(({ slug }) => slug === category)?.id ?? 0,
      specifications: Object.entries(specifications).flatMap(([key, value]) =>
        isKey(key) ? [{ key, value }] : [],
      ),
    },
    request,
  );

/** Least and greatest place of all that path data draws; the curves of this drawing stay within their end points. */
function limits(data: string) {
  const [across, down]: [number[], number[]] = [[], []];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([MmhvlqazZ])([^MmhvlqazZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [first = 0, second = 0] = values;
    if (command === 'M') [x, y] = [first, second];
    if (command === 'm' || command === 'l') [x, y] = [x + first, y + second];
    if (command === 'h') x += first;
    if (command === 'v') y += first;
    if (command === 'q') [x, y] = [x + (values[2] ?? 0), y + (values[3] ?? 0)];
    if (command === 'a') {
      down.push(y - first, y + first);
      [x, y] = [x + (values[5] ?? 0), y + (values[6] ?? 0)];
    }
    if (command === 'M' || command === 'm') [startX, startY] = [x, y];
    if (command === 'z') [x, y] = [startX, startY];
    across.push(x);
    down.push(y);
  }
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
const pathsOf = (shapes: string) => [...shapes.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);

test('the words say each measure in the language of the page', () => {
  expect(draw('batteries', { dimensionsMm: '442 × 420 × 132' })?.words).toBe(
    'product.drawing.measures 442 132 420',
  );
});

test('all views are drawn to one scale', () => {
  const [body = ''] = pathsOf(draw('cables-wires', { dimensionsMm: '442 × 420 × 132' })?.shapes ?? '');
  const [front, side] = [...body.matchAll(/h([\d.]+)v([\d.]+)h-/g)].map(([, across, down]) => ({
    across: Number(across),
    down: Number(down),
  }));
  expect((front?.across ?? 0) / (side?.across ?? 0)).toBeCloseTo(442 / 420, 2);
  expect((front?.across ?? 0) / (front?.down ?? 0)).toBeCloseTo(442 / 132, 1);
  expect(side?.down).toBe(front?.down);
});

test('each measure is written once, decimals as the language has them', () => {
  const shapes = draw('inverters', { dimensionsMm: '525 × 470 × 146.5' })?.shapes ?? '';
  expect([...shapes.matchAll(/>([\d,]+)</g)].map(([, figure]) => figure)).toEqual(['525', '470', '146,5']);
});

test('a machine says that it is measured for transport', () => {
  const drawing = draw('scissor-lifts', { dimensionsMm: '2480 × 1190 × 2540' });
  expect(drawing?.caption).toBe('product.drawing.transport');
  expect(drawing?.words).toMatch(/^product\.drawing\.transport\.measures/);
});

test('a folding panel says its measures when folded, too', () => {
  const drawing = draw('folding-panels', {
    dimensionsMm: '2180 × 540 × 20',
    foldedDimensionsMm: '540 × 540 × 45',
  });
  expect(drawing?.words).toContain('product.drawing.folded 540 × 540 × 45');
});

test('a thin panel still has a side to be seen', () => {
  const edge = limits(
    pathsOf(draw('flexible-panels', { dimensionsMm: '1050 × 540 × 2.5' })?.shapes ?? '')[0] ?? '',
  );
  expect(edge.right).toBeGreaterThan(edge.left);
});

test.each([undefined, '10 × 38'])('%j is not drawn', (dimensionsMm) => {
  expect(draw('batteries', dimensionsMm === undefined ? {} : { dimensionsMm })).toBeNull();
});

test('measures of something else than the product are not drawn', () => {
  expect(draw('mounting-systems', { dimensionsMm: '180 × 60 × 215' })).toBeNull();
  expect(draw('solar-generators', { dimensionsMm: '290 × 185 × 215' })).toBeNull();
});

describe('of all products of the shop', () => {
  const drawings = seedProducts.flatMap(({ article, category, brand, specifications }) => {
    const drawing = dimensionDrawing(
      {
        brand,
        categoryId: CATEGORIES.find(({ slug }) => slug === category)?.id ?? 0,
        specifications: Object.entries(specifications).flatMap(([key, value]) =>
          isKey(key) ? [{ key, value }] : [],
        ),
      },
      request,
    );
    return drawing === null ? [] : [{ article, drawing }];
  });

  test.each(drawings)('$article lies within its frame', ({ drawing: { viewBox, shapes } }) => {
    expect(shapes).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const data of pathsOf(shapes)) {
      const { left, right, top, bottom } = limits(data);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    for (const [, y = ''] of shapes.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)) {
      expect(Number(y)).toBeLessThan(height);
    }
  });

  test.each(drawings)('$article adds little to its page', ({ drawing: { shapes } }) => {
    expect(brotliCompressSync(shapes).length).toBeLessThan(1500);
    expect(shapes.length).toBeLessThan(9000);
  });
});
