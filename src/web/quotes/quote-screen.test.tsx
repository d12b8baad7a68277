import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { offerPaymentTotals, offerTotals } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
} from '../../domain/checkout/payment-methods.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { QuoteScreen } from './quote-screen.tsx';

const MESSAGES = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compile(text)]));
const AT = '2026-11-20T10:00:00.000Z';
const LINES = [
  {
    productId: 201,
    articleNumber: 'A-1',
    name: 'Battery',
    brand: 'Brand',
    picture: '',
    quantity: 6,
    listMinor: 25_000_00,
  },
];
const TERMS = {
  version: 1,
  unitsMinor: [24_000_00],
  shippingMinor: 4_900_00,
  minDays: 4,
  maxDays: 6,
  validUntil: '2026-11-30',
  note: null,
  taxRatePercent: 20,
  taxMode: 'added' as const,
  createdAt: AT,
};
const QUOTE: QuoteView = {
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  quoteNumber: 'Q-1001',
  status: 'OFFERED',
  userId: null,
  name: 'Olena Koval',
  email: 'olena@example.com',
  phone: '+380671234567',
  country: 'UA',
  city: 'Київ',
  note: null,
  locale: 'en',
  currency: 'UAH',
  orderId: null,
  listMinor: 0,
  createdAt: AT,
  lines: LINES,
  offers: [{ ...TERMS, totals: offerTotals({ currency: 'UAH', lines: LINES }, TERMS) }],
  events: [],
};
const RULES = {
  paymentMethods: ['card', 'transfer', 'pod'],
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  cardCurrencies: ['UAH'],
} as const;

/** The words of the page as the server sends it, with a way to pay chosen, or the first of them. */
function pageWith(payment: string | null) {
  const element = (
    <I18nProvider locale="en" messages={MESSAGES}>
      <QuoteScreen
        quote={QUOTE}
        pdf="/offer.pdf"
        signIn={null}
        isJustSent={false}
        isOrderOwn
        mayWithdraw={false}
        payments={offerPaymentTotals(QUOTE, RULES)}
        addresses={[]}
        asked={{
          firstName: 'Olena',
          lastName: 'Koval',
          email: QUOTE.email,
          phone: QUOTE.phone,
          country: 'UA',
          city: 'Київ',
          postalCode: '',
          address: '',
          method: 'standard',
        }}
        left={payment === null ? null : { payment }}
        onLeave={() => {}}
        problem={undefined}
      />
    </I18nProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, panel = ''] = /<aside[^>]*>(.*?)<\/aside>/s.exec(html) ?? [];
  const [, choice = ''] = /<label(?:(?!<label).)*value="pod".*?>(.*?)<\/label>/s.exec(html) ?? [];
  const words = (part: string) => part.replaceAll(/<[^>]*>/g, ' ');
  return { panel: words(panel), choice: words(choice) };
}

// 6 × 24,000, a fifth of it and the delivery; paid at the door, with the fee of 50.
const print = (minor: number) => formatPrice(money(minor, 'UAH'), 'en');
const [WITHOUT_FEE, WITH_FEE, FEE] = [print(177_700_00), print(177_750_00), print(50_00)];

test('an offer comes to what the chosen way to pay makes of it', () => {
  const { panel } = pageWith('pod');
  expect(panel).toContain(en['totals.paymentFee']);
  expect(panel).toContain(FEE);
  expect(panel).toContain(WITH_FEE);
  expect(panel).not.toContain(WITHOUT_FEE);
  for (const other of [null, 'card', 'transfer']) {
    expect(pageWith(other).panel).toContain(WITHOUT_FEE);
    expect(pageWith(other).panel).not.toContain(en['totals.paymentFee']);
  }
});

test('a way to pay that has a fee says it and the total with it, whether it is chosen or not', () => {
  for (const payment of [null, 'pod']) {
    const { choice } = pageWith(payment);
    expect(choice).toContain(FEE);
    expect(choice).toContain(WITH_FEE);
  }
});
