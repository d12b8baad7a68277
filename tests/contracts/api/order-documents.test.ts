import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { messagesOf } from '../../../src/server/messages/messages.ts';
import { SAMPLE_SELLERS } from '../../../src/content/pages/seller-data.ts';
import { printIban } from '../../../src/domain/contact-data/iban.ts';
import { LOCALES, type Locale } from '../../../src/domain/locale/locale.ts';
import { formatMoney } from '../../../src/domain/money/format-money.ts';
import { money } from '../../../src/domain/money/money.ts';
import { FOREIGN_ORDER_MESSAGE } from '../../../src/domain/orders/ownership.ts';
import { orderRecordSchema } from '../../../src/server/api/serializers/order-record.ts';
import { issueInvoice } from '../../../src/server/invoices/issue-invoice.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { lockOrder } from '../../../src/server/orders/lock-order.ts';
import { movePaymentStatus } from '../../../src/server/payments/take-money.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { bought, orderRequest } from '../../support/sample-order.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, shop, signedIn, close } = await openTestShop();
afterAll(close);
const [owner, other] = [await signedIn(), await signedIn()];
const MISSING = '4b4f1f6e-0000-4000-8000-000000000000';

async function place(locale: Locale = 'uk', lines = [bought(101, 2), bought(1804)]) {
  const currency = locale === 'pl' ? 'PLN' : 'UAH';
  const request = orderRequest(owner.userId, { lines, locale, currency });
  const placed = await shop.checkout.placeOrder(request);
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}
/** As when staff find the money in the bank. */
const pay = (id: string) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) throw new Error(`There is no order ${id}`);
    await movePaymentStatus(transaction, order, 'PAID');
    await issueInvoice(transaction, order, 'paid');
  });
const ask = (id: string, file: string, headers: Readonly<Record<string, string>> = owner.headers) =>
  api(`/orders/${id}/documents/${file}`, { headers });
const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));
const recordOf = async (id: string) =>
  (
    await readAs(
      v.strictObject({ data: orderRecordSchema }),
      await api(`/orders/${id}`, { headers: owner.headers }),
    )
  ).data;
/** The address of the proforma in the e-mail of an order, with its key. */
async function linkOf(orderNumber: string) {
  const emails = await shop.outbox.listEmails();
  const email = await shop.outbox.findEmail(
    emails.find(({ subject }) => subject.includes(orderNumber))?.id ?? 0,
  );
  return /\/orders\/\S+proforma\.pdf\?key=\S+/.exec(email?.plain ?? '')?.[0] ?? '';
}

describe.each(LOCALES)('documents in %s', (locale) => {
  const seller = SAMPLE_SELLERS[locale === 'pl' ? 'PL' : 'UA'];

  test('a proforma says whom to pay, how much, for what and what for', async () => {
    const { orderId, orderNumber } = await place(locale);
    const answer = await ask(orderId, 'proforma.pdf');
    expect(answer.status).toBe(200);
    const { text, title, language } = await read(answer);
    const { total, currency } = await recordOf(orderId);
    const amount = formatMoney(money(Math.round(total * 100), currency), locale);
    for (const wanted of [
      seller.name[locale],
      seller.registration.number,
      printIban(seller.bank.iban),
      orderNumber,
      amount.replaceAll(/\s/g, ' '),
      'Олена Шевченко',
    ]) {
      expect(text).toContain(wanted);
    }
    const sample = messagesOf(locale).translate('page.seller.sample');
    expect(text.replaceAll(/\s/g, '')).toContain(sample.replaceAll(/\s/g, ''));
    expect(title).toContain(orderNumber.replace('ORD', 'PRO'));
    expect(language).toBe(locale);
  });

  test('an invoice takes its place when the order is paid, and says the same sums', async () => {
    const { orderId } = await place(locale);
    expect((await ask(orderId, 'invoice.pdf')).status).toBe(404);
    await pay(orderId);
    expect((await ask(orderId, 'proforma.pdf')).status).toBe(404);
    const { documents, total, currency } = await recordOf(orderId);
    const [document] = documents;
    expect(document?.url).toBe(`/api/orders/${orderId}/documents/invoice.pdf`);
    const answer = await ask(orderId, 'invoice.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      `${document?.number}.pdf`,
    );
    const { text } = await read(answer);
    expect(text).toContain(document?.number);
    const amount = formatMoney(money(Math.round(total * 100), currency), locale);
    expect(text).toContain(amount.replaceAll(/\s/g, ' '));
    const due = messagesOf(locale).translate('invoice.dueOn');
    expect(text).not.toContain(due);
    expect(text.includes('без підпису') || text.includes('without signature')).toBe(false);
    const names = { uk: 'Підтвердження оплати', pl: 'Faktura', en: 'Payment confirmation' };
    expect(text).toContain(names[locale]);
  });
});

test.each([
  ['uk', 'На сторінці замовлення вказано лише ПДВ із товарів.'],
  ['pl', 'Na stronie zamówienia podano tylko VAT od produktów.'],
  ['en', 'The order page shows the VAT on the products only.'],
] as const)(
  'documents with taxed fees say in %s why their tax differs from the order page’s',
  async (locale, note) => {
    const sayNote = async (lines: ReturnType<typeof bought>[]) => {
      const { orderId } = await place(locale, lines);
      const proforma = await read(await ask(orderId, 'proforma.pdf'));
      await pay(orderId);
      const invoice = await read(await ask(orderId, 'invoice.pdf'));
      return [proforma, invoice].map(({ text }) => text.includes(note));
    };
    expect(await sayNote([bought(101)])).toEqual([true, true]);
    expect(await sayNote([bought(301)])).toEqual([false, false]); // delivered free of charge
  },
);

test('a proforma of an order that is paid in part has its total, what came of it, and the rest', async () => {
  const { orderId } = await place('pl', [bought(1804)]);
  const { totalMinor } = (await shop.backoffice.findOrder(orderId))?.order ?? { totalMinor: 0 };
  const print = (minor: number) => formatMoney(money(minor, 'PLN'), 'pl').replaceAll(/\s/g, ' ');
  // Of what came a part is to go back: it is neither received for the order nor missing twice.
  await database.update(orders).set({ heldMinor: 20_00, owedMinor: 5_00 }).where(eq(orders.id, orderId));
  const { text } = await read(await ask(orderId, 'proforma.pdf'));
  const sums = text.replaceAll(/\s+/g, ' ');
  expect(sums).toContain(`Razem brutto ${print(totalMinor)} Już wpłynęło ${print(-15_00)}`);
  expect(sums).toContain(`Do zapłaty ${print(totalMinor - 15_00)}`);
});

test('a proforma whose amount has no room in its code says to type it', async () => {
  const dear = await place('pl', [bought(201, 4)]);
  expect((await recordOf(dear.orderId)).total).toBeGreaterThan(9999.99);
  expect((await read(await ask(dear.orderId, 'proforma.pdf'))).text).toContain('kwotę wpisz samodzielnie');
  const { orderId } = await place('pl', [bought(1804)]);
  expect((await read(await ask(orderId, 'proforma.pdf'))).text).not.toContain('kwotę wpisz samodzielnie');
});

test('every document is its owner’s alone (R24)', async () => {
  const { orderId } = await place();
  await pay(orderId);
  const refusals = await Promise.all([
    ask(orderId, 'invoice.pdf', {}),
    ask(orderId, 'invoice.pdf', other.headers),
    ask(MISSING, 'invoice.pdf'),
    ask('no-id', 'invoice.pdf'),
    ask(orderId, 'INV-UA-2020-00001.pdf'),
    ask(orderId, 'letter.pdf'),
    ask(orderId, 'invoice.txt'),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([401, 403, 404, 404, 404, 404, 404]);
  const [, foreign] = refusals;
  expect(foreign && (await readProblem(foreign)).message).toBe(FOREIGN_ORDER_MESSAGE);
});

test('no number opens the document of another order', async () => {
  const [own, stranger] = [await place(), await place()];
  await pay(own.orderId);
  await pay(stranger.orderId);
  const [document] = (await recordOf(stranger.orderId)).documents;
  expect((await ask(own.orderId, `${document?.number}.pdf`)).status).toBe(404);
  expect((await ask(stranger.orderId, `${document?.number}.pdf`)).status).toBe(200);
});

test('an e-mail’s link opens its own order’s documents to whoever has it, and no other’s', async () => {
  const { orderId, orderNumber } = await place();
  const link = await linkOf(orderNumber);
  expect(link).toContain(orderId);
  expect((await api(link)).status).toBe(200);
  expect((await api(link, { headers: other.headers })).status).toBe(200);
  const stranger = await place();
  expect((await api(link.replace(orderId, stranger.orderId))).status).toBe(403);
  expect((await api(`${link}x`)).status).toBe(403);
  // Whoever owns the order needs no key, and is not kept out by an old one.
  expect((await api(`${link}x`, { headers: owner.headers })).status).toBe(200);
});

test('a guest’s documents open to the browser that holds the order’s key, and to no account', async () => {
  const lines = [bought(1804)];
  const placed = await shop.checkout.placeOrder({ ...orderRequest('', { lines }), user: null });
  if (!placed.ok) throw new Error(placed.reason);
  const cookie = shop.guests.cookieOf(placed.orderId, new Headers()).split(';', 1)[0] ?? '';
  const statuses = [
    await ask(placed.orderId, 'proforma.pdf', { cookie }),
    await ask(placed.orderId, 'proforma.pdf', {}),
    await ask(placed.orderId, 'proforma.pdf'),
    await ask((await place()).orderId, 'proforma.pdf', { cookie }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 401, 403, 401]);
});

test('a person who may not read a document is led to the order’s page, which says why', async () => {
  const { orderId } = await place();
  const answer = await ask(orderId, 'invoice.pdf', { 'sec-fetch-mode': 'navigate' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/order/${orderId}`]);
  const withKey = await ask(orderId, 'invoice.pdf?key=1.x', { 'sec-fetch-mode': 'navigate' });
  expect(withKey.headers.get('location')).toBe(`/order/${orderId}?key=1.x`);
});

test('a long order goes on over pages and loses nothing', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => bought(101 + (index % 6)));
  const { orderId } = await place('uk', lines);
  await pay(orderId);
  const { text, pages } = await read(await ask(orderId, 'invoice.pdf'));
  const { items } = await recordOf(orderId);
  expect(pages).toBeGreaterThan(1);
  for (const { product } of items) expect(text).toContain(product.articleNumber);
});
