import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { fillPerson } from '../../../tests/support/fill-person.ts';
import { newPerson } from '../../../tests/support/sample-person.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { DEFAULT_PREFERENCES } from '../../domain/account/communication-preferences.ts';
import { orders } from '../orders/tables.ts';
import { detachedPaymentMethods, paymentMethodPages } from '../payments/methods/tables.ts';
import { addLink } from './account-links.ts';
import { CLAIMANTS_TABLES } from './claimants-settings.ts';
import { preferencesOf } from './communication/communication-preferences.ts';
import { PERSONAL_TABLES } from './deletion/personal-tables.ts';
import { accountDeletions } from './deletion/tables.ts';
import { resetPassword } from './passwords.ts';
import { pendingLinks } from './providers/tables.ts';
import { accounts, users } from './tables.ts';

const opened = await openTransferShop();
const { database, close } = opened;
afterAll(close);

const DROPPED = CLAIMANTS_TABLES.map((table): string => getTableName(table));
/** Tables with an account's rows that stay with who gets it by a new password, each with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  customer_notes: 'what staff noted for each other, which no customer reads',
  users: 'the account itself, without name, date of birth, telephone and picture',
  acceptances: 'the terms that its orders were placed by',
  account_merges: 'proposals of an admin, to which its owner alone agrees',
  account_links: 'none of them opens any more after a new password',
  billing_entries: 'lines of its orders',
  discount_redemptions: 'a code that its order used',
  idempotency_keys: 'of orders that it placed, for a day',
  joined_accounts: 'where links of e-mails to former accounts lead',
  letters: 'e-mails to the address, which its owner reads',
  notifications: 'steps of its orders',
  orders: 'documents, whoever placed them',
  open_pages: 'which pages are open, of staff alone',
  product_questions: 'questions to the shop, as tickets are',
  quotes: 'business with the shop, as orders are',
  saved_filters: 'views of queues, of staff alone',
  support_tickets: 'business with the shop, as orders are',
  sign_ins: 'show the owner who was in the account before',
  withdrawals: 'statements about its orders',
};
/** Tables of which rows that name an account go with every new password. */
const ENDED = ['sessions', 'trusted_browsers'];
/** Tables that name members of staff, who own their addresses. */
const OF_STAFF = [
  'item_serials',
  'lease_deductions',
  'lease_protocols',
  'machine_events',
  'order_notes',
  'product_answers',
  'product_reviews',
  'audit_entries',
  'page_arrangements',
  'terms_editions',
  'product_imports',
  'shop_data_versions',
  'supplier_lists',
  'telephone_orders',
  'text_versions',
  'ticket_messages',
  'transfers',
  'warranty_repairs',
];

/** The columns of a table that name an account. */
const columnsOf = ({ table }: (typeof PERSONAL_TABLES)[number]) => {
  const { columns, foreignKeys } = getTableConfig(table);
  const keys = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => getTableName(foreignTable) === 'users')
    .flatMap((key) => key.columns);
  const named = columns.filter(({ keyAsName, name }) => keyAsName && name === 'userId');
  return [...new Set([...keys, ...named, ...(table === users ? [users.id] : [])])];
};
const OWN = PERSONAL_TABLES.map((each) => ({ table: each.table, columns: columnsOf(each) })).filter(
  ({ columns }) => columns.length > 0,
);
const namesOf = (tables: readonly { readonly table: (typeof OWN)[number]['table'] }[]) =>
  tables.map(({ table }): string => getTableName(table)).toSorted();

test('every table that names an account is dropped at a reset of who claimed it, or stays for a reason', () => {
  const listed = [...DROPPED, ...Object.keys(KEPT), ...ENDED, ...OF_STAFF];
  expect(namesOf(OWN)).toEqual(listed.toSorted());
});

test('a new password of a claimed address leaves nothing of its claimant but orders and what belongs to them', async () => {
  const person = newPerson('Самозв', 1);
  const { userId, email } = person;
  const { orderId } = await fillPerson(opened, person, 1);
  await database.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  await database.update(pendingLinks).set({ ownerId: userId });
  const soon = sql`now() + interval '14 days'`;
  const deletion = { userId, locale: 'uk' as const, dueAt: soon, nextAttemptAt: soon };
  await database.insert(accountDeletions).values(deletion);
  const held = async () => {
    const found = [];
    for (const own of OWN) {
      const isOwn = sql.join(
        own.columns.map((column) => sql`${column} = ${userId}`),
        sql` or `,
      );
      if ((await database.$count(own.table, isOwn)) > 0) found.push(own);
    }
    return namesOf(found);
  };
  const all = [...DROPPED, ...Object.keys(KEPT), ...ENDED].toSorted();
  expect(await held()).toEqual(all);
  await database.update(paymentMethodPages).set({ status: 'OPEN', expiresAt: soon });

  const asked = { purpose: 'reset-password' as const, userId, email };
  const id = await database.transaction(async (transaction) => addLink(transaction, asked));
  expect(await resetPassword(database)({ ...asked, id }, 'сонце-2026-ясне')).toEqual({ ok: true });

  const ways = await database.select().from(accounts).where(eq(accounts.userId, userId));
  expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
  expect(await held()).toEqual([...Object.keys(KEPT), 'accounts'].toSorted());
  const [account] = await database.select().from(users).where(eq(users.id, userId));
  expect(account).toMatchObject({
    email,
    emailVerified: true,
    name: '',
    firstName: '',
    lastName: '',
    phone: null,
    birthDate: null,
    image: null,
  });
  expect((await preferencesOf(database, [userId]))(userId)).toEqual(DEFAULT_PREFERENCES);
  expect(await database.$count(detachedPaymentMethods)).toBe(1);
  expect(await database.select().from(paymentMethodPages)).toMatchObject([{ userId: null, status: 'OPEN' }]);
  expect(await database.$count(orders, eq(orders.id, orderId))).toBe(1);
});
