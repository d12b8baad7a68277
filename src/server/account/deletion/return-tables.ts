import { sql } from 'drizzle-orm';
import { exchangeEvents } from '../../returns/exchanges/tables.ts';
import { returnEvents, returnPhotographs, returns } from '../../returns/tables.ts';
import { erased, ofOrders, ofReturns, pseudonymised, type PersonalTable } from './fates.ts';

/** What of returns and exchanges holds a person, and what becomes of it when an account is deleted; before their orders, by which they are found. */
export const RETURN_TABLES: readonly PersonalTable[] = [
  erased(returnPhotographs, ofReturns(returnPhotographs.returnId)),
  pseudonymised(
    returnEvents,
    ofReturns(returnEvents.returnId),
    ({ standIn }) => ({
      note: null,
      actor: sql`case when ${returnEvents.actor} like 'customer:%' then ${`customer:${standIn}`} else ${returnEvents.actor} end`,
    }),
    ['fromStatus', 'toStatus', 'reason'],
  ),
  pseudonymised(
    exchangeEvents,
    ofReturns(exchangeEvents.exchangeId),
    ({ standIn }) => ({
      actor: sql`case when ${exchangeEvents.actor} like 'customer:%' then ${`customer:${standIn}`} else ${exchangeEvents.actor} end`,
    }),
    ['fromStatus', 'toStatus', 'reason'],
  ),
  pseudonymised(
    returns,
    ofOrders(returns.orderId),
    () => ({ note: null, answerNote: null, carrier: null, trackingNumber: null }),
    ['number', 'kind', 'status', 'reason', 'way', 'returnBy', 'estimate'],
  ),
];
