import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { applyDiscount, type DiscountTerms } from '../../domain/discounts/discount.ts';
import { money } from '../../domain/money/money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { DiscountPanel } from './discount-panel.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const uah = (minor: number) => money(minor, 'UAH');
const FIXED: DiscountTerms = {
  code: 'FIX100',
  kind: 'amount',
  percent: null,
  amount: uah(100_00),
  minimum: uah(500_00),
};

/** The words of a code in use, with goods of so much without tax. */
function wordsOf(terms: DiscountTerms, goodsMinor: number) {
  const html = renderToStaticMarkup(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <DiscountPanel
        entry={{ terms, isAsking: false, problem: null, apply: async () => true, remove: () => {} }}
        applied={applyDiscount(terms, { goods: uah(goodsMinor), isDeliveryQuoted: false })}
        place={{ current: null }}
      />
    </I18nProvider>,
  );
  const said = (part: string) => part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const [, net = ''] = /<span class="gross-first:hidden">(.*?)<\/span>/s.exec(html) ?? [];
  const [, gross = ''] = /<span class="net-first:hidden">(.*?)<\/span>/s.exec(html) ?? [];
  return { all: said(html), gross: said(gross), net: said(net) };
}

test('a fixed code that applies leaves its amount to the row of the discount', () => {
  const { all } = wordsOf(FIXED, 1_000_00);
  expect(all).toContain('FIX100');
  expect(all).toContain(uk['cart.discount.applied']);
  expect(all).not.toContain('грн');
});

test('a fixed code that wants more goods says its amount as the visitor reads prices', () => {
  const { gross, net } = wordsOf(FIXED, 400_00);
  expect(gross).toContain('120 грн');
  expect(net).toContain('100 грн');
});

test('a percentage is said as it is', () => {
  const { all } = wordsOf({ ...FIXED, kind: 'percentage', percent: 10, amount: null }, 1_000_00);
  expect(all).toContain('10 %');
});
