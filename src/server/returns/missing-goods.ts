import { sql, type SQL } from 'drizzle-orm';
import { EXCHANGE_LAPSE_DAYS } from '../../domain/returns/return-late.ts';
import { WITHDRAWAL_DAYS } from '../../domain/returns/withdrawal.ts';
import { returnEvents, returns } from './tables.ts';

/** On the later of the two markets' calendars. */
const today = sql`(now() at time zone 'Europe/Warsaw')::date`;
const longAfter = (day: SQL) => sql`(${day} < ${today} - ${EXCHANGE_LAPSE_DAYS}::int)`;

/** Whether what was agreed to was not sent long after its last day of sending, for statements that read `returns`. */
export const isNeverSent: SQL = sql`(${returns.status} = 'APPROVED' and ${longAfter(sql`${returns.returnBy}`)})`;

const sentOn = sql`(select min(${returnEvents.at})::date from ${returnEvents}
  where ${returnEvents.returnId} = ${returns.id} and ${returnEvents.toStatus} = 'SHIPPED')`;

/**
 * Whether what was said to be sent is not here, long after the last day of sending and after the number of its parcel was named: whoever has it, somebody has to ask
 * the carrier. Where no last day was named it is as if it had been with the request.
 */
export const isMissing: SQL = sql`(${returns.status} = 'SHIPPED'
  and ${longAfter(sql`coalesce(${returns.returnBy}, ${returns.requestedAt}::date + ${WITHDRAWAL_DAYS}::int)`)}
  and ${longAfter(sentOn)})`;
