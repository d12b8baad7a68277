import { shipmentItems, shipments } from '../../orders/shipment-tables.ts';
import { stockMovements } from '../../orders/stock-movement-tables.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { orderLinkRequests } from '../../orders/link-tables.ts';
import { webhookDeliveries } from '../../partners/tables.ts';
import { automaticCharges } from '../../payments/charges/tables.ts';
import { paymentCases, paymentEvents, payments, refundReleases, refunds } from '../../payments/tables.ts';
import {
  deliveryQuotes,
  quoteEvents,
  quoteLines,
  quoteOfferLines,
  quoteOffers,
} from '../../quotes/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { machineDocuments } from '../../rental/machine-documents/tables.ts';
import { leaseOperators, leasePhotographs } from '../../rental/protocols/tables.ts';
import { replacements } from '../../rental/replacements/tables.ts';
import { bookings, leaseEvents, leases } from '../../rental/tables.ts';
import { leaseTerminations } from '../../rental/terminations/tables.ts';
import { exchangeEvents, exchanges } from '../../returns/exchanges/tables.ts';
import { returnEvents, returnLines, returnPhotographs, returns } from '../../returns/tables.ts';
import { moderationEvents, reviewPhotographs } from '../../reviews/tables.ts';
import { productPictures } from '../../catalogue/pictures/tables.ts';
import { productDocuments } from '../../catalogue/product-documents/tables.ts';
import { pageOpenings } from '../../backoffice/tables.ts';
import { salesChanges, salesOfDays, salesOfProducts } from '../../backoffice/sales/tables.ts';
import { searchMisses } from '../../search/tables.ts';
import { ticketAttachments, ticketEvents } from '../../support/tickets/tables.ts';
import { installations, warrantyReminders } from '../../warranties/tables.ts';
import { follows, type MergedTable } from './merge-rules.ts';

/** Tables that name no account but what moves with one; who took a step stays by the id that the account had then. */
export const FOLLOWING_TABLES: readonly MergedTable[] = [
  ...follows(
    'of an order',
    orderItems,
    orderEvents,
    shipments,
    shipmentItems,
    stockMovements,
    salesDocuments,
    installations,
    warrantyReminders,
    deliveryQuotes,
    webhookDeliveries,
  ),
  // What a provider tells late is found by its payment, and so by the order.
  ...follows(
    'of a payment of an order',
    payments,
    paymentEvents,
    paymentCases,
    refunds,
    refundReleases,
    automaticCharges,
  ),
  ...follows(
    'of a lease of an order',
    leases,
    leaseEvents,
    leaseBills,
    leaseContracts,
    leaseOperators,
    leasePhotographs,
    leaseTerminations,
    bookings,
    replacements,
  ),
  ...follows(
    'of a return of an order',
    returns,
    returnLines,
    returnEvents,
    returnPhotographs,
    exchanges,
    exchangeEvents,
  ),
  ...follows('of a review of a bought line, or of a question', reviewPhotographs, moderationEvents),
  ...follows('of a quote', quoteLines, quoteOffers, quoteOfferLines, quoteEvents),
  ...follows('of a ticket', ticketAttachments, ticketEvents),
  ...follows('of orders without an account, by their addresses', orderLinkRequests),
  ...follows('nobody’s', searchMisses, pageOpenings, productPictures, productDocuments, machineDocuments),
  ...follows('nobody’s', salesOfDays, salesOfProducts, salesChanges),
];
