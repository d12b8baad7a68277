import type { Locale } from '../../../domain/locale/locale.ts';
import type { Waiting } from '../../../domain/orders/queue.ts';
import type { Database } from '../../database/database.ts';
import { waitingAnswers } from './waiting-answers.ts';
import { waitingLeases } from './waiting-leases.ts';
import { waitingOrders } from './waiting-orders.ts';
import { waitingReturns } from './waiting-returns.ts';
import type { WaitingOf } from './waiting-source.ts';

/**
 * All that waits for somebody of the shop, kind by kind: what is counted and what the inbox lists is the same. Names of products are in the
 * language of who looks.
 */
export const waitingSources = (database: Database, locale: Locale): WaitingOf<Waiting> => ({
  ...waitingOrders(),
  ...waitingReturns(),
  ...waitingLeases(),
  ...waitingAnswers(database, locale),
});
