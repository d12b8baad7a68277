import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { carts } from '../../cart/tables.ts';
import { idempotencyKeys, openOrderSubjects, telephoneOrders } from '../../checkout/tables.ts';
import { discountRedemptions } from '../../discounts/tables.ts';
import { favourites } from '../../favourites/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { shipments } from '../../orders/shipment-tables.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orders } from '../../orders/tables.ts';
import { orderLinkRequests } from '../../orders/link-tables.ts';
import { emails, smsMessages } from '../../outbox/tables.ts';
import { billingEntries } from '../../payments/billing/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../payments/methods/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import {
  deliveryQuotes,
  quoteEvents,
  quoteLines,
  quoteOfferLines,
  quoteOffers,
  quotes,
} from '../../quotes/tables.ts';
import { calendarFeeds } from '../../rental/tables.ts';
import { rentalHolds } from '../../rental/holds/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import {
  moderationEvents,
  productAnswers,
  productQuestions,
  productReviews,
  reviewPhotographs,
} from '../../reviews/tables.ts';
import {
  supportTickets,
  ticketAttachments,
  ticketEvents,
  ticketMessages,
} from '../../support/tickets/tables.ts';
import { stockNotices } from '../../stock-notices/tables.ts';
import { accountMerges } from '../../backoffice/account-merges/tables.ts';
import { customerNotes, openPages, orderNotes, savedFilters } from '../../backoffice/tables.ts';
import { installations } from '../../warranties/tables.ts';
import { communicationPreferences, consents } from '../communication/tables.ts';
import { dataExports } from '../data-export/tables.ts';
import { passkeyChallenges, passkeys } from '../passkeys/tables.ts';
import { pendingLinks, providerVisits } from '../providers/tables.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from '../second-factor/tables.ts';
import { acceptances, accounts, addresses, joinedAccounts, sessions, signIns, users } from '../tables.ts';
import { accountLinks, passwordResetRequests } from '../link-tables.ts';
import {
  erased,
  goesAlong,
  isAbout,
  ofOrders,
  ownTickets,
  ofItems,
  ownQuestions,
  ownWithdrawals,
  pseudonymised,
  writtenBy,
  type PersonalTable,
} from './fates.ts';
import { KEPT_TABLES } from './kept-tables.ts';
import { LEASE_TABLES } from './lease-tables.ts';
import { RETURN_TABLES } from './return-tables.ts';

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
  // Their files are removed by `sweepAttachments`.
  erased(supportTickets, ownTickets),
  ...goesAlong(ticketMessages, ticketAttachments, ticketEvents),
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
  erased(stockNotices, (person) =>
    or(eq(stockNotices.userId, person.id), writtenBy(stockNotices.email, person)),
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
  // What was written to be read by all was shown by consent, which ends with the account (0067); files are removed by `sweepReviewFiles`.
  erased(productQuestions, ownQuestions),
  erased(productAnswers, ofItems(productAnswers.orderItemId)),
  erased(productReviews, ofItems(productReviews.orderItemId)),
  ...goesAlong(reviewPhotographs, moderationEvents),
  erased(installations, ofOrders(installations.orderId)),
  erased(orderNotes, ofOrders(orderNotes.orderId)),
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
  ...LEASE_TABLES,
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
  pseudonymised(telephoneOrders, ofOrders(telephoneOrders.orderId), () => ({ note: '' })),
  pseudonymised(deliveryQuotes, ofOrders(deliveryQuotes.orderId), () => ({ note: null }), ['actor']),
  // Whoever worked here once: what they wrote down stays, and that it was one person.
  pseudonymised(
    transfers,
    ({ id }) => eq(transfers.recordedBy, id),
    ({ standIn }) => ({ recordedBy: standIn }),
    ['currency', 'day', 'reference', 'referenceKey', 'note'], // lines of the bank's statement: see ACCOUNTING in kept-tables.ts
  ),
  ...RETURN_TABLES,
  pseudonymised(
    billingEntries,
    ({ id }) => eq(billingEntries.userId, id),
    ({ standIn }) => ({ userId: standIn }),
    ['method', 'currency', 'day'],
  ),
  // Before the orders, by which they are found.
  pseudonymised(shipments, ofOrders(shipments.orderId), () => ({ carrier: null, trackingNumber: null }), [
    'actor',
  ]),
  pseudonymised(
    orders,
    ({ id }) => eq(orders.userId, id),
    ({ standIn }) => ({ userId: standIn, erasedAt: sql`now()` }),
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
      'termsEdition',
    ],
  ),
  // What is still saved on such a page is detached at once (0051); the pages are gone within a month.
  pseudonymised(
    paymentMethodPages,
    ({ id }) => eq(paymentMethodPages.userId, id),
    () => ({ userId: null }),
    ['reference', 'url'],
  ),
  ...KEPT_TABLES,
  ...goesAlong(
    acceptances,
    accountLinks,
    accountMerges,
    accounts,
    addresses,
    authenticators,
    calendarFeeds,
    carts,
    communicationPreferences,
    consents,
    customerNotes,
    dataExports,
    favourites,
    joinedAccounts,
    openPages,
    passkeyChallenges,
    passkeys,
    providerVisits,
    recoveryCodes,
    savedFilters,
    savedPaymentMethods,
    sessions,
    signIns,
    trustedBrowsers,
  ),
  erased(users, ({ id }) => eq(users.id, id)),
];
