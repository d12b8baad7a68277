import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedProducts } from '../../../content/seed/products.ts';
import type { SeedProduct } from '../../../content/seed/seed-product.ts';
import { CATEGORIES } from '../../../domain/catalogue/categories.ts';
import { type SpecificationKey, SPECIFICATIONS } from '../../../domain/catalogue/specifications.ts';
import type { Views } from './goods.server.ts';
import { measured } from './measured.server.ts';
import type { Counted, Point, Shape, View } from './shape.server.ts';
import { viewsOf } from './views-of.server.ts';

const isKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;

const viewsOfSeed = ({ brand, category, specifications }: SeedProduct): Views => {
  const known = measured({
    brand,
    categoryId: CATEGORIES.find(({ slug }) => slug === category)?.id ?? 0,
    specifications: Object.entries(specifications).flatMap(([key, value]) =>
      isKey(key) ? [{ key, value }] : [],
    ),
  });
  return known === null ? [] : viewsOf(known.goods);
};
const seed = (article: string): Views => {
  const product = seedProducts.find((each) => each.article === article);
  if (product === undefined) throw new Error(`no product ${article}`);
  return viewsOfSeed(product);
};

const shapesOf = ({ body, parts, hairlines, layers }: View): readonly Shape[] => [
  ...body,
  ...parts,
  ...hairlines,
  ...layers.flat(),
];
const count = (views: Views, what: Counted): number =>
  views
    .flat()
    .flatMap(shapesOf)
    .filter(({ counted }) => counted === what).length;
const edges = (shape: Shape): readonly Point[] =>
  'radius' in shape
    ? [
        [shape.middle[0] - shape.radius, shape.middle[1] - shape.radius],
        [shape.middle[0] + shape.radius, shape.middle[1] + shape.radius],
      ]
    : shape.points;

const drawn = seedProducts
  .map((product) => ({ article: product.article, product }))
  .filter(({ product }) => viewsOfSeed(product).length > 0);

test('every product with three measures is drawn', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(89);
});

test.each(drawn)('$article is exactly as large in each view as its measures', ({ product }) => {
  for (const view of viewsOfSeed(product).flat()) {
    const points = shapesOf(view).flatMap(edges);
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(points.flat().every(Number.isFinite)).toBe(true);
    const [left, right, top, bottom] = [
      Math.min(...across),
      Math.max(...across),
      Math.min(...down),
      Math.max(...down),
    ];
    expect({ left, top }).toEqual({ left: expect.closeTo(0, 6), top: expect.closeTo(0, 6) });
    expect({ right, bottom }).toEqual({
      right: expect.closeTo(view.width, 6),
      bottom: expect.closeTo(view.height, 6),
    });
  }
});

test('a panel has as many cells as its field says, in two halves with a gap between them', () => {
  for (const { product } of drawn.filter(({ product: { category } }) => category === 'solar-panels')) {
    const { cellsCount } = product.specifications;
    expect({ [product.article]: count(viewsOfSeed(product), 'cell') }).toEqual({
      [product.article]: cellsCount,
    });
    const cells = viewsOfSeed(product)[0]?.[0]?.hairlines ?? [];
    const tops = [...new Set(cells.flatMap((cell) => ('points' in cell ? [cell.points[0]?.[1] ?? 0] : [])))];
    const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
    expect(new Set(steps).size).toBe(2);
    expect(steps[steps.length / 2 - 0.5]).toBe(Math.max(...steps));
  }
});

test.each([
  ['PRM-FX100', 'cell', 36],
  ['PRM-N54S-430', 'junction-box', 3],
  ['PRM-FP200', 'leaf', 4],
  ['PRM-CP60', 'leaf', 4],
  ['HVS-5.1', 'battery-module', 2],
  ['PRM-BT12HV', 'battery-module', 4],
  ['PRM-BR25', 'battery-module', 5],
  ['PRM-S20-3P', 'input', 3],
  ['PRM-H5-1P', 'input', 2],
  ['ZMR330-EU', 'outlet', 4],
  ['AC200L', 'outlet', 0],
  ['PRM-G2800', 'outlet', 2],
  ['PRM-SL4-GUARD', 'outlet', 2],
  ['PRM-SL4', 'outlet', 0],
  ['PRM-DC30', 'outlet', 1],
  ['PRM-DC60', 'outlet', 2],
  ['PRM-STREET22-2', 'outlet', 2],
  ['EASEE-CHARGE-22', 'outlet', 1],
  ['PRM-MCB-SET5', 'pole', 5],
  ['PRM-SPD12-4P-275', 'pole', 4],
  ['PRM-FH10-3X15', 'pole', 3],
  ['PRM-DB28-HYB', 'rail-place', 28],
  ['PRM-DC2-1000', 'input', 4],
] as const)('%s has its %s drawn: %i', (article, what, expected) => {
  expect(count(seed(article), what)).toBe(expected);
});

test('only measures of the fields are written', () => {
  for (const { product } of drawn) {
    const { dimensionsMm = '', foldedDimensionsMm = '' } = product.specifications;
    const stated = [dimensionsMm, foldedDimensionsMm].flatMap((text) =>
      text.split('×').map(Number.parseFloat),
    );
    const written = viewsOfSeed(product)
      .flat()
      .flatMap(({ measures }) => Object.values(measures));
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(written.filter((figure) => !stated.includes(figure))).toEqual([]);
  }
});

test('a machine is drawn as it is transported, its length first', () => {
  expect(seed('PRM-SE12')[0]?.map(({ measures }) => measures)).toEqual([
    { width: 2480, height: 2540 },
    { width: 1190 },
  ]);
});

test('a rail is drawn by its profile; its length is written and cut short', () => {
  const [section, along] = seed('K2-SINGLERAIL-36-440')[0] ?? [];
  expect(section?.measures).toEqual({ width: 39, height: 37 });
  expect(along?.measures).toEqual({ width: 4400 });
  expect(along?.width).toBeLessThan(200);
});

test('a product of a kind without a figure of its own keeps a plain outline of each side', () => {
  const views = viewsOf({
    category: 'cables-wires',
    brand: '',
    size: { width: 300, height: 200, depth: 100 },
    number: () => null,
    text: () => null,
  });
  expect(views.flat().map(({ width, height }) => [width, height])).toEqual([
    [300, 200],
    [100, 200],
  ]);
});

test('whatever the fields say, a drawing stays within its outer measures', () => {
  const millimetres = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...CATEGORIES.map(({ slug }) => slug)),
      fc.record({ width: millimetres, height: millimetres, depth: millimetres }),
      fc.integer({ min: 0, max: 5000 }),
      (category, size, counted) => {
        const views = viewsOf({
          category,
          brand: 'Promin',
          size,
          number: () => counted,
          text: () => '540 × 540 × 45',
        });
        const shapes = views.flat().flatMap(shapesOf);
        expect(shapes.length).toBeLessThanOrEqual(1500);
        for (const view of views.flat()) {
          for (const [x, y] of shapesOf(view).flatMap(edges)) {
            expect(x).toBeGreaterThan(-0.1);
            expect(y).toBeGreaterThan(-0.1);
            expect(x).toBeLessThan(view.width + 0.1);
            expect(y).toBeLessThan(view.height + 0.1);
          }
        }
      },
    ),
  );
});

test('the details of fields that contradict each other are left out', () => {
  const views = viewsOf({
    category: 'solar-lighting-towers',
    brand: '',
    size: { width: 300, height: 400, depth: 200 },
    number: () => null,
    text: () => null,
  });
  expect(views.flat().flatMap(shapesOf)).toHaveLength(2);
});

test('a number of pieces that no product has is none', () => {
  const goods = (modules: number) =>
    measured({
      brand: 'Promin',
      categoryId: CATEGORIES.find(({ slug }) => slug === 'batteries')?.id ?? 0,
      specifications: [
        { key: 'dimensionsMm', value: '600 × 350 × 1290' },
        { key: 'batteryModulesCount', value: modules },
      ],
    })?.goods;
  expect(goods(4)?.number('batteryModulesCount')).toBe(4);
  expect(goods(3e7)?.number('batteryModulesCount')).toBeNull();
  expect(goods(Number.NaN)?.number('batteryModulesCount')).toBeNull();
});
