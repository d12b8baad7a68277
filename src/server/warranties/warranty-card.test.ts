import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { addCustomers, bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { warrantyTerms } from '../../content/pages/legal/consumer-rights.ts';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { setSellers } from '../../content/pages/sellers.ts';
import { monthsAfter } from '../../domain/calendar/months.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { money } from '../../domain/money/money.ts';
import { warrantyCardLine, warrantyCardName } from '../../domain/warranties/warranty-card.ts';
import { orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';

const opened = await openTransferShop();
const { shop, database, customer, staff, close } = opened;
afterAll(close);
await addCustomers(database, 'somebody');

async function sold(locale: Locale) {
  const currency = locale === 'pl' ? 'PLN' : 'UAH';
  const { orderId, total } = await opened.place({ locale, currency, lines: [bought(1801), bought(203, 2)] });
  const line = { ...opened.line(orderId, total, crypto.randomUUID()), amount: money(total, currency) };
  await shop.payments.recordTransfer(line);
  const [battery] = await shop.warranties.serialLines(orderId);
  const { itemId = '' } = battery ?? {};
  const text = `CARD-${locale}-1 CARD-${locale}-2`;
  await shop.warranties.saveSerials({ orderId, itemId, text, seen: '', staffId: staff });
  await opened.hand(orderId, 'DELIVERED');
  return { orderId, market: currency === 'PLN' ? 'PL' : 'UA' } as const;
}
const find = (orderId: string, userId: string | null, name = 'warranty-2') =>
  shop.orders.findDocument({ orderId, name, userId, guestOrderIds: [], key: null });

test.each(LOCALES)(
  'a warranty card in %s has the goods, their numbers, the last day, the seller and the terms',
  async (locale) => {
    const { orderId, market } = await sold(locale);
    const found = await find(orderId, customer);
    if (!found.ok) throw new Error(found.reason);
    const { text, title, language } = await readPdf(new Uint8Array(await found.document.bytes()));
    const { orderNumber } = await opened.order(orderId);
    const today = todayIn(market);
    expect([language, title.includes(`${orderNumber}/2`)]).toEqual([locale, true]);
    const plain = text.replaceAll(/\s/g, '');
    for (const said of [
      `CARD-${locale}-1`.toUpperCase(),
      `CARD-${locale}-2`.toUpperCase(),
      formatDate(monthsAfter(today, 120), locale, 'UTC', 'short'),
      ...warrantyTerms[locale].flat(),
    ]) {
      expect(plain).toContain(said.replaceAll(/\s/g, ''));
    }
  },
);

test('a card is for who may read the order, of lines that have a warranty, and of no deleted account', async () => {
  const { orderId } = await sold('uk');
  expect(await find(orderId, 'somebody')).toMatchObject({ reason: 'not-owner' });
  expect(await find(orderId, null)).toMatchObject({ reason: 'not-signed-in' });
  expect(await find(orderId, customer, 'warranty-1')).toMatchObject({ ok: true });
  expect(await find(orderId, customer, 'warranty-3')).toMatchObject({ reason: 'document-not-found' });
  const { orderId: waiting } = await opened.place({ lines: [bought(203)] });
  expect(await find(waiting, customer, 'warranty-1')).toMatchObject({ reason: 'document-not-found' });
  await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
  const forStaff = shop.orders.findDocumentForStaff({ orderId, name: 'warranty-2' });
  expect(await forStaff).toMatchObject({ reason: 'document-not-found' });
});

test('its name says the line', () => {
  expect(warrantyCardLine(warrantyCardName(12))).toBe(12);
  for (const name of ['warranty-0', 'warranty-', 'warranty-1-2', 'warranty-1000', 'invoice']) {
    expect(warrantyCardLine(name)).toBeNull();
  }
});

test('a card names who sold the goods, whoever sells today', async () => {
  const { orderId } = await sold('uk');
  const { UA } = SAMPLE_SELLERS;
  const name = { uk: 'ТОВ «Нова назва»', pl: 'Nowa nazwa', en: 'New name' };
  setSellers({ ...SAMPLE_SELLERS, UA: { ...UA, name, hours: { ...UA.hours, uk: 'пн–сб 7:00–19:00' } } });
  try {
    const found = await find(orderId, customer);
    if (!found.ok) throw new Error(found.reason);
    const { text } = await readPdf(new Uint8Array(await found.document.bytes()));
    const plain = text.replaceAll(/\s/g, '');
    expect(plain).toContain(UA.name.uk.replaceAll(/\s/g, ''));
    expect(plain).not.toContain('Нованазва');
    // Where to turn to is of today.
    expect(plain).toContain('7:00–19:00');
  } finally {
    setSellers(SAMPLE_SELLERS);
  }
});
