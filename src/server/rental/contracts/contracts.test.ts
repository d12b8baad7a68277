import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { addCustomers, bought, orderRequest } from '../../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { leaseContract } from '../../../content/pages/legal/lease-contract.ts';
import { LEGAL_TERMS_VERSION } from '../../../content/pages/legal-terms.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { contractName, contractPart } from '../../../domain/rental/contract-name.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { rentalPeriod } from '../../../domain/rental/rental-days.ts';
import { withTax } from '../../../domain/checkout/tax.ts';
import { currencyLabel, formatAmount, formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { messagesOf } from '../../messages/messages.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { orders } from '../../orders/tables.ts';
import { bookings, leases, machines } from '../tables.ts';
import { leaseContracts } from './tables.ts';

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
  const startDate = rentalStart(10, marketOf(currency));
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
  return { orderId, lease, leaseId: lease?.id ?? '', currency, total, period: rentalPeriod(rental) } as const;
}
const find = (orderId: string, userId: string | null, name = 'contract-2') =>
  shop.orders.findDocument({ orderId, name, userId, guestOrderIds: [], key: null });
async function read(orderId: string, name = 'contract-2') {
  const found = await find(orderId, customer, name);
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

test('has the prices of a machine and how its price is reckoned; one from before has none and is drawn all the same', async () => {
  const { orderId, leaseId } = await leased();
  const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
  const printed = (minor: number) => formatAmount(withTax(money(minor, 'UAH')), 'uk');
  const plain = (await read(orderId)).text.replaceAll(/\s+/g, ' ');
  for (const price of [lease?.dayMinor, lease?.weekMinor, lease?.monthMinor, lease?.billedMinor]) {
    expect(plain).toContain(printed(price ?? 0).replaceAll(/\s+/g, ' '));
  }
  expect(plain).toMatch(/Ціни з ПДВ, грн.*2 тижні .*Предмет договору/);
  const [kept] = await database.select().from(leaseContracts).where(eq(leaseContracts.leaseId, leaseId));
  if (!kept || 'annex' in kept.content) throw new Error('No contract');
  const { rates, ...before } = kept.content;
  expect(rates).toHaveLength(1);
  const old = await leased('uk', { isPaid: false });
  await database
    .insert(leaseContracts)
    .values({ leaseId: old.leaseId, orderId: old.orderId, line: 2, annex: 0, content: before });
  const { text } = await read(old.orderId);
  expect(text).toContain('Предмет договору');
  expect(text).not.toContain('Ціни з ПДВ');
});

test('has the serial number that staff had entered by then', async () => {
  const heading = 'Серійний номер';
  const before = await leased();
  expect((await read(before.orderId)).text).not.toContain(heading);
  await database.update(machines).set({ serialNumber: sql`'SN-' || ${machines.inventoryNumber}` });
  expect((await read(before.orderId)).text).not.toContain(heading);
  const { orderId, lease } = await leased();
  const { text } = await read(orderId);
  expect(text).toContain(heading);
  expect(text.replaceAll(/\s/g, '')).toContain(`SN-${lease?.machines[0]?.inventoryNumber}`);
  await database.update(machines).set({ serialNumber: null });
});

test('never changes after it was concluded, whatever becomes of its order, and cannot be changed', async () => {
  const { orderId, leaseId } = await leased();
  const before = await read(orderId);
  await database.update(orders).set({ orderNumber: 'ORD-X', locale: 'pl' }).where(eq(orders.id, orderId));
  await database.update(orderAddresses).set({ firstName: 'Інша' }).where(eq(orderAddresses.orderId, orderId));
  await database.update(leases).set({ acceptedTerms: null }).where(eq(leases.id, leaseId));
  expect(await read(orderId)).toEqual(before);
  await expect(database.update(leaseContracts).set({ line: 9 })).rejects.toThrow('Failed query');
  await expect(database.delete(leaseContracts)).rejects.toThrow('Failed query');
});

test('has the clauses that were accepted with the order, whatever they are by the time it is paid', async () => {
  const waiting = await leased('uk', { isPaid: false });
  const acceptedTerms = { version: '2026-01-02', clauses: [['Старе', 'Так було погоджено.']] as const };
  await database.update(leases).set({ acceptedTerms }).where(eq(leases.id, waiting.leaseId));
  await transfers.came(waiting.orderId, waiting.total);
  const { text } = await read(waiting.orderId);
  expect(text).toContain('Так було погоджено.');
  expect(text).toContain('Редакція умов: 02.01.2026.');
  expect(text).not.toContain('Предмет договору');
});

test('is read by the order’s owner and by staff, whatever became of the lease; there is none before the payment, and of goods', async () => {
  const { orderId, leaseId } = await leased();
  expect(await find(orderId, 'somebody')).toMatchObject({ reason: 'not-owner' });
  expect(await find(orderId, null)).toMatchObject({ reason: 'not-signed-in' });
  for (const name of ['contract-1', 'contract-3', 'contract-0', 'contract-2-1']) {
    expect(await find(orderId, customer, name)).toMatchObject({ reason: 'document-not-found' });
  }
  const forStaff = () => shop.orders.findDocumentForStaff({ orderId, name: 'contract-2' });
  expect(await forStaff()).toMatchObject({ ok: true });
  const step = { orderId, leaseId, to: 'CANCELLED', stopReason: 'no-machine', staffId: staff } as const;
  expect(await shop.orders.takeLeaseStep(step)).toEqual({ ok: true });
  expect(await find(orderId, customer)).toMatchObject({ ok: true });
  // As of an invoice: the law keeps it, and staff alone read it.
  await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
  expect(await forStaff()).toMatchObject({ ok: true });
  const waiting = await leased('uk', { isPaid: false });
  expect(await find(waiting.orderId, customer)).toMatchObject({ reason: 'document-not-found' });
});

describe('a lease that was paid before contracts were kept', () => {
  const old = async () => {
    const found = await leased();
    await database.execute(sql`truncate lease_contracts`);
    await database.update(leases).set({ acceptedTerms: null }).where(eq(leases.id, found.leaseId));
    return found;
  };

  test('has a contract as it would be by now, which names no version and has no annexes', async () => {
    const { orderId, leaseId } = await old();
    const { text } = await read(orderId);
    expect(text).toContain('Предмет договору');
    expect(text).not.toContain('Редакція умов');
    expect(await shop.orders.findLease(leaseId, customer)).toMatchObject({
      lease: { contract: 'contract-2', annexes: [] },
    });
    expect(await find(orderId, customer, 'contract-2-1')).toMatchObject({ reason: 'document-not-found' });
  });

  test('has none once its customer’s account is deleted', async () => {
    const { orderId } = await old();
    await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
    const found = await shop.orders.findDocumentForStaff({ orderId, name: 'contract-2' });
    expect(found).toMatchObject({ reason: 'document-not-found' });
  });
});

describe('an annex', () => {
  const moveTo = (orderId: string, leaseId: string, seenDay: string, firstDay: string) =>
    shop.rental.moveLeaseDays({ orderId, leaseId, staffId: staff, seenDay, firstDay });

  test.each(LOCALES)(
    'of other days in %s says what was and what is, and is told with them',
    async (locale) => {
      const { orderId, leaseId, period, currency } = await leased(locale);
      const firstDay = rentalStart(15, marketOf(currency));
      expect(await moveTo(orderId, leaseId, period.firstDay, firstDay)).toEqual({ ok: true });
      const later = rentalPeriod({ startDate: firstDay, duration: 'week', count: 2 });
      const { text, title, language } = await read(orderId, 'contract-2-1');
      const { orderNumber } = await transfers.order(orderId);
      expect([language, title.includes(`${orderNumber}/2`)]).toEqual([locale, true]);
      const plain = text.replaceAll(/\s+/g, ' ');
      for (const days of [period, later]) {
        expect(plain.replaceAll(' ', '')).toContain(printPeriod(days, locale).replaceAll(/\s/g, ''));
      }
      const [contract, annex] = await shop.orders.contractsOf(orderId);
      expect([contract?.name, annex?.name, annex?.annex]).toEqual(['contract-2', 'contract-2-1', 1]);
      const told = (await transfers.emails(orderId)).at(-1);
      expect(told?.occasion).toBe('lease-moved');
      expect(told?.plain).toContain('documents/contract-2-1.pdf');
    },
  );

  describe.each(LOCALES)('in %s', (locale) => {
    const { translate: t } = messagesOf(locale);
    const bare = (text: string) => text.replaceAll(/\s+/g, ' ');
    /** A lease whose customer has the machine. */
    const active = async () => {
      const found = await leased(locale);
      const { orderId, leaseId, currency } = found;
      await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
      const print = (minor: number) => bare(formatMoney(money(minor, currency), locale));
      return { ...found, print, asker: { leaseId, userId: customer, guestOrderIds: [] } };
    };
    const priceOf = async (leaseId: string) => {
      const found = await shop.orders.findLease(leaseId, customer);
      if (!found.ok) throw new Error(found.reason);
      return found.lease;
    };

    test('an annex of more days reckons the price of all of them, and says by how much it rises', async () => {
      const { orderId, leaseId, period, print, asker, currency } = await active();
      const { priceMinor: before } = await priceOf(leaseId);
      const lastDay = daysAfter(period.lastDay, 6);
      const extended = await shop.orders.extendLease({ ...asker, lastDay, payment: 'transfer' });
      if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
      const { totalMinor } = await transfers.order(extended.orderId);
      const line = transfers.line(extended.orderId, totalMinor, crypto.randomUUID());
      await shop.payments.recordTransfer({ ...line, amount: money(totalMinor, currency) });
      const { priceMinor } = await priceOf(leaseId);
      const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
      const whole = bare(formatAmount(withTax(money(lease?.billedMinor ?? 0, currency)), locale));
      const { text } = await read(orderId, 'contract-2-1');
      expect(text).toContain(
        bare(`${t('contract.annexTerm')} ${t('duration.count', { duration: 'day', count: 20 })}`),
      );
      expect(text).toContain(bare(t('contract.rates', { currency: currencyLabel(currency, locale) })));
      expect(text).toContain(whole);
      expect(text).toContain(`${t('contract.annexMore')} ${print(priceMinor - before)}`);
      expect(Math.abs(priceMinor - before - totalMinor)).toBeLessThanOrEqual(1);
    });

    test('an annex of an early end has its fee, and what goes back', async () => {
      const { orderId, leaseId, period, print, asker } = await active();
      const { priceMinor: before } = await priceOf(leaseId);
      const returnOn = daysAfter(period.firstDay, 3);
      const offer = await shop.orders.offerReturn({ ...asker, returnOn });
      if (!offer.ok) throw new Error(offer.reason);
      const form = { returnOn, reason: 'not-needed', way: 'bring', note: null } as const;
      await shop.orders.requestReturn({ ...asker, form, seenFeeMinor: offer.feeMinor });
      await shop.orders.answerReturn({ leaseId, to: 'APPROVED', staffId: staff, answerNote: '' });
      const { priceMinor } = await priceOf(leaseId);
      const { text } = await read(orderId, 'contract-2-1');
      for (const [term, minor] of [
        [t('contract.annexLess'), before - priceMinor],
        [t('lease.return.fee'), offer.feeMinor],
        [t('contract.annexRefund'), offer.refundMinor],
      ] as const)
        expect(text).toContain(`${bare(term)} ${print(minor)}`);
    });
  });

  test('of before its price was reckoned is drawn as it was', async () => {
    const { orderId, leaseId } = await leased();
    const [kept] = await database.select().from(leaseContracts).where(eq(leaseContracts.leaseId, leaseId));
    if (!kept || 'annex' in kept.content) throw new Error('No contract');
    const { machines: of, period, returnBy, priceMinor, depositMinor } = kept.content;
    const before = { machines: of, period, returnBy, priceMinor, depositMinor };
    const after = { ...before, returnBy: daysAfter(returnBy, 1) };
    const content = { layout: 1, annex: 1, issuedOn: returnBy, before, after } as const;
    await database.insert(leaseContracts).values({ leaseId, orderId, line: 2, annex: 1, content });
    const { text } = await read(orderId, 'contract-2-1');
    expect(text).toContain('Решта умов договору');
    expect(text).not.toContain('Розрахунок ціни');
  });

  test('of another machine is written and told to nobody; the next one says what it changes of it', async () => {
    const { orderId, leaseId, period } = await leased();
    const [booking] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
    const found = await shop.rental.findBooking(booking?.id ?? '', 'uk');
    const own = found?.machine.inventoryNumber ?? '';
    const [other] = found?.others ?? [];
    const letters = (await transfers.emails(orderId)).length;
    const { firstDay, lastDay } = period;
    const moved = await shop.rental.moveBooking({
      bookingId: booking?.id ?? '',
      staffId: staff,
      machineId: other?.id ?? 0,
      period: null,
      seen: { machineId: booking?.machineId ?? 0, firstDay, lastDay },
    });
    expect(moved).toEqual({ ok: true });
    const first = (await read(orderId, 'contract-2-1')).text.replaceAll(/\s/g, '');
    // The price stays, and so does its reckoning.
    expect(first).toMatch(/Розрахунокціни.*ЦінизПДВ,грн.*2тижні/);
    expect(first).not.toMatch(/Ціназ(біль|мен)шується/);
    for (const number of [own, other?.inventoryNumber ?? ''])
      expect(first).toContain(number.replaceAll(/\s/g, ''));
    expect((await transfers.emails(orderId)).length).toBe(letters);
    expect(await moveTo(orderId, leaseId, firstDay, rentalStart(15))).toEqual({ ok: true });
    const second = (await read(orderId, 'contract-2-2')).text.replaceAll(/\s/g, '');
    expect(second).not.toContain(own.replaceAll(/\s/g, ''));
  });

  test('is not written of what is not paid, nor twice for one form', async () => {
    const waiting = await leased('uk', { isPaid: false });
    const to = rentalStart(15);
    expect(await moveTo(waiting.orderId, waiting.leaseId, waiting.period.firstDay, to)).toEqual({ ok: true });
    expect(await shop.orders.contractsOf(waiting.orderId)).toEqual([]);
    const { orderId, leaseId, period } = await leased();
    for (let sent = 0; sent < 2; sent++) {
      expect(await moveTo(orderId, leaseId, period.firstDay, to)).toEqual({ ok: true });
    }
    expect(await shop.orders.contractsOf(orderId)).toHaveLength(2);
  });
});

test.each([
  [contractName(1), { line: 1, annex: 0 }],
  [contractName(12, 3), { line: 12, annex: 3 }],
  ['contract-12', { line: 12, annex: 0 }],
  ['contract-1-0', null],
  ['contract-1-', null],
  ['contract-', null],
  ['contract-01', null],
  ['contract-1.pdf', null],
  ['invoice', null],
])('the name %s asks for the contract of line %s', (name, line) => {
  expect(contractPart(name)).toEqual(line);
});
