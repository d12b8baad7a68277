import { describe, expect, test } from 'vitest';
import type { EditableProduct } from './editable-product.ts';
import { PRODUCT_FIELDS, asPrinted, printFields, tidyField, type ProductFields } from './product-fields.ts';
import { readFields, type StandingProduct } from './read-fields.ts';

const text = (name: string) => ({ name, summary: `${name}.`, description: `${name}.\n\nТак.` });
const product: EditableProduct = {
  isPublished: true,
  categoryId: 1,
  articleNumber: 'LR5-54HTH-435M',
  brand: 'LONGi',
  warrantyMonths: 180,
  tags: ['home', 'installer'],
  prices: { UAH: { sale: 325_050 }, PLN: {} },
  specifications: [
    { key: 'powerW', value: 435 },
    { key: 'vmpV', value: 33.04 },
    { key: 'powerCoefficientPercentPerC', value: -0.29 },
    { key: 'bifacial', value: 'no' },
    { key: 'dimensionsMm', value: '1722 × 1134 × 30' },
  ],
  contents: [
    { articleNumber: 'US5000', quantity: 2 },
    { name: { uk: 'Щиток', pl: 'Rozdzielnica', en: 'Board' }, quantity: 1, unit: 'kit' },
  ],
  makers: { manufacturer: { name: 'LONGi', address: null, contact: 'longi.com' }, responsiblePerson: null },
  text: { uk: text('Панель'), pl: text('Panel'), en: text('Module') },
};
const fields = printFields(product);
const sold: StandingProduct = { kind: 'purchase', hasPicture: true };
const problemsOf = (changed: ProductFields, standing: StandingProduct | null = sold) => {
  const read = readFields({ ...fields, ...changed }, standing);
  return read.ok ? {} : read.problems;
};

test('a product is the same after it was written as fields and read again', () => {
  expect(readFields(fields, sold)).toEqual({ ok: true, product });
  expect(fields).toMatchObject({
    published: 'yes',
    category: 'solar-panels',
    'price.UAH.sale': '3250.50',
    'price.PLN.sale': '',
    'spec.powerCoefficientPercentPerC': '-0.29',
    contents: '2 × US5000\n1 kit × Щиток | Rozdzielnica | Board',
    'manufacturer.contact': 'longi.com',
  });
});

test('every field has one name', () => {
  expect(new Set(PRODUCT_FIELDS).size).toBe(PRODUCT_FIELDS.length);
});

describe('what people type', () => {
  test.each<[keyof ProductFields, string, string]>([
    ['price.UAH.sale', '3 250,50', '3250.50'],
    ['spec.vmpV', '33,04', '33.04'],
    ['spec.powerCoefficientPercentPerC', '−0,29', '-0.29'],
    ['article', 'lr5-54hth-435m', 'LR5-54HTH-435M'],
    ['tags', 'installer,home , home', 'home, installer'],
    ['published', 'так', 'yes'],
    ['contents', '2 x us5000', '2 × US5000'],
    ['together', 'us5000\nSUN-5K, us5000\n', 'US5000\nSUN-5K'],
    ['notTogether', '', ''],
  ])('is read: %s %j', (field, typed, said) => {
    const read = readFields({ ...fields, [field]: typed }, sold);
    expect(read.ok && printFields(read.product)[field]).toBe(said);
  });

  test('is tidied: one line where the field is one, no signs that nobody sees', () => {
    expect(tidyField('name.uk', ' Панель\r\n LONGi\u200b ')).toBe('Панель LONGi');
    expect(tidyField('description.uk', 'Раз.\r\n\r\n\r\n\r\nДва.  \n')).toBe('Раз.\n\nДва.');
  });
});

describe('what cannot be said', () => {
  test.each<[string, ProductFields, ProductFields | object]>([
    ['no name', { 'name.pl': '' }, { 'name.pl': { reason: 'missing', detail: '' } }],
    ['another category', { category: 'boats' }, { category: { reason: 'not-a-choice', detail: 'boats' } }],
    ['an article with a blank', { article: 'A B' }, { article: { reason: 'bad-article', detail: 'A B' } }],
    ['no price', { 'price.UAH.sale': '' }, { 'price.UAH.sale': { reason: 'missing', detail: '' } }],
    [
      'a price of nothing',
      { 'price.UAH.sale': '0' },
      { 'price.UAH.sale': { reason: 'not-an-amount', detail: '0' } },
    ],
    [
      'a price below nothing',
      { 'price.UAH.sale': '-5' },
      { 'price.UAH.sale': { reason: 'not-an-amount', detail: '-5' } },
    ],
    [
      'a number in words',
      { 'spec.powerW': 'багато' },
      { 'spec.powerW': { reason: 'not-a-number', detail: 'багато' } },
    ],
    ['powers of ten', { 'spec.powerW': '1e9' }, { 'spec.powerW': { reason: 'not-a-number', detail: '1e9' } }],
    ...[
      ['weightKg', '-5000', '0.001…200000'],
      ['weightKg', '0', '0.001…200000'],
      ['weightKg', '999999999', '0.001…200000'],
      ['powerW', '-1', '0.001…10000000'],
      ['panelsCount', '0', '1…10000'],
      ['efficiencyPercent', '101', '0.001…100'],
      ['powerCoefficientPercentPerC', '-36', '-5…5'],
      ['dimensionsMm', '620 × 0 × 980', '1…100000'],
      ['dimensionsMm', '620 × 170 × 980000', '1…100000'],
      ['dimensionsMm', '3,1 × 1,4 × 1,2', '10…100000'],
    ].map(([key = '', typed = '', detail = '']): [string, ProductFields, object] => [
      `${key} of ${typed}`,
      { [`spec.${key}`]: typed },
      { [`spec.${key}`]: { reason: 'out-of-bounds', detail } },
    ]),
    [
      'half a panel',
      { 'spec.panelsCount': '1.5' },
      { 'spec.panelsCount': { reason: 'not-a-number', detail: '1.5' } },
    ],
    ...[
      '1e89 × 1 × 1',
      '1 200 × 170 × 80',
      "3'100 × 400 × 200",
      '３１００ × 400 × 200',
      '310 × 40 × 20 cm',
      '-3000 × 2',
      '10 × 10 × 10 × 10',
      'three metres',
    ].map((typed): [string, ProductFields, object] => [
      `sides of ${typed}`,
      { 'spec.dimensionsMm': typed },
      { 'spec.dimensionsMm': { reason: 'not-a-number', detail: typed } },
    ]),
    [
      'another choice',
      { 'spec.bifacial': 'maybe' },
      { 'spec.bifacial': { reason: 'not-a-choice', detail: 'maybe' } },
    ],
    ['no tag at all', { tags: 'home, Boats!' }, { tags: { reason: 'not-a-choice', detail: 'Boats!' } }],
    ['a part without number', { contents: 'US5000' }, { contents: { reason: 'bad-part', detail: 'US5000' } }],
    [
      'a part in two languages',
      { contents: '1 kit × А | B' },
      { contents: { reason: 'bad-part', detail: '1 kit × А | B' } },
    ],
    [
      'no article beside it',
      { together: 'Панель' },
      { together: { reason: 'bad-article', detail: 'Панель' } },
    ],
    [
      'itself beside it',
      { together: `US5000\n${product.articleNumber}` },
      { together: { reason: 'itself', detail: '' } },
    ],
    [
      'first and never beside it',
      { together: 'US5000\nSUN-5K', notTogether: 'SUN-5K' },
      { notTogether: { reason: 'first-and-never', detail: 'SUN-5K' } },
    ],
    [
      'too many beside it',
      { notTogether: Array.from({ length: 21 }, (_, at) => `A${at}`).join('\n') },
      { notTogether: { reason: 'too-many-products', detail: '20' } },
    ],
    ['too long a name', { 'name.uk': 'а'.repeat(151) }, { 'name.uk': { reason: 'too-long', detail: '150' } }],
    [
      'a rental price for days alone',
      { 'price.UAH.day': '100' },
      {
        'price.UAH.week': { reason: 'rental-incomplete', detail: '' },
        'price.UAH.month': { reason: 'rental-incomplete', detail: '' },
      },
    ],
    [
      'a contact without its maker',
      { 'manufacturer.name': '' },
      { 'manufacturer.name': { reason: 'missing', detail: '' } },
    ],
  ])('%s', (_, changed, expected) => {
    expect(problemsOf(changed)).toEqual(expected);
  });

  test('a machine that was only rented is not sold, and keeps its rental prices', () => {
    expect(problemsOf({}, { kind: 'rental', hasPicture: true })).toEqual({
      'price.UAH.sale': { reason: 'kind-fixed', detail: '' },
      'price.UAH.day': { reason: 'missing', detail: '' },
      'price.UAH.week': { reason: 'missing', detail: '' },
      'price.UAH.month': { reason: 'missing', detail: '' },
    });
  });

  test('a product without a picture does not stand in the shop, a new one neither', () => {
    const refused = { published: { reason: 'no-picture', detail: '' } };
    expect(problemsOf({}, { kind: 'purchase', hasPicture: false })).toEqual(refused);
    expect(problemsOf({}, null)).toEqual(refused);
    expect(problemsOf({ published: 'no' }, null)).toEqual({});
  });

  test('all problems are found at once', () => {
    expect(Object.keys(problemsOf({ brand: '', warranty: '-1', 'spec.vmpV': 'x' }))).toEqual([
      'brand',
      'warranty',
      'spec.vmpV',
    ]);
  });
});

test('a product without a warranty names none, and older logs that say 0 mean the same', () => {
  expect(printFields({ ...product, warrantyMonths: 0 }).warranty).toBe('');
  expect(asPrinted({ warranty: '0', brand: '0' })).toEqual({ warranty: '', brand: '0' });
  expect(asPrinted({ warranty: '24' })).toEqual({ warranty: '24' });
});
