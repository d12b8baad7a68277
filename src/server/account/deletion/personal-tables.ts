import { and, eq, inArray, or, sql } from 'drizzle-orm';
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
import { billingEntries } from '../../payments/billing/tables.ts';
import { automaticCharges } from '../../payments/charges/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../payments/methods/tables.ts';
import { paymentCases, paymentEvents, payments, refundReleases, refunds } from '../../payments/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import {
  deliveryQuotes,
  quoteEvents,
  quoteLines,
  quoteOfferLines,
  quoteOffers,
  quotes,
} from '../../quotes/tables.ts';
import {
  bookings,
  calendarFeeds,
  leaseBills,
  leaseEvents,
  leases,
  machineEvents,
} from '../../rental/tables.ts';
import { leaseTerminations } from '../../rental/terminations/tables.ts';
import { leaseDeductions } from '../../rental/deductions/tables.ts';
import { machineDocuments } from '../../rental/machine-documents/tables.ts';
import { leaseOperators, leasePhotographs, leaseProtocols } from '../../rental/protocols/tables.ts';
import { replacements } from '../../rental/replacements/tables.ts';
import { rentalHolds } from '../../rental/holds/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { goodsReturnLines, goodsReturns, withdrawals } from '../../returns/tables.ts';
import { contactMessages } from '../../support/tables.ts';
import { communicationPreferences, consents } from '../communication/tables.ts';
import { dataExports } from '../data-export/tables.ts';
import { passkeyChallenges, passkeys } from '../passkeys/tables.ts';
import { pendingLinks, providerVisits } from '../providers/tables.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from '../second-factor/tables.ts';
import {
  acceptances,
  accountLinks,
  accounts,
  addresses,
  joinedAccounts,
  passwordResetRequests,
  sessions,
  signIns,
  users,
} from '../tables.ts';
import { accountDeletions } from './tables.ts';
import {
  erased,
  goesAlong,
  isAbout,
  kept,
  noPerson,
  ofLeases,
  ofOrders,
  ownMessages,
  ownWithdrawals,
  pseudonymised,
  writtenBy,
  type PersonalTable,
} from './fates.ts';

/** For how long, says `KEPT_YEARS`; `removeOldOrders` removes what is kept here afterwards, with its order. */
const UKRAINE = 'Податковий кодекс України, ст. 44.3: 1095 days from the tax return';
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
      eq(emails.userId, person.id),
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
    // What identifies the statement is a hash of what it said. One of no order of theirs is closed: nobody is left to be answered.
    () => ({
      digest: sql`'erased:' || ${withdrawals.id}`,
      name: '',
      email: '',
      userId: null,
      goods: sql`case when ${withdrawals.goods} is null then null else '' end`,
      closedAt: sql`coalesce(${withdrawals.closedAt}, now())`,
      closedBy: sql`coalesce(${withdrawals.closedBy}, 'shop')`,
    }),
    ['orderNumber', 'locale'],
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
  erased(rentalHolds, ({ id }) => eq(rentalHolds.holder, `account:${id}`)),
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
  pseudonymised(
    leaseEvents,
    (person) =>
      and(eq(leaseEvents.actor, sql`'customer:' || ${person.id}`), ofLeases(leaseEvents.leaseId)(person)),
    ({ standIn }) => ({ actor: `customer:${standIn}` }),
    ['fromStatus', 'toStatus', 'reason'],
  ),
  pseudonymised(
    leaseTerminations,
    ofLeases(leaseTerminations.leaseId),
    ({ standIn }) => ({
      note: null,
      answerNote: null,
      carrier: null,
      trackingNumber: null,
      actor: sql`case when ${leaseTerminations.actor} like 'customer:%' then ${`customer:${standIn}`} else ${leaseTerminations.actor} end`,
    }),
    ['status', 'returnOn', 'lastDayBefore', 'reason', 'way'],
  ),
  erased(leasePhotographs, (person) =>
    inArray(
      leasePhotographs.protocolId,
      sql`(select ${leaseProtocols.id} from ${leaseProtocols} where ${ofLeases(leaseProtocols.leaseId)(person)})`,
    ),
  ),
  pseudonymised(
    leaseProtocols,
    ofLeases(leaseProtocols.leaseId),
    () => ({ signer: '', signature: null, operator: '', note: '' }),
    ['kind', 'checks'], // in which state a machine went and came back
  ),
  pseudonymised(leaseOperators, ofLeases(leaseOperators.leaseId), () => ({ name: '', licenceNumber: '' })),
  pseudonymised(leaseDeductions, ofLeases(leaseDeductions.leaseId), () => ({ note: '' }), ['kind']),
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
  kept(leaseContracts, `contracts of leases and their annexes as they were concluded: ${ACCOUNTING}`, [
    'content',
  ]),
  kept(orderItems, `what was sold and rented: ${ACCOUNTING}`, [
    'articleNumber',
    'name',
    'brand',
    'picture',
    'rentalStart',
    'options',
  ]),
  kept(payments, `what was paid by card, by the provider's names of it: ${ACCOUNTING}`, [
    'currency',
    'reference',
    'url',
    'transaction',
  ]),
  noPerson(automaticCharges, 'which payments the shop asked for by itself, and when', ['day', 'failure']),
  kept(paymentEvents, `what the provider told of it: ${ACCOUNTING}`, [
    'eventId',
    'currency',
    'transaction',
    'reference',
    'effect',
  ]),
  noPerson(refundReleases, 'members of staff, by their ids', ['actor']),
  noPerson(goodsReturnLines, 'goods and their numbers'),
  noPerson(leases, 'the state of a machine', [
    'status',
    'firstDay',
    'lastDay',
    'billedUntil',
    'reminderFor',
    'reminderOn',
    'acceptedTerms',
    'options',
  ]),
  noPerson(leaseBills, 'which order pays for which days of a lease', [
    'kind',
    'firstDay',
    'lastDay',
    'extendsTo',
  ]),
  noPerson(replacements, 'what is offered for a machine, and which was chosen', [
    'reason',
    'status',
    'offer',
    'choice',
    'decidedBy',
  ]),
  noPerson(bookings, 'the days of a machine', [
    'purpose',
    'status',
    'firstDay',
    'lastDay',
    'blockedFrom',
    'blockedTo',
  ]),
  noPerson(machineEvents, 'the state of a machine; who changed it is forgotten with the account', [
    'firstDay',
    'lastDay',
    'detail',
  ]),
  noPerson(machineDocuments, 'documents of machines', ['kind', 'title', 'validUntil', 'file', 'contentHash']),
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
    calendarFeeds,
    carts,
    communicationPreferences,
    consents,
    dataExports,
    favourites,
    joinedAccounts,
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
