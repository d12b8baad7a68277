import { sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/tables.ts';
import { accountMerges } from '../../backoffice/account-merges/tables.ts';
import { customerNotes, openPages, orderNotes, savedFilters } from '../../backoffice/tables.ts';
import { carts } from '../../cart/tables.ts';
import { importChanges, productImports } from '../../catalogue/editing/import-tables.ts';
import { supplierLists } from '../../catalogue/supplier-lists/tables.ts';
import { idempotencyKeys, openOrderSubjects, telephoneOrders } from '../../checkout/tables.ts';
import { choreFailures } from '../../database/chores/tables.ts';
import { discountRedemptions } from '../../discounts/tables.ts';
import { favourites } from '../../favourites/tables.ts';
import { messageVersions } from '../../messages/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { orders } from '../../orders/tables.ts';
import { emails, smsMessages } from '../../outbox/tables.ts';
import { billingEntries } from '../../payments/billing/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../payments/methods/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { quotes } from '../../quotes/tables.ts';
import { leaseDeductions } from '../../rental/deductions/tables.ts';
import { rentalHolds } from '../../rental/holds/tables.ts';
import { leaseProtocols } from '../../rental/protocols/tables.ts';
import { calendarFeeds, machineEvents } from '../../rental/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import { productAnswers, productQuestions, productReviews } from '../../reviews/tables.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { termsEditions } from '../../pages/terms/tables.ts';
import { shopDataVersions } from '../../shop-data/tables.ts';
import { stockNotices } from '../../stock-notices/tables.ts';
import { supportTickets, ticketMessages } from '../../support/tickets/tables.ts';
import { itemSerials, warrantyRepairs } from '../../warranties/tables.ts';
import { communicationPreferences, consents } from '../communication/tables.ts';
import { countedSubject } from '../counted-subject.ts';
import { dataExports } from '../data-export/tables.ts';
import { accountDeletions } from '../deletion/tables.ts';
import { accountLinks, passwordResetRequests } from '../link-tables.ts';
import { passkeyChallenges, passkeys } from '../passkeys/tables.ts';
import { pendingLinks, providerVisits } from '../providers/tables.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from '../second-factor/tables.ts';
import { acceptances, accounts, addresses, joinedAccounts, sessions, signIns, users } from '../tables.ts';
import { ends, follows, joins, joinsBy, moves, ofStaff, type MergedTable } from './merge-rules.ts';
import { FOLLOWING_TABLES } from './following-tables.ts';
import { joinCarts } from './join-carts.ts';

/** Tokens and codes that were made for one account: the other has its own. */
const SECRETS = 'what opens the account that goes opens no other';

/**
 * Every table that can hold a person, and what becomes of its rows when an account goes up in another, in the order in which it is done. A test
 * fails when one that names an account, or that `PERSONAL_TABLES` has, is not here.
 */
export const MERGED_TABLES: readonly MergedTable[] = [
  // By what is still the account's: before its orders, quotes and tickets move. Those that are sent already stay as they were sent.
  joins(
    emails,
    'what waits to be sent of an order, a quote or a ticket goes to the address of the account that stays; all go when that account does',
    ({ from, into }) => [
      sql`update ${emails} as letter set recipient = stays.email from ${users} as goes, ${users} as stays
        where goes.id = ${from} and stays.id = ${into} and stays.email <> goes.email
          and letter.sent_at is null and letter.given_up_at is null and lower(letter.recipient) = goes.email
          and split_part(letter.occasion, ':', 2) in (
            select own.id::text from ${orders} as own where own.user_id = ${from}
            union all select own.id::text from ${quotes} as own where own.user_id = ${from}
            union all select own.id::text from ${supportTickets} as own where own.user_id = ${from})
          and not exists (select from ${emails} as own
            where own.occasion = letter.occasion and own.recipient = stays.email)`,
      sql`update ${emails} set user_id = ${into} where user_id = ${from}`,
    ],
  ),
  joins(
    orderAddresses,
    'whoever was written to at the address that goes is written to at the one that stays; another address stays as it was typed',
    ({ from, into }) => [
      sql`update ${orderAddresses} as contact set email = stays.email
        from ${orders} as placed, ${users} as goes, ${users} as stays
        where placed.id = contact.order_id and placed.user_id = ${from} and goes.id = ${from} and stays.id = ${into}
          and lower(contact.email) = goes.email`,
    ],
  ),
  moves(orders),
  moves(notifications),
  joins(quotes, 'answered at the address that stays, as orders are', ({ from, into }) => [
    sql`update ${quotes} as asked set user_id = ${into},
        email = case when lower(asked.email) = goes.email then stays.email else asked.email end
      from ${users} as goes, ${users} as stays where asked.user_id = ${from} and goes.id = ${from} and stays.id = ${into}`,
  ]),
  moves(supportTickets, supportTickets.userId),
  ofStaff(supportTickets, supportTickets.assignedTo),
  moves(withdrawals),
  moves(productQuestions),
  moves(discountRedemptions),
  moves(acceptances),
  moves(customerNotes, customerNotes.userId),
  ofStaff(customerNotes, customerNotes.staffId),
  joins(openOrderSubjects, 'open orders count for whose they are now', ({ from, into }) => [
    sql`update ${openOrderSubjects} set subject = ${countedSubject('account', into)}
      where subject = ${countedSubject('account', from)}`,
  ]),
  joins(
    rentalHolds,
    'a shopper has one hold: that of the other account, where it has one',
    ({ from, into }) => [
      sql`delete from ${rentalHolds} where holder = ${`account:${into}`} and expires_at <= now()`,
      sql`update ${rentalHolds} set holder = ${`account:${into}`} where holder = ${`account:${from}`}
      and not exists (select from ${rentalHolds} as own where own.holder = ${`account:${into}`})`,
      sql`delete from ${rentalHolds} where holder = ${`account:${from}`}`,
    ],
  ),
  joins(stockNotices, 'who waits for a product in both accounts is told once', ({ from, into }) => [
    sql`update ${stockNotices} as notice set user_id = ${into} where user_id = ${from}
      and not exists (select from ${stockNotices} as own where own.user_id = ${into} and own.product_id = notice.product_id)`,
  ]),
  joins(favourites, 'a product is a favourite once', ({ from, into }) => [
    sql`insert into ${favourites} (user_id, product_id, added_at)
      select ${into}, product_id, added_at from ${favourites} where user_id = ${from} on conflict do nothing`,
  ]),
  joins(
    idempotencyKeys,
    'an unpaid card order gives way to the next one of its cart, in whichever account',
    ({ from, into }) => [
      sql`update ${idempotencyKeys} as asked set user_id = ${into} where user_id = ${from}
        and not exists (select from ${idempotencyKeys} as own where own.user_id = ${into} and own.key = asked.key)`,
    ],
  ),
  joinsBy(carts, 'as a visitor’s cart joins the account’s at sign-in', joinCarts),
  // Before the choices that rest on them.
  moves(consents),
  joins(
    communicationPreferences,
    'the other’s choices hold; those of the account that goes where it made none (and see keepStricterChoices)',
    ({ from, into }) => [
      sql`update ${communicationPreferences} set user_id = ${into} where user_id = ${from}
        and not exists (select from ${communicationPreferences} as own where own.user_id = ${into})`,
    ],
  ),
  joins(
    addresses,
    'an address is saved once, and the other’s default stays the default',
    ({ from, into }) => [
      sql`insert into ${addresses} (user_id, label, type, full_name, street, apartment, city, postal_code, country, phone, is_default, created_at)
      select ${into}, label, type, full_name, street, apartment, city, postal_code, country, phone,
        is_default and not exists (select from ${addresses} as own where own.user_id = ${into} and own.is_default), created_at
      from ${addresses} where user_id = ${from} on conflict do nothing`,
    ],
  ),
  joins(
    savedPaymentMethods,
    'one that the other has too is left behind, and so is detached from its provider; the other’s default and what it pays rentals by stay',
    ({ from, into }) => [
      sql`update ${savedPaymentMethods} as method set user_id = ${into},
        is_default = is_default and not exists (
          select from ${savedPaymentMethods} as own where own.user_id = ${into} and own.is_default),
        pays_rentals = pays_rentals and not exists (
          select from ${savedPaymentMethods} as own where own.user_id = ${into} and own.pays_rentals)
      where user_id = ${from} and not exists (select from ${savedPaymentMethods} as own
        where own.user_id = ${into} and own.provider = method.provider and own.fingerprint = method.fingerprint)`,
    ],
  ),
  joins(paymentMethodPages, 'one page to save a method is open at a time', ({ from, into }) => [
    sql`update ${paymentMethodPages} as page set user_id = ${into}, status = case
        when status = 'OPEN' and exists (select from ${paymentMethodPages} as own
          where own.user_id = ${into} and own.status = 'OPEN') then 'ENDED' else status end
      where user_id = ${from}`,
  ]),
  joins(joinedAccounts, 'links of e-mails to it lead to the other from now on', ({ from, into }) => [
    sql`update ${joinedAccounts} set user_id = ${into} where user_id = ${from}`,
    sql`insert into ${joinedAccounts} (former_id, user_id) values (${from}, ${into})`,
  ]),
  ...ends(
    SECRETS,
    accounts,
    authenticators,
    passkeys,
    passkeyChallenges,
    pendingLinks,
    providerVisits,
    recoveryCodes,
    sessions,
    trustedBrowsers,
    accountLinks,
  ),
  ...ends('where one was signed in to an account that is there no more', signIns),
  ...ends(
    'its address is a secret that whoever was signed in can have copied; the other has its own',
    calendarFeeds,
  ),
  ...ends(
    'an archive of one account says nothing of both; another is made when it is asked for',
    dataExports,
  ),
  ...ends('what was proposed is done', accountMerges),
  ...ends(
    'what staff keep for their own work, which who works here no more has no use for',
    openPages,
    savedFilters,
  ),
  ...follows('written anew by a trigger with the order', billingEntries),
  ...follows('written to the telephone of an order', smsMessages),
  ...follows('of an address, for minutes', passwordResetRequests),
  ...follows('an account with a deletion under way is not merged', accountDeletions),
  ...follows('ids of rows', choreFailures),
  ...follows('goods', importChanges),
  ...FOLLOWING_TABLES,
  ofStaff(auditEntries),
  ofStaff(itemSerials),
  ofStaff(leaseDeductions),
  ofStaff(leaseProtocols),
  ofStaff(machineEvents),
  ofStaff(messageVersions),
  ofStaff(orderNotes),
  ofStaff(pageArrangements),
  ofStaff(termsEditions),
  ofStaff(productAnswers),
  ofStaff(productImports),
  ofStaff(productReviews),
  ofStaff(shopDataVersions),
  ofStaff(supplierLists),
  ofStaff(telephoneOrders),
  ofStaff(ticketMessages),
  ofStaff(transfers),
  ofStaff(warrantyRepairs),
  ...ends('the account itself; its address is free again', users),
];
