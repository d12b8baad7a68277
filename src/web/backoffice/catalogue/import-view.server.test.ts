import { expect, test } from 'vitest';
import { planLines, planName } from './import-view.server.ts';

const said = (locale: 'uk' | 'pl' | 'en') =>
  ({ locale, translate: (key: string, values = {}) => `${key} ${JSON.stringify(values)}` }) as const;

test('a change by a per cent is said in the language of the page, and why beside it', () => {
  expect(planName('+3.7 % UAH: Сезон', said('uk'))).toEqual({
    isPriceChange: true,
    name: 'backoffice.import.priceChange {"by":"+3,7\u00A0%","way":"up","currency":"UAH"}',
    why: 'Сезон',
  });
  expect(planName('−0.5 % PLN', said('en')).name).toContain('{"by":"−0.5%","way":"down","currency":"PLN"}');
});

test('a table keeps its name', () => {
  expect(planName('ціни.csv', said('pl'))).toEqual({ isPriceChange: false, name: 'ціни.csv', why: '' });
});

test('a line says its product by name and article number, and amounts as the language writes them', () => {
  const lines = planLines(
    [
      {
        line: 1,
        id: 116,
        changes: { 'price.UAH.sale': ['4220', '4376.14'], 'price.PLN.day': ['', '30'] },
      },
      { line: 2, id: 7, changes: { warranty: ['12', '24'] } },
      {
        line: 3,
        id: null,
        changes: { article: ['', 'NEW-1'], published: ['', 'no'], warranty: ['', '24'] },
      },
    ],
    new Map([[116, { name: 'Панель', articleNumber: 'PV-116' }]]),
    {
      locale: 'uk',
      lookUp: (key) => (key === 'backoffice.product.field.sale' ? 'Продаж' : null),
      withPurchases: false,
    },
  );
  expect(lines).toEqual([
    {
      line: 1,
      id: 116,
      name: 'Панель',
      article: 'PV-116',
      changes: [
        { label: 'Продаж', before: '4\u00A0220,00\u00A0грн', after: '4\u00A0376,14\u00A0грн' },
        { label: 'day', before: '', after: '30\u00A0zł' },
      ],
    },
    { line: 2, id: 7, name: '', article: '', changes: [{ label: 'warranty', before: '12', after: '24' }] },
    {
      line: 3,
      id: null,
      name: '',
      article: 'NEW-1',
      changes: [{ label: 'warranty', before: '', after: '24' }],
    },
  ]);
});

test('a purchase price is shown to who may see it alone, of a product that is added too', () => {
  const after = { currency: 'PLN', minor: 500, supplier: 'Deye Europe' } as const;
  const planned = [{ line: 2, id: null, changes: {}, purchase: { before: null, after } }];
  const changesFor = (withPurchases: boolean) =>
    planLines(planned, new Map(), { locale: 'uk', lookUp: () => null, withPurchases })[0]?.changes;
  expect(changesFor(true)).toEqual([{ label: 'purchase', before: '', after: '5,00\u00A0zł, Deye Europe' }]);
  expect(changesFor(false)).toEqual([]);
});

test('a line says all its fields, however many', () => {
  const fields = Array.from({ length: 12 }, (_, index) => [`spec.${index}`, ['', String(index)]] as const);
  const planned = [{ line: 2, id: 7, changes: Object.fromEntries(fields) }];
  const [line] = planLines(planned, new Map(), { locale: 'uk', lookUp: () => null, withPurchases: false });
  expect(line?.changes).toHaveLength(12);
});
