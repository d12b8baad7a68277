import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { carts } from '../../cart/tables.ts';
import { idempotencyKeys, openOrderSubjects } from '../../checkout/tables.ts';
import { choreFailures } from '../../database/chores/tables.ts';
import { discountRedemptions } from '../../discounts/tables.ts';
import { favourites } from '../../favourites/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { messageVersions } from '../../messages/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderAddresses, orderEvents, orderItems, orderLinkRequests, orders } from '../../orders/tables.ts';
import { emails, smsMessages } from '../../outbox/tables.ts';
import { paymentCases, paymentEvents, payments, refundReleases, refunds } from '../../payments/tables.ts';
import { billingEntries } from '../../payments/billing/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../payments/methods/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import {
  deliveryQuotes,
  quoteEvents,
  quoteLines,
  quoteOfferLines,
  quoteOffers,
  quotes,
} from '../../quotes/tables.ts';
import { leases } from '../../rental/tables.ts';
import { goodsReturnLines, goodsReturns, withdrawals } from '../../returns/tables.ts';
import { contactMessages } from '../../support/tables.ts';
import { pendingLinks, providerVisits } from '../providers/tables.ts';
import {
  acceptances,
  accountDeletions,
  accountLinks,
  accounts,
  addresses,
  authenticators,
  communicationPreferences,
  consents,
  dataExports,
  passkeyChallenges,
  passkeys,
  passwordResetRequests,
  recoveryCodes,
  sessions,
  signIns,
  trustedBrowsers,
  users,
} from '../tables.ts';

/** Whose account is erased. */
export interface Person {
  readonly id: string;
  /** The account without a person that its orders are put to. */
  readonly standIn: string;
  /** The account's address, in lower case; null while it is only claimed, and what is written from it may be a stranger's. */
  readonly email: string | null;
}

/** Rows that are a person's. */
type Own = (person: Person) => SQL | undefined;

/**
 * What becomes of a table's rows when an account is deleted. `kept` are documents that law asks for; in `rest` stand the columns of text or JSON
 * that stay as they are, because they say nothing of the person, or the law wants them.
 */
export type Fate =
  /** The database deletes them with the account, the order or the quote that they belong to. */
  | { readonly kind: 'goes-along' }
  | { readonly kind: 'erased'; readonly own: Own }
  | {
      readonly kind: 'pseudonymised';
      readonly own: Own;
      readonly set: (person: Person) => Readonly<Record<string, unknown>>;
      readonly rest?: readonly string[];
    }
  | { readonly kind: 'kept'; readonly why: string; readonly rest?: readonly string[] }
  /** Rows that hold no person, or a person's hash, and are gone within a month by themselves. */
  | { readonly kind: 'no-person'; readonly why: string; readonly rest?: readonly string[] };

export interface PersonalTable {
  readonly table: PgTable;
  readonly fate: Fate;
}

const goesAlong = (...tables: readonly PgTable[]): PersonalTable[] =>
  tables.map((table) => ({ table, fate: { kind: 'goes-along' } }));
const erased = (table: PgTable, own: Own): PersonalTable => ({ table, fate: { kind: 'erased', own } });
function pseudonymised<Table extends PgTable>(
  table: Table,
  own: Own,
  set: (person: Person) => PgUpdateSetSource<Table>,
  rest: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalTable {
  return { table, fate: { kind: 'pseudonymised', own, set, rest } };
}
const stays =
  (kind: 'kept' | 'no-person') =>
  <Table extends PgTable>(
    table: Table,
    why: string,
    rest: readonly (keyof Table['_']['columns'] & string)[] = [],
  ): PersonalTable => ({ table, fate: { kind, why, rest } });
const kept = stays('kept');
const noPerson = stays('no-person');

const ordersOf = ({ id }: Person) => sql`(select own.id from ${orders} as own where own.user_id = ${id})`;
const ofOrders = (column: SQLWrapper) => (person: Person) => sql`${column} in ${ordersOf(person)}`;
/** Written from the account's own address; never true of an address that is only claimed. */
const writtenBy = (column: SQLWrapper, { email }: Person): SQL =>
  email === null ? sql`false` : sql`lower(${column}) = ${email}`;
const ownMessages = (person: Person) => writtenBy(contactMessages.email, person);
const ownWithdrawals = (person: Person) =>
  or(ofOrders(withdrawals.orderId)(person), writtenBy(withdrawals.email, person));

/** Whether an occasion is about the person: what stands behind its first colon is the account, an order, a quote, a link or an archive of theirs. */
function isAbout(occasion: SQLWrapper, person: Person): SQL {
  const { id } = person;
  const subject = sql`split_part(${occasion}, ':', 2)`;
  return sql`(${subject} = ${id}
    or ${subject} in (select own.id::text from ${orders} as own where own.user_id = ${id}
      union all select own.id::text from ${quotes} as own where own.user_id = ${id}
      union all select own.id::text from ${accountLinks} as own where own.user_id = ${id}
      union all select own.id::text from ${dataExports} as own where own.user_id = ${id})
    or (split_part(${occasion}, ':', 1) in ('withdrawal', 'withdrawal-notice') and ${subject} in
      (select ${withdrawals.id}::text from ${withdrawals} where ${ownWithdrawals(person)}))
    or (split_part(${occasion}, ':', 1) = 'contact' and ${subject} in
      (select ${contactMessages.id}::text from ${contactMessages} where ${ownMessages(person)})))`;
}

const UKRAINE =
  'Податковий кодекс України, ст. 44.3: 1095 days from the tax return, or longer where it says so';
const POLAND =
  'Ordynacja podatkowa art. 86 § 1, ustawa o VAT art. 112: 5 years from the end of the year in which the tax fell due';
const TAX = `${POLAND}; ${UKRAINE}`;
const ACCOUNTING = `${TAX}; ustawa o rachunkowości art. 74: 5 years`;

/**
 * Every table that can hold a person, and what becomes of it when an account is deleted (GDPR Art. 17, 17(3)(b)), in the order in which it is
 * done: who is named by what goes later goes first. A test fails when a table, or a column of text or JSON of one that
 * stays, is not here.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  erased(emails, (person) =>
    or(
      writtenBy(emails.recipient, person),
      writtenBy(sql`coalesce(${emails.replyTo}, '')`, person),
      isAbout(emails.occasion, person),
    ),
  ),
  erased(smsMessages, (person) => isAbout(smsMessages.occasion, person)),
  erased(contactMessages, ownMessages),
  pseudonymised(
    withdrawals,
    ownWithdrawals,
    // What identifies the statement is a hash of what it said.
    () => ({
      digest: sql`'erased:' || ${withdrawals.id}`,
      name: '',
      email: '',
      goods: sql`case when ${withdrawals.goods} is null then null else '' end`,
    }),
    ['orderNumber', 'locale', 'closedBy'],
  ),
  erased(passwordResetRequests, (person) => writtenBy(passwordResetRequests.email, person)),
  erased(orderLinkRequests, (person) => writtenBy(orderLinkRequests.email, person)),
  erased(pendingLinks, (person) =>
    or(eq(pendingLinks.ownerId, person.id), writtenBy(sql`coalesce(${pendingLinks.email}, '')`, person)),
  ),
  erased(quotes, ({ id }) => eq(quotes.userId, id)),
  ...goesAlong(quoteLines, quoteOffers, quoteOfferLines, quoteEvents),
  erased(idempotencyKeys, (person) =>
    or(eq(idempotencyKeys.userId, person.id), ofOrders(idempotencyKeys.orderId)(person)),
  ),
  erased(openOrderSubjects, ofOrders(openOrderSubjects.orderId)),
  erased(notifications, ({ id }) => eq(notifications.userId, id)),
  pseudonymised(
    discountRedemptions,
    (person) => or(eq(discountRedemptions.userId, person.id), ofOrders(discountRedemptions.orderId)(person)),
    ({ standIn }) => ({ userId: standIn, guestEmail: null, deliveryEmail: null }),
  ),
  pseudonymised(
    orderAddresses,
    ofOrders(orderAddresses.orderId),
    () => ({
      firstName: '—',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      city: '',
      postalCode: '',
      company: null,
      taxNumber: null,
    }),
    ['country'],
  ),
  pseudonymised(
    orderEvents,
    (person) =>
      and(ofOrders(orderEvents.orderId)(person), eq(orderEvents.actor, sql`'customer:' || ${person.id}`)),
    ({ standIn }) => ({ actor: `customer:${standIn}` }),
    ['fromStatus', 'toStatus', 'reason'],
  ),
  pseudonymised(refunds, ofOrders(refunds.orderId), () => ({ note: null }), [
    'actor',
    'failure',
    'sentReference',
  ]),
  pseudonymised(
    paymentCases,
    (person) =>
      inArray(
        paymentCases.paymentId,
        sql`(select ${payments.id} from ${payments} where ${ofOrders(payments.orderId)(person)})`,
      ),
    () => ({ note: null }),
    ['reference', 'currency', 'closedBy', 'sentReference'],
  ),
  pseudonymised(deliveryQuotes, ofOrders(deliveryQuotes.orderId), () => ({ note: null }), ['actor']),
  // Whoever worked here once: what they wrote down stays, and that it was one person.
  pseudonymised(
    transfers,
    ({ id }) => eq(transfers.recordedBy, id),
    ({ standIn }) => ({ recordedBy: standIn }),
    ['currency', 'day', 'reference', 'referenceKey', 'note'], // lines of the bank's statement: see ACCOUNTING
  ),
  pseudonymised(
    goodsReturns,
    ({ id }) => eq(goodsReturns.recordedBy, id),
    ({ standIn }) => ({ recordedBy: standIn }),
    ['reason'],
  ),
  pseudonymised(
    billingEntries,
    ({ id }) => eq(billingEntries.userId, id),
    ({ standIn }) => ({ userId: standIn }),
    ['method', 'currency', 'day'],
  ),
  pseudonymised(
    orders,
    ({ id }) => eq(orders.userId, id),
    ({ standIn }) => ({ userId: standIn, carrier: null, trackingNumber: null, erasedAt: sql`now()` }),
    [
      'orderNumber',
      'status',
      'paymentStatus',
      'currency',
      'locale',
      'discountCode',
      'taxRatePercent',
      'rateDate',
      'rateSource',
      'paymentDueOn',
    ],
  ),
  // What is still saved on such a page is detached at once (0051); the pages are gone within a month.
  pseudonymised(
    paymentMethodPages,
    ({ id }) => eq(paymentMethodPages.userId, id),
    () => ({ userId: null }),
    ['reference', 'url'],
  ),
  kept(salesDocuments, `invoices and their corrections as they were issued: ${TAX}`, ['number', 'content']),
  kept(orderItems, `what was sold: ${ACCOUNTING}`, ['articleNumber', 'name', 'brand', 'picture']),
  kept(payments, `what was paid by card, by the provider's names of it: ${ACCOUNTING}`, [
    'currency',
    'reference',
    'url',
    'transaction',
  ]),
  kept(paymentEvents, `what the provider told of it: ${ACCOUNTING}`, [
    'eventId',
    'currency',
    'transaction',
    'reference',
    'effect',
  ]),
  noPerson(refundReleases, 'members of staff, by their ids', ['actor']),
  noPerson(goodsReturnLines, 'goods and their numbers'),
  noPerson(leases, 'the state of a machine', ['status']),
  noPerson(messageVersions, 'words of the interface; who changed them is forgotten with the account', [
    'locale',
    'key',
    'text',
  ]),
  noPerson(choreFailures, 'ids of rows', ['chore', 'subject']),
  noPerson(accountDeletions, 'the proof that it was done: the id, which is nobody’s any more, and when', [
    'userId',
    'locale',
    'files',
  ]),
  ...goesAlong(
    acceptances,
    accountLinks,
    accounts,
    addresses,
    authenticators,
    carts,
    communicationPreferences,
    consents,
    dataExports,
    favourites,
    passkeyChallenges,
    passkeys,
    providerVisits,
    recoveryCodes,
    savedPaymentMethods,
    sessions,
    signIns,
    trustedBrowsers,
  ),
  erased(users, ({ id }) => eq(users.id, id)),
];
