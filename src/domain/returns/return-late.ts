import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { ReturnSummary } from './return-view.ts';

/** Whether goods that were agreed to go back were not sent by the day that was named, on the clock of their market. */
export const returnWasLate = (
  { status, returnBy, order: { currency } }: Pick<ReturnSummary, 'status' | 'returnBy' | 'order'>,
  now: string,
): boolean =>
  status === 'APPROVED' && returnBy !== null && returnBy < dayIn(timeZoneOf(marketOf(currency)), now);
