import { choreFailures } from '../../database/chores/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { auditEntries } from '../../audit/tables.ts';
import { productPictures } from '../../catalogue/pictures/tables.ts';
import { productDocuments } from '../../catalogue/product-documents/tables.ts';
import { importChanges, productImports } from '../../catalogue/editing/import-tables.ts';
import { supplierLists } from '../../catalogue/supplier-lists/tables.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { termsEditions } from '../../pages/terms/tables.ts';
import { shopDataVersions } from '../../shop-data/tables.ts';
import { messageVersions } from '../../messages/tables.ts';
import { shipmentItems } from '../../orders/shipment-tables.ts';
import { stockMovements } from '../../orders/stock-movement-tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { webhookDeliveries } from '../../partners/tables.ts';
import { automaticCharges } from '../../payments/charges/tables.ts';
import { paymentEvents, payments, refundReleases } from '../../payments/tables.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { bookings, leases, machineEvents } from '../../rental/tables.ts';
import { machineDocuments } from '../../rental/machine-documents/tables.ts';
import { replacements } from '../../rental/replacements/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { exchanges } from '../../returns/exchanges/tables.ts';
import { returnLines } from '../../returns/tables.ts';
import { pageOpenings } from '../../backoffice/tables.ts';
import { salesChanges, salesOfDays, salesOfProducts } from '../../backoffice/sales/tables.ts';
import { searchMisses } from '../../search/tables.ts';
import { itemSerials, warrantyReminders, warrantyRepairs } from '../../warranties/tables.ts';
import { accountDeletions } from './tables.ts';
import { kept, noPerson, type PersonalTable } from './fates.ts';

/** For how long, says `KEPT_YEARS`; `removeOldOrders` removes what is kept here afterwards, with its order. */
const UKRAINE = 'Податковий кодекс України, ст. 44.3: 1095 days from the tax return';
const POLAND =
  'Ordynacja podatkowa art. 86 § 1, ustawa o VAT art. 112: 5 years from the end of the year in which the tax fell due';
const TAX = `${POLAND}; ${UKRAINE}`;
const ACCOUNTING = `${TAX}; ustawa o rachunkowości art. 74: 5 years`;

/** Tables that stay as they are when an account is deleted: what the law has the shop keep, and what holds no person. */
export const KEPT_TABLES: readonly PersonalTable[] = [
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
  kept(shipmentItems, `what of it was sent when: ${ACCOUNTING}`),
  kept(itemSerials, `which pieces were sold: ${ACCOUNTING}`, ['serial', 'recordedBy']),
  kept(warrantyRepairs, `what was repaired under the warranty of sold goods: ${ACCOUNTING}`, [
    'serial',
    'cameOn',
    'returnedOn',
    'note',
    'recordedBy',
  ]),
  noPerson(warrantyReminders, 'when to write of which warranty', ['coverage', 'remindOn']),
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
  noPerson(returnLines, 'goods and their numbers', ['reason']),
  noPerson(exchanges, 'what replaces goods, and what it costs', ['number', 'status', 'priceUntil']),
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
  noPerson(stockMovements, 'pieces of goods that orders took and gave back'),
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
  noPerson(
    auditEntries,
    'what was changed in the back office; who changed it is forgotten with the account',
    ['subject', 'subjectId', 'action', 'changes', 'why', 'program'],
  ),
  noPerson(productImports, 'tables of goods; who sent them is forgotten with the account', [
    'fileName',
    'problems',
  ]),
  noPerson(importChanges, 'what tables of goods would change', ['change']),
  noPerson(supplierLists, 'price lists of suppliers; who sent them is forgotten with the account', [
    'rates',
    'fileName',
    'cells',
    'appliedDigest',
  ]),
  noPerson(pageOpenings, 'how often pages were opened, of nobody', ['day', 'currency']),
  noPerson(salesOfDays, 'sums of what was sold, of nobody', ['day', 'currency', 'netMinor']),
  noPerson(salesOfProducts, 'the same by product', ['day', 'currency', 'netMinor']),
  noPerson(salesChanges, 'days whose sums are to be counted again', ['currency']),
  noPerson(searchMisses, 'words that search found nothing for, of nobody', ['day', 'locale', 'term']),
  noPerson(productPictures, 'pictures of goods and of the shop', [
    'name',
    'alt',
    'original',
    'contentHash',
    'fileName',
    'crop',
    'replaces',
  ]),
  noPerson(productDocuments, 'documents of goods', ['kind', 'language', 'file', 'contentHash', 'fileName']),
  noPerson(messageVersions, 'words of the interface; who changed them is forgotten with the account', [
    'locale',
    'key',
    'text',
  ]),
  noPerson(
    pageArrangements,
    'sections of pages and words of the shop; who changed them is forgotten with the account',
    ['page', 'arrangement', 'why'],
  ),
  noPerson(
    termsEditions,
    'terms that customers agreed to, which they can read for ever; who wrote them is forgotten with the account',
    ['page', 'day', 'source', 'texts', 'digest', 'releaseDigest', 'why'],
  ),
  noPerson(shopDataVersions, 'what the shop says of itself; who changed it is forgotten with the account', [
    'part',
    'fields',
  ]),
  noPerson(
    webhookDeliveries,
    'ids of orders and goods that were sent to programs of partners, and what came of it',
    ['event', 'failure'],
  ),
  noPerson(choreFailures, 'ids of rows', ['chore', 'subject']),
  noPerson(accountDeletions, 'the proof that it was done: the id, which is nobody’s any more, and when', [
    'userId',
    'locale',
    'files',
  ]),
];
