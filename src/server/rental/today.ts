import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dayIn, timeZoneOf, type Market } from '../../domain/locale/market.ts';

/** The day by the clocks of a market, ISO 8601. */
export const todayIn = (market: Market): string => dayIn(timeZoneOf(market), new Date().toISOString());

/** The same of a market that a column names, as a day of the database. */
export const todayOf = (market: SQLWrapper): SQL<string> =>
  sql<string>`case ${market} when 'PL' then ${todayIn('PL')}::date else ${todayIn('UA')}::date end`;
