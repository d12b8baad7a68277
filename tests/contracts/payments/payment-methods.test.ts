import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SetupChoice } from '../../../src/domain/payments/bank-setup.ts';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import { METHODS_MAX } from '../../../src/domain/payments/saved-method.ts';
import { mergeAccounts } from '../../../src/server/account/merging/merge-accounts.ts';
import { users } from '../../../src/server/account/tables.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import {
  detachedPaymentMethods,
  paymentMethodPages,
  savedPaymentMethods,
} from '../../../src/server/payments/methods/tables.ts';
import { settleEvent } from '../../../src/server/payments/settle-event.ts';
import {
  ProviderFailed,
  type MethodVault,
  type PaymentProvider,
} from '../../../src/server/ports/payment-provider.ts';
import { testBankSetups } from '../../../src/server/test-bank/tables.ts';
import { wirePaymentMethods } from '../../../src/server/wire-payment-methods.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { addCustomers } from '../../support/sample-order.ts';

/** Nothing of these orders was ever exchanged. */
const NO_EXCHANGES = { refundsChanged: () => Promise.resolve(), reclaimCredit: () => Promise.resolve() };

const card = await openCardShop();
const { shop, database, bank } = card;
const { methods } = shop.payments;
afterAll(() => card.close());

const CARD = { action: 'card', card: 'approved', month: 12, year: 2099 } as const satisfies SetupChoice;
const OTHER = { ...CARD, card: 'asks-back' } as const;
const chore = (name: string) => {
  const found = shop.payments.chores.find((each) => each.name === name);
  if (!found) throw new Error(`No chore is called ${name}`);
  return found.next;
};
const forget = chore('detached payment methods');
const checkPages = chore('payment method pages');

async function newCustomer(): Promise<string> {
  const id = randomUUID();
  await addCustomers(database, id);
  return id;
}
const email = 'olena@example.com';
/** Opens a page for a customer: its id in the shop and the bank's. */
async function opened(userId: string) {
  const page = await methods.openPage({ userId, email, region: 'ua', currency: 'UAH' });
  if (!page.ok) throw new Error(page.reason);
  const setupId = new URL(page.url).pathname.split('/').at(-1) ?? '';
  const [setup] = await database.select().from(testBankSetups).where(eq(testBankSetups.id, setupId));
  return { setupId, pageId: setup?.clientReference ?? '', setup };
}
/** Saves a method as a customer does who comes back at once. */
async function save(userId: string, choice: SetupChoice = CARD) {
  const page = await opened(userId);
  expect(await bank.actOnSetup(page.setupId, choice)).toMatchObject({ ok: true });
  expect(await methods.returnFromPage(userId, page.pageId)).toBe('SAVED');
  return page;
}
const list = (userId: string) => methods.list(userId);
const shown = async (userId: string) =>
  (await list(userId)).map(({ brand, isDefault }) => [brand, isDefault]);
const toForget = () => database.$count(detachedPaymentMethods);
/** What the bank has not been asked to forget of a page. */
const isKept = async ({ setupId }: { setupId: string }) => {
  const [setup] = await database.select().from(testBankSetups).where(eq(testBankSetups.id, setupId));
  return setup?.forgottenAt === null;
};

let customer: string;
beforeEach(async () => {
  customer = await newCustomer();
  await database.delete(detachedPaymentMethods);
});

describe('saving a method', () => {
  test('keeps what tells it from others, its token sealed, and no number', async () => {
    const { setupId } = await save(customer);
    expect(await list(customer)).toEqual([
      {
        id: expect.any(String),
        kind: 'card',
        brand: 'Visa',
        last4: '4242',
        account: null,
        expiryMonth: 12,
        expiryYear: 2099,
        isDefault: true,
        forRecurring: false,
        paysRentals: false,
        isExpired: false,
        chargedIn: ['UAH', 'PLN'],
      },
    ]);
    const [bankRow] = await database.select().from(testBankSetups).where(eq(testBankSetups.id, setupId));
    const rows = JSON.stringify(
      await database.select().from(savedPaymentMethods).where(eq(savedPaymentMethods.userId, customer)),
    );
    expect(bankRow?.token).toMatch(/^tbm_/);
    expect(rows).not.toContain(bankRow?.token);
    expect(rows).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/);
  });

  test('the database itself keeps no number', async () => {
    await save(customer);
    const set = (change: object) =>
      database.update(savedPaymentMethods).set(change).where(eq(savedPaymentMethods.userId, customer));
    const refusedBy = (done: Promise<unknown>) =>
      done.then(
        () => 'nothing',
        (error: unknown) => (error instanceof Error ? String(error.cause) : ''),
      );
    expect(await refusedBy(set({ last4: '42424242' }))).toContain('saved_payment_methods_last4');
    expect(await refusedBy(set({ brand: '4242424242424242' }))).toContain('saved_payment_methods_brand');
    expect(await refusedBy(set({ expiryYear: null }))).toContain('saved_payment_methods_expiry');
  });

  test('a bank account and a wallet are saved, masked, and do not expire', async () => {
    await save(customer, { action: 'bank' });
    await save(customer, { action: 'wallet' });
    expect(await list(customer)).toMatchObject([
      { kind: 'bank', last4: '6789', isExpired: false, isDefault: true },
      { kind: 'wallet', last4: null, account: 't•••@example.com', isDefault: false },
    ]);
  });

  test('two presses and a second tab find one page', async () => {
    const open = () => methods.openPage({ userId: customer, email, region: 'ua', currency: 'PLN' });
    const first = await opened(customer);
    const pages = await Promise.all([open(), open(), open()]);
    for (const page of pages)
      expect(page).toMatchObject({ ok: true, url: expect.stringContaining(first.setupId) });
    expect(await database.$count(paymentMethodPages, eq(paymentMethodPages.userId, customer))).toBe(1);
  });

  test('webhook, return and sweep at once save it once', async () => {
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    await Promise.all([
      card.hear(),
      methods.returnFromPage(customer, page.pageId),
      methods.returnFromPage(customer, page.pageId),
      checkPages(),
    ]);
    expect(await shown(customer)).toEqual([['Visa', true]]);
    expect(await toForget()).toBe(0);
  });

  test('the webhook alone saves it; told again, or after it was removed, it changes nothing', async () => {
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    expect(await card.hear()).toBe(1);
    const [saved] = await list(customer);
    const again = JSON.stringify({
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.completed',
      data: { object: { mode: 'setup', client_reference_id: page.pageId } },
    });
    expect(await card.tell(again)).toBe(200);
    expect(await shown(customer)).toEqual([['Visa', true]]);
    await methods.remove(customer, saved?.id ?? '');
    expect(await card.tell(again)).toBe(200);
    expect(await methods.returnFromPage(customer, page.pageId)).toBe('SAVED');
    expect(await list(customer)).toEqual([]);
    expect(await card.tell(again, 't=1,v1=forged')).toBe(400);
  });

  test('who comes back from another customer’s page gets nothing, and its owner does', async () => {
    const thief = await newCustomer();
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    for (const id of [page.pageId, randomUUID(), 'x', "' or 1=1"]) {
      expect(await methods.returnFromPage(thief, id)).toBeNull();
    }
    expect(await list(thief)).toEqual([]);
    expect(await list(customer)).toEqual([]);
    await card.hear();
    expect(await list(thief)).toEqual([]);
    expect(await list(customer)).toHaveLength(1);
  });

  test('Back from the page saves nothing; the same page waits', async () => {
    const page = await opened(customer);
    expect(await methods.returnFromPage(customer, page.pageId)).toBe('OPEN');
    expect((await opened(customer)).setupId).toBe(page.setupId);
  });

  test('a refusal ends the page, and another can be opened', async () => {
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, { action: 'refuse' });
    expect(await methods.returnFromPage(customer, page.pageId)).toBe('ENDED');
    expect(await bank.actOnSetup(page.setupId, CARD)).toEqual({ ok: false, reason: 'closed' });
    expect((await opened(customer)).setupId).not.toBe(page.setupId);
  });

  test('a page that the shop thought over may still save: its webhook is late', async () => {
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    await database
      .update(paymentMethodPages)
      .set({ expiresAt: sql`now() - interval '1 hour'` })
      .where(eq(paymentMethodPages.id, page.pageId));
    const other = await opened(customer);
    expect(other.setupId).not.toBe(page.setupId);
    await card.hear();
    expect(await shown(customer)).toEqual([['Visa', true]]);
  });

  test('the sweep saves what neither a webhook nor a return told', async () => {
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    await database
      .update(paymentMethodPages)
      .set({ nextCheckAt: sql`now()` })
      .where(eq(paymentMethodPages.id, page.pageId));
    while ((await checkPages()) !== null);
    expect(await shown(customer)).toEqual([['Visa', true]]);
  });

  test('the same card again is the same method with the new date, and the old token is forgotten', async () => {
    const first = await save(customer);
    const [before] = await list(customer);
    await methods.setRecurring(customer, before?.id ?? '', true);
    const second = await save(customer, { ...CARD, month: 3, year: 2098 });
    expect(await list(customer)).toEqual([
      { ...before, forRecurring: true, expiryMonth: 3, expiryYear: 2098 },
    ]);
    while ((await forget()) !== null);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  });

  test('pages that are over for a month are gone with the next one that is opened', async () => {
    const [over, waiting] = [await save(customer), await opened(customer)];
    await database
      .update(paymentMethodPages)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(paymentMethodPages.userId, customer));
    await opened(await newCustomer());
    const left = await database.select({ id: paymentMethodPages.id }).from(paymentMethodPages);
    const ids = left.map(({ id }) => id);
    expect([ids.includes(over.pageId), ids.includes(waiting.pageId)]).toEqual([false, true]);
  });

  test('ends at ten', async () => {
    await save(customer);
    const [row] = await database
      .select()
      .from(savedPaymentMethods)
      .where(eq(savedPaymentMethods.userId, customer));
    await database.insert(savedPaymentMethods).values(
      Array.from({ length: METHODS_MAX - 1 }, () => ({
        ...row!,
        id: randomUUID(),
        fingerprint: randomUUID(),
        isDefault: false,
      })),
    );
    expect(await methods.openPage({ userId: customer, email, region: 'ua', currency: 'UAH' })).toEqual({
      ok: false,
      reason: 'too-many-payment-methods',
    });
  });

  test('a card whose month is over is marked', async () => {
    await save(customer);
    await database
      .update(savedPaymentMethods)
      .set({ expiryMonth: 1, expiryYear: 2020 })
      .where(eq(savedPaymentMethods.userId, customer));
    expect(await list(customer)).toMatchObject([{ isExpired: true }]);
  });
});

describe('its owner is told', () => {
  const lettersTo = (id: string) =>
    database
      .select({ subject: emails.subject, plain: emails.plain })
      .from(emails)
      .where(eq(emails.recipient, `${id}@example.com`))
      .orderBy(asc(emails.id));
  const confirm = (locale: Locale) =>
    database.update(users).set({ emailVerified: true, locale }).where(eq(users.id, customer));

  test.each([
    ['uk', 'Додано спосіб оплати', 'Видалено спосіб оплати', 'збережено картку Visa •••• 4242.'],
    ['pl', 'Dodano metodę płatności', 'Usunięto metodę płatności', 'płatności: karta Visa •••• 4242.'],
    ['en', 'A payment method was added', 'A payment method was removed', 'The card Visa •••• 4242 was saved'],
  ] as const)('of one that was added and removed, in %s', async (locale, added, removed, words) => {
    await confirm(locale);
    await save(customer);
    const [method] = await list(customer);
    await methods.remove(customer, method?.id ?? '');
    await methods.remove(customer, method?.id ?? '');
    const letters = await lettersTo(customer);
    expect(letters.map(({ subject }) => subject)).toEqual([added, removed]);
    expect(letters[0]?.plain.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  test('once, whoever hears of it first; not of the same card again', async () => {
    await confirm('en');
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, { action: 'wallet' });
    await Promise.all([card.hear(), methods.returnFromPage(customer, page.pageId), checkPages()]);
    await save(customer, { action: 'wallet' });
    expect((await lettersTo(customer)).map(({ plain }) => plain.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('The digital wallet Test Wallet was saved'),
    ]);
  });

  test('unless the address is anybody’s: it was never confirmed', async () => {
    await save(customer);
    expect(await lettersTo(customer)).toEqual([]);
  });
});

describe('the default', () => {
  test('is the first one, then the chosen one, and after its removal the first that is left', async () => {
    await save(customer);
    await save(customer, OTHER);
    await save(customer, { action: 'bank' });
    const [visa, mastercard] = await list(customer);
    expect(await methods.setDefault(customer, mastercard?.id ?? '')).toBe(true);
    expect(await shown(customer)).toEqual([
      ['Visa', false],
      ['Mastercard', true],
      ['Test Bank', false],
    ]);
    expect(await methods.remove(customer, mastercard?.id ?? '')).toBe(true);
    expect(await methods.remove(customer, mastercard?.id ?? '')).toBe(false);
    expect((await list(customer)).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: visa?.id }]);
  });

  test('nothing of another customer’s method is changed', async () => {
    const thief = await newCustomer();
    await save(customer);
    const before = await list(customer);
    for (const id of [before[0]?.id ?? '', randomUUID(), 'x']) {
      expect(await methods.setDefault(thief, id)).toBe(false);
      expect(await methods.setRecurring(thief, id, true)).toBe(false);
      expect(await methods.remove(thief, id)).toBe(false);
    }
    expect(await list(customer)).toEqual(before);
    expect(await toForget()).toBe(0);
  });
});

describe('a removed method', () => {
  test('is forgotten by its provider, once', async () => {
    const page = await save(customer);
    const [method] = await list(customer);
    await methods.remove(customer, method?.id ?? '');
    expect(await isKept(page)).toBe(true);
    expect(await forget()).toBe('forgotten');
    expect(await isKept(page)).toBe(false);
    expect(await forget()).toBeNull();
  });

  test('so is one of an account that is gone, and what is saved after that', async () => {
    const page = await save(customer);
    const late = await opened(customer);
    await bank.actOnSetup(late.setupId, OTHER);
    await database.delete(users).where(eq(users.id, customer));
    await card.hear();
    while ((await forget()) !== null);
    expect([await isKept(page), await isKept(late)]).toEqual([false, false]);
    expect(await database.$count(savedPaymentMethods, eq(savedPaymentMethods.userId, customer))).toBe(0);
  });

  test('is asked for again when its provider was down, and nothing else waits for it', async () => {
    await save(customer);
    const [method] = await list(customer);
    await methods.remove(customer, method?.id ?? '');
    const told: string[] = [];
    let isDown = true;
    const vault: MethodVault = {
      open: async () => Promise.reject(new ProviderFailed('down')),
      stateOf: async () => Promise.reject(new ProviderFailed('down')),
      forget: async (token) => {
        if (isDown) throw new ProviderFailed('down');
        told.push(token);
      },
      charging: null,
    };
    const provider = { name: 'test-bank', methods: vault } as PaymentProvider;
    const reports: unknown[] = [];
    const own = wirePaymentMethods(database, {
      providers: { UAH: provider, PLN: null },
      secret: 'a secret for tests only, of enough length',
      publicUrl: 'http://localhost',
      settle: settleEvent(database, NO_EXCHANGES),
      report: (failure) => reports.push(failure),
    });
    const again = own.chores.find(({ name }) => name === 'detached payment methods')?.next;
    expect(await again?.()).toBe('postponed');
    expect(await again?.()).toBeNull();
    const [row] = await database.select().from(detachedPaymentMethods);
    expect(row).toMatchObject({ failure: 'down', attempts: 1 });
    isDown = false;
    await database.update(detachedPaymentMethods).set({ nextAttemptAt: sql`now()` });
    expect(await again?.()).toBe('forgotten');
    expect(told).toEqual([expect.stringMatching(/^tbm_/)]);

    // Nor does such a provider open a page, or say how one stands: the customer is told, and the page is asked about later.
    isDown = true;
    const open = { userId: customer, email, region: 'ua', currency: 'PLN' } as const;
    expect(await own.methods.openPage(open)).toEqual({ ok: false, reason: 'provider-unavailable' });
    expect(reports).toHaveLength(1);
    const page = await opened(customer);
    await bank.actOnSetup(page.setupId, CARD);
    expect(await own.methods.returnFromPage(customer, page.pageId)).toBe('OPEN');
    await own.hearMethodPage('test-bank', page.pageId);
    expect(await list(customer)).toEqual([]);
    await database
      .update(paymentMethodPages)
      .set({ nextCheckAt: sql`now()` })
      .where(eq(paymentMethodPages.id, page.pageId));
    expect(await checkPages()).toBe('SAVED');
    expect(await list(customer)).toHaveLength(1);
  });

  test('a shop whose providers save nothing offers nothing', async () => {
    const provider = { name: 'liqpay', methods: null } as PaymentProvider;
    const own = wirePaymentMethods(database, {
      providers: { UAH: provider, PLN: null },
      secret: 'a secret for tests only, of enough length',
      publicUrl: 'http://localhost',
      settle: settleEvent(database, NO_EXCHANGES),
      report: () => undefined,
    });
    expect([own.methods.canSave('UAH'), methods.canSave('UAH')]).toEqual([false, true]);
    const open = { userId: customer, email, region: 'ua', currency: 'UAH' } as const;
    expect(await own.methods.openPage(open)).toEqual({ ok: false, reason: 'methods-unavailable' });
  });
});

describe('paying rentals', () => {
  test('is by one method, of which it is allowed, until that is forbidden, taken back or removed', async () => {
    await save(customer);
    await save(customer, OTHER);
    const ids = (await list(customer)).map(({ id }) => id);
    const [visa = '', mastercard = ''] = ids;
    const paying = async () =>
      (await list(customer)).map(({ paysRentals, forRecurring }) => [paysRentals, forRecurring]);
    expect(await methods.payRentalsBy(customer, visa)).toBe(true);
    expect(await methods.payRentalsBy(customer, mastercard)).toBe(true);
    expect(await paying()).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(await methods.payRentalsBy(await newCustomer(), mastercard)).toBe(false);
    await methods.setRecurring(customer, mastercard, false);
    expect(await paying()).toEqual([
      [false, true],
      [false, false],
    ]);
    await methods.payRentalsBy(customer, visa);
    expect(await methods.payRentalsBy(customer, null)).toBe(true);
    expect((await list(customer)).some(({ paysRentals }) => paysRentals)).toBe(false);
  });

  test('is by no method that has expired', async () => {
    await save(customer);
    await database
      .update(savedPaymentMethods)
      .set({ expiryYear: 2020 })
      .where(eq(savedPaymentMethods.userId, customer));
    const [visa] = await list(customer);
    expect(await methods.payRentalsBy(customer, visa?.id ?? '')).toBe(false);
  });
});

test('methods go with what a customer did under another account, each once and with one default', async () => {
  const into = await newCustomer();
  const [old, same] = [await save(customer), await save(into)];
  await save(customer, OTHER);
  const [, mastercard] = await list(customer);
  await methods.setDefault(customer, mastercard?.id ?? '');
  const waiting = await opened(customer);
  await opened(into);
  await methods.payRentalsBy(customer, mastercard?.id ?? '');
  await database.transaction((transaction) => mergeAccounts(transaction, { from: customer, into }));
  expect((await list(into)).map(({ paysRentals }) => paysRentals)).toEqual([false, true]);
  expect(await shown(into)).toEqual([
    ['Visa', true],
    ['Mastercard', false],
  ]);
  while ((await forget()) !== null);
  expect([await isKept(old), await isKept(same)]).toEqual([false, true]);
  await bank.actOnSetup(waiting.setupId, { action: 'wallet' });
  await card.hear();
  expect(await list(into)).toHaveLength(3);
});
