import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { ReturnSummary } from './return-view.ts';

/** Whether goods that were agreed to go back were not sent by the day that was named, on the clock of their market. */
export const returnWasLate = (
  { status, returnBy, order: { currency } }: Pick<ReturnSummary, 'status' | 'returnBy' | 'order'>,
  now: string,
): boolean =>
  status === 'APPROVED' && returnBy !== null && returnBy < dayIn(timeZoneOf(marketOf(currency)), now);

/**
 * So many days after its last day of sending an exchange of which nothing came ends: its replacement is held no longer. What was never sent is called off; a
 * parcel that has been on its way for as long is missing, and its goods are refunded if they come after all. Nobody loses a right by it: goods can be exchanged anew, and a withdrawal or a complaint holds nothing back.
 */
export const EXCHANGE_LAPSE_DAYS = 14;
