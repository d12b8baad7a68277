import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { money } from '../../domain/money/money.ts';
import type { RentalTiers } from '../../domain/rental/tiers.ts';
import { CurrencyProvider } from '../i18n/currency.tsx';
import { I18nProvider } from '../i18n/i18n.tsx';
import RentalPrices from './rental-prices.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const uah = (major: number) => money(major * 100, 'UAH');

const amountsOf = (tiers: RentalTiers) => {
  const html = renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <CurrencyProvider currency="UAH">
        <RentalPrices tiers={tiers} />
      </CurrencyProvider>
    </I18nProvider>,
  );
  return [...html.matchAll(/([\d,\u00A0]+)\u00A0грн/g)].map(([, amount = '']) =>
    amount.replaceAll('\u00A0', ''),
  );
};

test('the price of a day is written as the other prices are: a whole amount without its decimals', () => {
  expect(amountsOf({ day: uah(150), week: uah(400), month: uah(600) }).join(' ')).toBe(
    '180 150 180 150 480 400 68,57 57,14 720 600 24 20',
  );
});

test('the price of a day with tax is a part of the price with tax, to the kopiyka', () => {
  expect(amountsOf({ day: uah(550), week: uah(2200), month: uah(6000) }).slice(4, 8)).toEqual([
    '2640',
    '2200',
    '377,14',
    '314,29',
  ]);
});
