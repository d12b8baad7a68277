import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditableProduct } from './editable-product.ts';
import { languageWith, missingFields, missingLanguages, nameForStaff, pricedKind } from './missing-fields.ts';
import { PRODUCT_FIELDS, printFields, type ProductField, type ProductFields } from './product-fields.ts';
import { readFields, type StandingProduct } from './read-fields.ts';

const text = (name: string) => ({ name, summary: `${name}.`, description: `${name}.` });
const WHOLE: EditableProduct = {
  isPublished: false,
  categoryId: 1,
  articleNumber: 'LR5-54HTH-435M',
  brand: 'LONGi',
  warrantyMonths: 180,
  tags: [],
  prices: { UAH: { sale: 325_050, day: 10_000, week: 60_000, month: 200_000 }, PLN: {} },
  specifications: [],
  contents: [],
  makers: { manufacturer: { name: 'LONGi', address: null, contact: 'longi.com' }, responsiblePerson: null },
  text: { uk: text('Панель'), pl: text('Panel'), en: text('Module') },
};
const FIELDS = printFields(WHOLE);
const sold: StandingProduct = { kind: 'purchase', hasPicture: true };
const read = (fields: ProductFields, standing: StandingProduct | null = sold) => {
  const found = readFields({ ...FIELDS, ...fields }, standing);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.product;
};
const problemsOf = (fields: ProductFields, standing: StandingProduct | null = sold) => {
  const found = readFields({ ...FIELDS, ...fields }, standing);
  return found.ok ? [] : Object.keys(found.problems);
};
const emptied = (fields: readonly ProductField[]): ProductFields =>
  Object.fromEntries(fields.map((field) => [field, '']));
/** What identifies a draft. */
const KEYS: readonly ProductField[] = ['category', 'article', 'published'];
const anyOf = fc.subarray(PRODUCT_FIELDS.filter((field) => !KEYS.includes(field)));

describe('whatever a product does not say', () => {
  test('a draft is saved without it, and reads the same again', () => {
    fc.assert(
      fc.property(anyOf, (fields) => {
        const draft = read(emptied(fields));
        expect(readFields(printFields(draft), sold)).toEqual({ ok: true, product: draft });
      }),
    );
  });

  test('it is published, or given a day, where nothing is missing, and else refused at exactly what is', () => {
    fc.assert(
      fc.property(anyOf, (fields) => {
        const missing = [...missingFields(read(emptied(fields)), 'purchase')].toSorted();
        expect(problemsOf({ ...emptied(fields), published: 'yes' }).toSorted()).toEqual(missing);
        expect(problemsOf({ ...emptied(fields), publishFrom: '2099-01-01T10:00' }).toSorted()).toEqual(
          missing,
        );
      }),
    );
  });

  test('what is missing is said nowhere, and what is said is not missing', () => {
    fc.assert(
      fc.property(anyOf, (fields) => {
        const said = printFields(read(emptied(fields)));
        for (const field of missingFields(read(emptied(fields)))) expect(said[field]).toBe('');
      }),
    );
  });
});

test('a draft needs its category and its article number', () => {
  const nothing = Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, '']));
  const found = readFields(nothing, null);
  expect(found.ok ? {} : found.problems).toEqual({
    category: { reason: 'missing', detail: '' },
    article: { reason: 'missing', detail: '' },
  });
});

test.each<[string, ProductFields, string]>([
  ['a weight below nothing', { 'spec.weightKg': '-5' }, 'spec.weightKg'],
  ['a price of nothing', { 'price.UAH.sale': '0' }, 'price.UAH.sale'],
  ['a name that is too long', { 'name.pl': 'x'.repeat(151) }, 'name.pl'],
])('%s is refused in an incomplete draft, too', (_, fields, field) => {
  expect(problemsOf({ ...emptied(['name.uk', 'brand']), ...fields })).toEqual([field]);
});

describe('prices', () => {
  const without: ProductFields = emptied([
    'price.UAH.sale',
    'price.UAH.day',
    'price.UAH.week',
    'price.UAH.month',
  ]);
  const open: StandingProduct = { ...sold, isKindOpen: true };
  const missingOf = (fields: ProductFields) => missingFields(read({ ...without, ...fields }, open));

  test('without any, the category says which are asked for', () => {
    expect(missingOf({})).toEqual(['price.UAH.sale']);
    expect(missingOf({ category: 'generators' })).toEqual([
      'price.UAH.day',
      'price.UAH.week',
      'price.UAH.month',
    ]);
  });

  test('the first ones decide whether it is sold, and one currency is enough', () => {
    expect(pricedKind(read(without, open))).toBeNull();
    expect(missingOf({ 'price.PLN.sale': '100' })).toEqual([]);
    expect(missingOf({ 'price.PLN.day': '100' })).toEqual(['price.PLN.week', 'price.PLN.month']);
    expect(missingOf({ category: 'generators', 'price.PLN.sale': '100' })).toEqual([]);
  });

  test('what is sold already lacks its price to buy, whatever else is set', () => {
    expect(missingFields(read({ 'price.UAH.sale': '' }), 'purchase')).toEqual(['price.UAH.sale']);
  });
});

test('who answers for goods is kept beside a manufacturer that is missing', () => {
  const fields: ProductFields = {
    ...emptied(['manufacturer.name', 'manufacturer.address', 'manufacturer.contact']),
    'responsible.name': 'Promin EU',
  };
  const draft = read(fields);
  expect(printFields(draft)).toMatchObject(fields);
  expect(missingFields(draft)).toEqual(['manufacturer.name']);
});

test('languages and names of what is half said', () => {
  expect(missingLanguages(['brand', 'summary.en', 'name.pl', 'name.en'])).toEqual(['pl', 'en']);
  expect(languageWith({ uk: 'Так', pl: '', en: 'Yes' }, 'pl')).toBe('uk');
  expect(languageWith({}, 'pl')).toBeNull();
  expect(nameForStaff(read(emptied(['name.uk'])), 'uk')).toBe('Panel');
  expect(nameForStaff(read(emptied(['name.uk', 'name.pl', 'name.en'])), 'uk')).toBe(WHOLE.articleNumber);
});

test('what consists of signs that stand on no letter says nothing', () => {
  const marks = '\u0301\u0301';
  const product = { ...WHOLE, brand: marks, text: { ...WHOLE.text, uk: { ...text('Панель'), name: marks } } };
  expect(missingFields(product)).toEqual(['brand', 'name.uk']);
});
