import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { leaseContract } from '../../content/pages/legal/lease-contract.ts';
import { LEGAL_TERMS_VERSION } from '../../content/pages/legal-terms.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { contractLine, contractName } from '../../domain/rental/lease-contract.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { rentalPeriod } from '../../domain/rental/rental-days.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { orders } from '../orders/tables.ts';
import { bookings, machines } from './tables.ts';

const transfers = await openTransferShop();
const { shop, database, customer, staff, close } = transfers;
afterAll(close);
await addCustomers(database, 'somebody');
beforeEach(async () => {
  await database.delete(bookings);
});

const ADDRESS = orderRequest('x').shipping;

/** An order of goods and of a machine as its second line; paid unless it is said to wait. */
async function leased(locale: Locale = 'uk', { isPaid = true } = {}) {
  const currency = locale === 'pl' ? 'PLN' : 'UAH';
  const startDate = rentalStart(5, marketOf(currency));
  const rental = { duration: 'week', count: 2, startDate } as const;
  const { orderId, total } = await transfers.place({
    locale,
    currency,
    lines: [bought(1801), { id: 2001, quantity: 1, rental }],
  });
  if (isPaid) {
    const line = { ...transfers.line(orderId, total, crypto.randomUUID()), amount: money(total, currency) };
    const taken = await shop.payments.recordTransfer(line);
    if (!taken.ok) throw new Error(taken.reason);
  }
  const lease = (await shop.backoffice.findOrder(orderId))?.leases[0];
  return { orderId, lease, leaseId: lease?.id ?? '', currency, period: rentalPeriod(rental) } as const;
}
const find = (orderId: string, userId: string | null, name = 'contract-2') =>
  shop.orders.findDocument({ orderId, name, userId, guestOrderId: null, key: null });
async function read(orderId: string) {
  const found = await find(orderId, customer);
  if (!found.ok) throw new Error(found.reason);
  return readPdf(new Uint8Array(await found.document.bytes()));
}

describe.each(LOCALES)('a contract in %s', (locale) => {
  test('has its parties, machine, days, price, deposit and clauses, and by what it was accepted', async () => {
    const { orderId, leaseId, lease, currency, period } = await leased(locale);
    const found = await shop.orders.findLease(leaseId, customer);
    if (!found.ok) throw new Error(found.reason);
    const { priceMinor, depositMinor, contract } = found.lease;
    expect(contract).toBe('contract-2');
    const { text, language, title } = await read(orderId);
    const plain = text.replaceAll(/\s+/g, ' ');
    const { orderNumber } = await transfers.order(orderId);
    expect([language, title.includes(`${orderNumber}/2`)]).toEqual([locale, true]);
    for (const said of [
      `${ADDRESS.firstName} ${ADDRESS.lastName}`,
      lease?.machines[0]?.inventoryNumber ?? '',
      printPeriod(period, locale),
      formatMoney(money(priceMinor, currency), locale),
      formatMoney(money(depositMinor ?? 0, currency), locale),
      formatDate(LEGAL_TERMS_VERSION, locale, 'UTC', 'short'),
      ...leaseContract[locale].flat(),
    ]) {
      expect(plain).toContain(said.replaceAll(/\s+/g, ' '));
    }
  });

  test('names the usual figures of the rental terms', () => {
    const words = leaseContract[locale].flat().join(' ');
    for (const figure of [/20\s?%/, /\b30\b/, /\b2\b/, /5–7/]) expect(words).toMatch(figure);
    expect(leaseContract[locale].map((clause) => clause.length)).toEqual(
      leaseContract.uk.map((clause) => clause.length),
    );
  });
});

test('has the serial number once staff have entered it', async () => {
  const { orderId, lease } = await leased();
  const heading = 'Заводський номер';
  expect((await read(orderId)).text).not.toContain(heading);
  await database
    .update(machines)
    .set({ serialNumber: 'SN-4711' })
    .where(eq(machines.inventoryNumber, lease?.machines[0]?.inventoryNumber ?? ''));
  const { text } = await read(orderId);
  expect(text).toContain(heading);
  expect(text).toContain('SN-4711');
});

test('is read by the order’s owner and by staff; there is none before the payment, of goods, and of what was cancelled', async () => {
  const { orderId, leaseId } = await leased();
  expect(await find(orderId, 'somebody')).toMatchObject({ reason: 'not-owner' });
  expect(await find(orderId, null)).toMatchObject({ reason: 'not-signed-in' });
  for (const name of ['contract-1', 'contract-3', 'contract-0']) {
    expect(await find(orderId, customer, name)).toMatchObject({ reason: 'document-not-found' });
  }
  const forStaff = () => shop.orders.findDocumentForStaff({ orderId, name: 'contract-2' });
  expect(await forStaff()).toMatchObject({ ok: true });
  await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
  expect(await forStaff()).toMatchObject({ reason: 'document-not-found' });
  await database.update(orders).set({ erasedAt: null }).where(eq(orders.id, orderId));
  const step = { orderId, leaseId, to: 'CANCELLED', stopReason: 'no-machine', staffId: staff } as const;
  expect(await shop.orders.takeLeaseStep(step)).toEqual({ ok: true });
  expect(await forStaff()).toMatchObject({ reason: 'document-not-found' });
  const waiting = await leased('uk', { isPaid: false });
  expect(await find(waiting.orderId, customer)).toMatchObject({ reason: 'document-not-found' });
});

test('says no version of the terms of an order that is older than it', async () => {
  const { orderId } = await leased();
  await database.update(orders).set({ createdAt: '2026-01-05T10:00:00Z' }).where(eq(orders.id, orderId));
  expect((await read(orderId)).text).not.toContain(formatDate(LEGAL_TERMS_VERSION, 'uk', 'UTC', 'short'));
});

test.each([
  [contractName(1), 1],
  ['contract-12', 12],
  ['contract-', null],
  ['contract-01', null],
  ['contract-1.pdf', null],
  ['invoice', null],
])('the name %s asks for the contract of line %s', (name, line) => {
  expect(contractLine(name)).toBe(line);
});
