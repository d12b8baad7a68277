import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { offerForm, priceQuestion } from '../../../../tests/support/asked-quote.ts';
import { dataExporter, exported, newExporter } from '../../../../tests/support/data-exporter.ts';
import { bought, ORDER_NEEDS, orderRequest } from '../../../../tests/support/sample-order.ts';
import { addAccount, newPerson, personalRequest } from '../../../../tests/support/sample-person.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import * as schema from '../../database/schema.ts';
import { paymentCases, payments } from '../../payments/tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { returnPhotographs, returns, withdrawals } from '../../returns/tables.ts';
import { itemSerials } from '../../warranties/tables.ts';
import { accounts, sessions } from '../tables.ts';
import { personalRecords } from './personal-records.ts';

const opened = await openTransferShop();
const { database, shop, staff } = opened;

describe('the records of a person', () => {
  test('are what is one’s own, no secret, and nothing of anybody else', async () => {
    const [owner, other] = [await newExporter(database), await newExporter(database)];
    const place = placeOrder(database, ORDER_NEEDS);
    for (const { userId } of [owner, other]) {
      const placed = await place(orderRequest(userId, { lines: [bought(508, 2)] }));
      expect(placed.ok).toBe(true);
      await database.insert(accounts).values({
        id: `password-${userId}`,
        userId,
        accountId: userId,
        providerId: 'credential',
        password: 'secret-hash',
      });
      await database.insert(sessions).values({
        id: `session-${userId}`,
        userId,
        token: `secret-token-${userId}`,
        expiresAt: new Date(Date.now() + 60_000),
      });
      await shop.support.openByContact(
        {
          locale: 'uk',
          name: userId,
          email: `${userId.toUpperCase()}@example.com`,
          phone: null,
          department: 'other',
          message: `words of ${userId}`,
        },
        null,
      );
    }
    const { files } = await exported(owner);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'profile.json',
      'sign-ins.json',
      'orders.json',
      'quotes.json',
      'tickets.json',
      'questions.json',
      'withdrawals.json',
    ]);
    const json = (name: string): unknown => JSON.parse(files[name] ?? '');
    expect(json('profile.json')).toMatchObject([{ account: { id: owner.userId, email: owner.email } }]);
    expect(json('orders.json')).toMatchObject([
      { lines: [{ productId: 508, quantity: 2 }], addresses: [{ lastName: 'Шевченко' }] },
    ]);
    expect(json('tickets.json')).toMatchObject([{ messages: [{ body: `words of ${owner.userId}` }] }]);
    expect(json('quotes.json')).toEqual([]);
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('secret');
    expect(all).not.toContain(`"${other.userId}"`);
    expect(all).not.toContain(`words of ${other.userId}`);
  });

  test('hold nothing of what was written from an address that is not confirmed', async () => {
    const owner = await newExporter(database, { isConfirmed: false });
    const { email } = owner;
    const stranger = { name: 'A stranger', email, phone: null, message: 'of a stranger' };
    await shop.support.openByContact({ ...stranger, locale: 'uk', department: 'other' }, null);
    const { files } = await exported(owner);
    expect(Object.values(files).join('\n')).not.toContain('stranger');
    expect(await owner.letters()).toEqual([]);
  });

  test('are read page by page, each row once', async () => {
    const owner = await newExporter(database);
    await database.execute(sql`insert into sign_ins (user_id, outcome, method)
      select ${owner.userId}, 'signed-in', 'password' from generate_series(1, 450)`);
    const records = await personalRecords(database, owner.userId);
    const sizes: number[] = [];
    for (const { name, pages } of records ?? []) {
      if (name === 'sign-ins') for await (const page of pages) sizes.push(page.length);
    }
    expect(sizes).toEqual([200, 200, 50]);
    const { files } = await exported(owner);
    const rows = JSON.parse(files['sign-ins.json'] ?? '') as { id: number }[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(450);
  });

  test('tell how orders went on, what came back, what was disputed and what was offered, and nothing of staff', async () => {
    const person = newPerson('Олен', 1);
    const { userId, email } = person;
    await addAccount(database, person);
    const { orderId, total } = await opened.place(personalRequest(person));
    await opened.came(orderId, total);
    await opened.hand(orderId, 'DELIVERED');
    const [line] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    const { id: orderItemId = '', productId = 0 } = line ?? {};
    await database
      .insert(itemSerials)
      .values({ orderItemId, productId, serial: 'SN-0001', position: 0, recordedBy: staff });
    const day = dayIn('Europe/Kyiv', new Date().toISOString());
    const fields = { serial: 'SN-0001', cameOn: day, returnedOn: day, note: 'Замінено вентилятор' };
    const repair = { orderId, itemId: orderItemId, id: randomUUID(), staffId: staff, fields };
    expect(await shop.warranties.saveRepair(repair)).toEqual({ ok: true });
    const installation = {
      orderId,
      id: randomUUID(),
      by: { kind: 'customer', id: userId },
      seen: null,
      fields: {
        installedOn: dayIn('Europe/Kyiv', new Date().toISOString()),
        installer: 'ТОВ «Монтаж»',
        address: 'Київ, Сонячна 1',
      },
    } as const;
    expect(await shop.warranties.saveInstallation(installation)).toEqual({ ok: true });
    expect(await opened.goodsReturn(orderId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    const [goods] = await database.select().from(returns).where(eq(returns.orderId, orderId));
    const photograph = { id: randomUUID(), returnId: goods?.id ?? '', file: 'returns/lost.webp' };
    await database.insert(returnPhotographs).values(photograph);
    const [payment] = await database
      .insert(payments)
      .values({
        orderId,
        provider: 'stripe',
        status: 'EXPIRED',
        amountMinor: 1,
        currency: 'UAH',
        expiresAt: sql`now()`,
      })
      .returning();
    await database.insert(paymentCases).values({
      paymentId: payment?.id ?? '',
      kind: 'dispute',
      reference: 'dispute-1',
      amountMinor: 500,
      currency: 'UAH',
      outcome: 'won',
      closedAt: sql`now()`,
      closedBy: `staff:${staff}`,
      note: 'words of staff',
    });
    const asked = await shop.quotes.requestQuote(priceQuestion({ userId }));
    if (!asked.ok) throw new Error(asked.reason);
    const offer = offerForm({ note: 'Words to the customer' });
    await shop.quotes.offerPrices({ quoteId: asked.id, offer, staffId: staff });
    const strayed = { orderNumber: 'ORD-0', name: 'N', locale: 'uk' } as const;
    await database.insert(withdrawals).values([
      { ...strayed, digest: randomUUID(), email: email.toUpperCase(), goods: 'without an order' },
      { ...strayed, digest: randomUUID(), email, orderId, goods: 'of the order' },
      { ...strayed, digest: randomUUID(), email: 'other@example.com', goods: 'of somebody else' },
    ]);

    const { files } = await exported(await dataExporter(database, userId));
    const json = (name: string): unknown => JSON.parse(files[name] ?? '');
    expect(json('orders.json')).toMatchObject([
      {
        id: orderId,
        history: expect.arrayContaining([
          expect.objectContaining({ toStatus: 'SHIPPED', reason: 'shipped', by: 'staff' }),
          expect.objectContaining({ toStatus: 'DELIVERED', by: 'staff' }),
        ]),
        serials: [{ productId: 1801, serial: 'SN-0001' }],
        repairs: [{ productId: 1801, serial: 'SN-0001', note: 'Замінено вентилятор' }],
        installations: [{ installer: 'ТОВ «Монтаж»', address: 'Київ, Сонячна 1', by: 'customer' }],
        returns: [
          {
            reason: 'withdrawn',
            lines: [{ productId: 1801, pieces: 1, sellable: 1 }],
            photographs: [photograph.id],
          },
        ],
        disputes: [{ kind: 'dispute', amountMinor: 500, outcome: 'won' }],
        documents: [{ kind: 'invoice' }],
        withdrawals: [{ goods: 'of the order' }],
      },
    ]);
    expect(json('quotes.json')).toMatchObject([
      {
        id: asked.id,
        offers: [
          {
            version: 1,
            shippingMinor: offer.shippingMinor,
            validUntil: offer.validUntil,
            note: 'Words to the customer',
            prices: offer.unitsMinor.map((unitMinor) => ({ unitMinor })),
          },
        ],
        history: [
          { toStatus: 'REQUESTED', by: 'customer' },
          { toStatus: 'OFFERED', by: 'staff' },
        ],
      },
    ]);
    expect(json('withdrawals.json')).toMatchObject([{ goods: 'without an order' }]);
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('words of staff');
    expect(all).not.toContain(staff);
    expect(all).not.toContain('of somebody else');
  });
});

/** Tables with a person in them of which the archive has nothing, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  joined_accounts: 'ids of accounts of the same person that are gone',
  account_links: 'links of e-mails, which end by themselves within days',
  password_reset_requests: 'gone within seconds',
  order_link_requests: 'gone within seconds',
  data_exports: 'the archive itself',
  account_merges: 'a proposal that its owners were written to of, gone within six weeks',
  account_deletions: 'a request, which every page of the profile shows',
  provider_visits: 'visits to providers under way, gone within the hour',
  pending_links: 'people whom no account knows yet, gone within hours',
  calendar_feeds: 'a secret address; what it shows are the leases',
  authenticators: 'a secret that opens the account',
  recovery_codes: 'hashes of such secrets',
  trusted_browsers: 'gone within a month; the sign-ins name the same browsers',
  letters: 'e-mails, which the person has',
  sms_messages: 'text messages, which the person has',
  idempotency_keys: 'keys of the person’s own browser, for a day',
  billing_entries: 'payments, transfers and refunds, which stand with their orders',
  payment_method_pages: 'visits to the provider’s page; what was saved on them is in the archive',
  discount_redemptions: 'the code stands in its order',
  warranty_reminders: 'when the end of a warranty is written of, by e-mails, which the person has',
  automatic_charges: 'which of the payments, which are in the archive, the shop asked for by itself',
  payment_events: 'what providers told; what came of it stands with the payments, refunds and disputes',
  refund_releases: 'steps of staff about refunds, which stand with their orders',
  webhook_deliveries:
    'when programs of partners were sent an order, which stands with it, or the stock of goods',
  open_order_subjects: 'what open orders are counted by, gone with them',
  passkey_challenges: 'gone within minutes',
  audit_entries: 'goods and what was changed of them, and who of the staff changed it',
  import_changes: 'goods and what a table of them would change',
  product_imports: 'tables of goods, and who of the staff sent them',
  supplier_lists: 'price lists of suppliers, and who of the staff sent them',
  page_arrangements: 'how the shop arranges its pages, and who of the staff did it',
  terms_editions: 'the terms of the shop, and who of the staff wrote them',
  shop_data_versions: 'what the shop says of its companies and rules, and who of the staff wrote it',
  text_versions: 'the shop’s own texts, and who of the staff wrote them',
  moderation_events: 'steps of staff about what was written, whose state is in the archive',
  bookings: 'which machines stood ready for its leases, whose days are in the archive',
  customer_notes:
    'what staff noted for each other, handed out when asked for, without what it says of others (GDPR Art. 15(4))',
  order_notes: 'the same of orders',
  open_pages: 'which pages staff have open at work, kept for an hour',
  saved_filters: 'views of queues that staff keep for their work',
  machine_events: 'the shop’s own machines, and who of the staff did what with them',
};
const EXPORTED = new Set(
  `users accounts passkeys sessions sign_ins acceptances consents communication_preferences addresses saved_payment_methods favourites carts stock_notices
  orders order_items order_addresses order_events shipments shipment_items telephone_orders payments payment_cases transfers refunds sales_documents delivery_quotes leases lease_bills lease_terminations lease_events lease_protocols lease_photographs lease_operators lease_deductions lease_replacements lease_contracts
  returns return_lines return_events return_photographs exchanges exchange_events item_serials warranty_repairs installations withdrawals notifications quotes quote_lines quote_offers quote_offer_lines quote_events
  product_reviews review_photographs product_questions product_answers
  support_tickets ticket_messages ticket_attachments ticket_events`.split(/\s+/),
);
const PERSONAL =
  /^(userId|email|guestEmail|deliveryEmail|recipient|phone|ipAddress|userAgent|firstName|fullName)$/;

/** Tables that hold a person, and those whose rows belong to rows of such tables, by however many steps. */
function personalTables(): string[] {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const found = new Set<string>(
    tables
      .filter((table) => Object.keys(getTableColumns(table)).some((column) => PERSONAL.test(column)))
      .map((table) => getTableName(table)),
  );
  const belongs = (table: PgTable) =>
    getTableConfig(table).foreignKeys.some((key) => found.has(getTableName(key.reference().foreignTable)));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const table of tables) if (belongs(table)) found.add(getTableName(table));
  }
  return [...found];
}

test('every table that holds a person is in the archive, or its absence has a reason', () => {
  const personal = personalTables();
  expect(personal.filter((name) => !EXPORTED.has(name) && !(name in NOT_EXPORTED))).toEqual([]);
  expect([...EXPORTED, ...Object.keys(NOT_EXPORTED)].filter((name) => !personal.includes(name))).toEqual([]);
});
