import { forgetOldLinks } from './account/account-links.ts';
import { sweepAvatars } from './account/avatars/change-avatar.ts';
import { sweepExports } from './account/data-export/data-exports.ts';
import { forgetLastEmails } from './account/deletion/account-deletions.ts';
import { repeatErasures } from './account/deletion/erased-files.ts';
import { OLD_ORDERS, removeOldOrders } from './account/deletion/old-orders.ts';
import { forgetOldMerges } from './backoffice/account-merges/find-merge.ts';
import { forgetOpenPages } from './backoffice/open-pages.ts';
import { forgetOldImports } from './catalogue/editing/draft-import.ts';
import { forgetOldSupplierLists } from './catalogue/supplier-lists/supplier-lists.ts';
import { forgetOldSessions } from './account/end-sessions.ts';
import { forgetOldChallenges } from './account/passkeys/challenges.ts';
import { forgetOldPending } from './account/providers/pending-links.ts';
import { forgetOldVisits } from './account/providers/visits.ts';
import { forgetOldTrust } from './account/second-factor/trusted-browsers.ts';
import { forgetOldSignIns } from './account/sign-in-log.ts';
import { billMonths, MONTHS_OF_LEASES, type PaysByItself } from './checkout/bill-months.ts';
import { forgetOldKeys } from './checkout/idempotency.ts';
import { forgetOrderSubjects } from './checkout/order-subjects.ts';
import { runSteps } from './database/chores/chores.ts';
import { forgetOldTickets, sweepAttachments } from './support/tickets/sweep-attachments.ts';
import { completeSolved, SOLVED_TICKETS } from './support/tickets/take-ticket-step.ts';
import type { Database } from './database/database.ts';
import { forgetOldWindows } from './http/rate-limit.ts';
import { forgetOldNotifications } from './notifications/notifications.ts';
import { completeDelivered, DELIVERED_ORDERS } from './orders/complete-delivered.ts';
import { forgetOldEmails } from './outbox/send-emails.ts';
import { forgetOldSms } from './outbox/send-sms.ts';
import { sweepPictures } from './catalogue/pictures/picture-files.ts';
import { sweepDocuments } from './catalogue/product-documents/read-documents.ts';
import { forgetOldDeliveries } from './partners/webhook-deliveries.ts';
import type { Files } from './ports/files.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import { sweepReturnFiles } from './returns/photographs.ts';
import { sweepReviewFiles } from './reviews/photographs.ts';
import { sweepRentalFiles } from './rental/sweep-files.ts';
import { forgetOldHolds } from './rental/holds/own-holds.ts';
import { forgetOldOpenings } from './backoffice/page-openings.ts';
import { forgetOldMisses } from './search/search-misses.ts';
import { expireQuotes } from './quotes/close-quote.ts';
import { forgetOldNotices } from './stock-notices/ask-notice.ts';
import { remindOfWarranties, WARRANTY_REMINDERS } from './warranties/remind-of-warranties.ts';
import { extendLate, LATE_MACHINES } from './rental/replacements/extend-late.ts';

/** Throws away what has served its time and completes what is over; run now and then. One step that fails stops no other. */
export function tidyUp(
  fileStore: { readonly database: Database; readonly files: Files },
  { rules, paysByItself }: { readonly rules: ShopRules; readonly paysByItself: PaysByItself },
) {
  const { database } = fileStore;
  // Made once: those that sweep files remember where they stopped.
  const steps = [
    { name: 'old rate limits', run: forgetOldWindows(database) },
    { name: 'old idempotency keys', run: forgetOldKeys(database) },
    { name: 'old holds of machines', run: forgetOldHolds(database) },
    { name: 'subjects of closed orders', run: forgetOrderSubjects(database) },
    { name: 'pages that staff left', run: forgetOpenPages(database) },
    { name: 'old proposals to merge accounts', run: forgetOldMerges(database) },
    { name: 'old imports', run: forgetOldImports(database) },
    { name: 'old price lists of suppliers', run: forgetOldSupplierLists(database) },
    { name: 'old searches without a result', run: forgetOldMisses(database) },
    { name: 'old openings of pages', run: forgetOldOpenings(database) },
    { name: 'old sessions', run: forgetOldSessions(database) },
    { name: 'old trusted browsers', run: forgetOldTrust(database) },
    { name: 'old visits to providers', run: forgetOldVisits(database) },
    { name: 'old pending links', run: forgetOldPending(database) },
    { name: 'old challenges of passkeys', run: forgetOldChallenges(database) },
    { name: 'old links of accounts', run: forgetOldLinks(database) },
    { name: 'old tries to sign in', run: forgetOldSignIns(database) },
    { name: 'old e-mails', run: forgetOldEmails(database) },
    { name: 'old text messages', run: forgetOldSms(database) },
    { name: 'old notifications', run: forgetOldNotifications(database) },
    { name: 'old deliveries to webhooks', run: forgetOldDeliveries(database) },
    { name: DELIVERED_ORDERS, run: completeDelivered(database) },
    { name: 'avatars without an account', run: sweepAvatars(fileStore) },
    { name: 'files of no protocol and no machine', run: sweepRentalFiles(fileStore) },
    { name: SOLVED_TICKETS, run: completeSolved(database) },
    { name: 'old requests about stock', run: forgetOldNotices(database) },
    { name: 'old tickets', run: forgetOldTickets(database) },
    { name: 'files of no ticket', run: sweepAttachments(fileStore) },
    { name: 'photographs of no return', run: sweepReturnFiles(fileStore) },
    { name: 'photographs of no review', run: sweepReviewFiles(fileStore) },
    { name: 'files of no picture', run: sweepPictures(fileStore) },
    { name: 'documents of no product', run: sweepDocuments(fileStore) },
    { name: 'old data exports', run: sweepExports(fileStore) },
    { name: 'accounts that were deleted before', run: repeatErasures(fileStore) },
    { name: 'last e-mails of deleted accounts', run: forgetLastEmails(database) },
    { name: OLD_ORDERS, run: removeOldOrders(database) },
    { name: 'expired quotes', run: expireQuotes(database) },
    { name: MONTHS_OF_LEASES, run: billMonths(database, rules, paysByItself) },
    { name: WARRANTY_REMINDERS, run: remindOfWarranties(database) },
    { name: LATE_MACHINES, run: extendLate(database) },
  ];
  return (report: Parameters<typeof runSteps>[1]) => runSteps(steps, report);
}
