import { expect, test } from 'vitest';
import { askPrices } from './ask-prices.ts';

const words = { t: (key: string) => key, locale: 'uk' } as unknown as Parameters<typeof askPrices>[2];
const base = { 'price.UAH.sale': '2420', brand: 'Deye' } as const;
const formOf = (isMeant: string | null): FormData => {
  const form = new FormData();
  if (isMeant !== null) form.set('isMeant', isMeant);
  return form;
};

test('a price that falls by half or more is asked about once, at its field and with what was typed', () => {
  const edit = { id: 110, base, sent: { ...base, 'price.UAH.sale': '1' } };
  expect(askPrices(formOf(null), edit, words)).toMatchObject({
    init: { status: 409 },
    data: {
      text: 'backoffice.product.steep',
      errors: { 'price.UAH.sale': 'backoffice.product.steepPrice' },
      values: { 'price.UAH.sale': '1' },
      meant: '110 price.UAH.sale 100',
    },
  });
  expect(askPrices(formOf('110 price.UAH.sale 100'), edit, words)).toBeNull();
  // Another price was typed since, or the tick is of another product.
  expect(askPrices(formOf('110 price.UAH.sale 200'), edit, words)).not.toBeNull();
  expect(askPrices(formOf('111 price.UAH.sale 100'), edit, words)).not.toBeNull();
});

test('other edits are not asked about', () => {
  expect(askPrices(formOf(null), { id: 110, base, sent: { ...base, brand: 'Victron' } }, words)).toBeNull();
});
