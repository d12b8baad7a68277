import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { formatMoney, formatPrice } from '../../domain/money/format-money.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { untied } from '../../domain/locale/no-break.ts';
import { money } from '../../domain/money/money.ts';
import { offerTotals } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { messagesOf } from '../messages/messages.ts';
import { quoteDocument } from './quote-document.ts';
import { answerEmail } from './quote-emails.ts';

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

test.each(LOCALES)(
  'an offer as a PDF gives its prices with tax first, and says which is which, in %s',
  async (locale) => {
    const { text } = await readPdf(await drawDocument(quoteDocument(quote(locale), offer(2))));
    const { translate: t } = messagesOf(locale);
    const print = (minor: number) => formatMoney(money(minor, 'PLN'), locale).replaceAll(/\s+/g, ' ');
    const [withTax, withoutTax] = [t('cart.withTax'), t('cart.withoutTax')];
    // 61,728.00 and 50.00 apiece, 4 and 30 of them, 248,412.00 together; 23 % of it on top.
    for (const said of [
      `${t('quote.unit')}, ${withTax}`,
      `${t('quote.sum')}, ${withTax}`,
      `${print(75_925_44)} ${print(61_728_00)} ${withoutTax}`,
      `${print(303_701_76)} ${print(246_912_00)} ${withoutTax}`,
      `${t('totals.subtotal')}, ${withTax} ${print(305_546_76)}`,
      `${t('totals.subtotal')}, ${withoutTax} ${print(248_412_00)}`,
      t('totals.taxWithin', { rate: formatPercent(23, locale) }).replaceAll(/\s+/g, ' '),
    ]) {
      expect(text).toContain(said);
    }
  },
);

test('an offer with tax in its prices gives them as they are, and what they are without it', async () => {
  const included = { ...terms(2), taxMode: 'included' as const };
  const totals = offerTotals({ currency: 'PLN', lines: LINES }, included);
  const { text } = await readPdf(await drawDocument(quoteDocument(quote('pl'), { ...included, totals })));
  expect(text).toContain('61 728,00 zł 50 185,37 zł netto');
  expect(text).toContain('Wartość towarów, brutto 248 412,00 zł');
});

test.each(LOCALES)('the e-mail of an offer gives its prices with tax first, in %s', (locale) => {
  const { plain } = answerEmail(quote(locale), 'offered');
  const { translate: t } = messagesOf(locale);
  const print = (minor: number) => formatMoney(money(minor, 'PLN'), locale);
  const [withTax, withoutTax] = [t('cart.withTax'), t('cart.withoutTax')];
  for (const said of [
    `4 × ${print(75_925_44)} ${withTax}, ${formatPrice(money(61_728_00, 'PLN'), locale)} ${withoutTax}`,
    `${print(303_701_76)} ${withTax}`,
    `${t('totals.subtotal')}, ${withTax}: ${print(305_546_76)}`,
    `${t('totals.subtotal')}, ${withoutTax}: ${print(248_412_00)}`,
    t('totals.taxWithin', { rate: formatPercent(23, locale) }),
  ]) {
    expect(untied(plain)).toContain(untied(said));
  }
});
