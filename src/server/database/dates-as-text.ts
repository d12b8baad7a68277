import { types, type QueryOptions } from '@electric-sql/pglite';

const asText = (value: string) => value;
const DATES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
/** Lists of numerics and of the same, in the order above. */
const LISTS = [1231, 1115, 1185, 1187, 1182];

/** What the query builder wants of the embedded database: dates are its own business. */
export const datesAsText = Object.fromEntries([...DATES, ...LISTS].map((type) => [type, asText]));

/** Options of a query without those parsers: merging them with all others for each query takes longer than most queries. */
export const withoutParsers = (options: QueryOptions | undefined): QueryOptions | undefined =>
  options && { ...options, parsers: undefined };
