import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

const NOTHING = { article: null, price: null, currency: null, pricesIn: null };

test.each([
  [['Артикул', 'Назва', 'Ціна без ПДВ, грн'], { article: 0, price: 2, pricesIn: 'UAH' }],
  [['№', 'Модель', 'Ціна роздрібна', 'Ціна дилерська, USD'], { article: 1, price: 3, pricesIn: 'USD' }],
  [['Symbol', 'Nazwa', 'Cena katalogowa', 'Cena netto (PLN)'], { article: 0, price: 3, pricesIn: 'PLN' }],
  [['SKU', 'Model', 'Price', 'Currency'], { article: 0, price: 2, currency: 3 }],
  [['Код товару', 'Вартість €', 'Ціна з ПДВ'], { article: 0, price: 1, pricesIn: 'EUR' }],
  // What two columns say, or one says for others, is left to people.
  [['Код', 'Код УКТЗЕД', 'Ціна'], { price: 2 }],
  [['Артикул', 'Ціна від 10 шт', 'Ціна від 50 шт'], { article: 0 }],
  [['Артикул', 'Ціна роздрібна'], { article: 0 }],
  [['Оцінка', 'Pricelist'], {}],
  [['', ''], {}],
])('what the headings %j say', (headings, said) => {
  expect(guessColumns([['Прайс'], headings, headings.map(() => '1')])).toEqual({ ...NOTHING, ...said });
});

test('a list without lines says nothing', () => {
  expect(guessColumns([])).toEqual(NOTHING);
});
