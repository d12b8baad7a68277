import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { offerTotals } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { quoteDocument } from './quote-document.ts';

const terms = (version: number) => ({
  version,
  unitsMinor: [123_456_00 / version, 50_00],
  shippingMinor: 4_500_00,
  minDays: 4,
  maxDays: 6,
  validUntil: '2026-11-30',
  note: 'Розвантаження — Żuraw',
  taxRatePercent: 23,
  taxMode: 'added' as const,
  createdAt: '2026-11-20T23:30:00.000Z',
});
const line = (name: string, quantity: number) => ({
  productId: 201,
  articleNumber: `A-${quantity}`,
  name,
  brand: 'Brand',
  picture: '',
  quantity,
  listMinor: 1,
});
const LINES = [line('Акумулятор', 4), line('Moduł', 30)];
const offer = (version: number) => ({
  ...terms(version),
  totals: offerTotals({ currency: 'PLN', lines: LINES }, terms(version)),
});
const quote = (locale: QuoteView['locale']): QuoteView => ({
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  quoteNumber: 'Q-1234',
  status: 'OFFERED',
  userId: null,
  name: 'Олена Łącka',
  email: 'olena@example.com',
  phone: '+48512345678',
  country: 'PL',
  city: 'Łódź',
  note: null,
  locale,
  currency: 'PLN',
  orderId: null,
  listMinor: 0,
  createdAt: '2026-11-19T10:00:00.000Z',
  lines: LINES,
  offers: [offer(1), offer(2)],
  events: [],
});

test.each(LOCALES)('an offer as a PDF says all that was offered, in %s', async (locale) => {
  const asked = quote(locale);
  const { text, title, language } = await readPdf(await drawDocument(quoteDocument(asked, offer(2))));
  const { subtotal, tax, shipping, total } = offer(2).totals;
  expect(language).toBe(locale);
  expect(title).toContain('Q-1234');
  for (const amount of [subtotal, tax, shipping, total]) {
    expect(text).toContain(formatMoney(amount, locale).replaceAll(/\s+/g, ' '));
  }
  for (const said of ['Олена Łącka', 'Łódź', 'Акумулятор', 'Moduł', 'A-30', '23', 'Żuraw']) {
    expect(text).toContain(said);
  }
  // Made on the 21st where the market is; a version of its own.
  expect(text).toMatch(/2\b.*21(?:[./]11[./]|\sNovember\s)2026/);
  expect(text).toMatch(/30(?:[./]11[./]|\sNovember\s)2026/);
});
