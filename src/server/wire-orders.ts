import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import { drawnDocuments } from './documents/drawn-documents.ts';
import type { OrderKeys } from './orders/order-key.ts';
import { cancelByStaff, confirmOrder, deliverOrder, shipOrder } from './orders/staff-steps.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { findOrder, findOrderByKey } from './orders/find-order.ts';
import { findDocument, findDocumentForStaff } from './invoices/find-document.ts';
import { heldByOwnOrder } from './orders/held-by-own-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { reorder } from './orders/reorder.ts';
import { sendOrderLink } from './orders/send-order-link.ts';
import { closeWithdrawal } from './returns/close-withdrawal.ts';
import { listOpenWithdrawals } from './returns/list-open-withdrawals.ts';
import { findWithdrawal } from './returns/find-withdrawal.ts';
import { stateWithdrawal } from './returns/state-withdrawal.ts';
import { transferCode } from './orders/transfer-code.ts';

interface Needs {
  readonly feed: ChangeFeed;
  readonly keys: OrderKeys;
  /** Who hears of withdrawals; null for the seller of the market. */
  readonly recipient: string | null;
}

/** Binds all that is done with orders once they are placed. */
export function wireOrders(database: Database, { feed, keys, recipient }: Needs) {
  const draw = drawnDocuments(16);
  return {
    listOrders: listOrders(database),
    findOrder: findOrder(database),
    findOrderByKey: findOrderByKey(database, keys),
    heldByOwnOrder: heldByOwnOrder(database),
    findDocument: findDocument(database, { keys, draw }),
    findDocumentForStaff: findDocumentForStaff(database, { draw }),
    sendOrderLink: sendOrderLink(database),
    cancelOrder: awaitInvalidation(feed, cancelOrder(database)),
    reorder: reorder(database),
    transferCode,
    confirmOrder: confirmOrder(database),
    shipOrder: shipOrder(database),
    stateWithdrawal: stateWithdrawal(database, { recipient }),
    findWithdrawal: findWithdrawal(database),
    listOpenWithdrawals: listOpenWithdrawals(database),
    closeWithdrawal: closeWithdrawal(database),
    deliverOrder: deliverOrder(database),
    cancelByStaff: awaitInvalidation(feed, cancelByStaff(database)),
  };
}
