import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { money } from '../../domain/money/money.ts';
import { CurrencyProvider } from '../i18n/currency.tsx';
import { I18nProvider } from '../i18n/i18n.tsx';
import RentalPrices from './rental-prices.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const uah = (major: number) => money(major * 100, 'UAH');

test('the price of a day is written as the other prices are: a whole amount without its decimals', () => {
  const html = renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <CurrencyProvider currency="UAH">
        <RentalPrices tiers={{ day: uah(150), week: uah(400), month: uah(600) }} />
      </CurrencyProvider>
    </I18nProvider>,
  );
  const amounts = [...html.matchAll(/([\d,]+)\u00A0грн/g)].map(([, amount]) => amount).join(' ');
  expect(amounts).toBe('180 150 180 150 480 400 68,57 57,14 720 600 24 20');
});
