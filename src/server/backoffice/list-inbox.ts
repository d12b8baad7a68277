import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  daysGiven,
  PERIOD_NAMES,
  PERIODS,
  UNDATED_DUE_IN,
  type InboxLine,
  type InboxQuery,
  type PeriodName,
} from '../../domain/backoffice/inbox.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { Waiting } from '../../domain/orders/queue.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { waitingSources } from './waiting/waiting-sources.ts';

/** Lines on one page of the inbox. */
export const INBOX_PAGE = 30;

/** Periods in working days are known so many days back; what waits longer is over by far. */
const CALENDAR = { back: 400, count: 430 } as const;
const MARKETS = ['UA', 'PL'] as const satisfies readonly Market[];

/** The days that each period in working days has, by the day on which it begins; counted once a day. */
const calendarFor = (() => {
  let known: { from: string; given: Record<Market, ReturnType<typeof daysGiven>> } | null = null;
  return () => {
    const from = daysAfter(todayIn('UA'), -CALENDAR.back);
    if (known?.from === from) return known;
    const [UA, PL] = MARKETS.map((market) => daysGiven(market, { from, count: CALENDAR.count }));
    known = { from, given: { UA, PL } as Record<Market, ReturnType<typeof daysGiven>> };
    return known;
  };
})();

/** How many days a period has that begins on a day, in SQL: an array is read by the number of the day in it. */
function givenDays({ period, market, day }: Record<'period' | 'market' | 'day', SQLWrapper>): SQL {
  const { from, given } = calendarFor();
  const listed = (name: PeriodName, of: Market) => sql`${`{${given[of][name].join(',')}}`}::smallint[]`;
  const cases = PERIOD_NAMES.map((name) => {
    const rule = PERIODS[name];
    const days =
      'days' in rule
        ? sql`${rule.days}::int`
        : sql`coalesce((case ${market} when 'PL' then ${listed(name, 'PL')} else ${listed(name, 'UA')} end)[${day} - ${from}::date + 1], ${rule.workingDays}::int)`;
    return sql`when ${name} then ${days}`;
  });
  return sql`case ${period} ${sql.join(cases, sql` `)} end`;
}

/** The lines of one kind as a select; its columns are the same of each kind. */
const linesOf = (kind: Waiting, sources: ReturnType<typeof waitingSources>): readonly SQL[] =>
  sources[kind].map(({ from, where, joins, line }) => {
    const text = (value: SQLWrapper | undefined) => (value ? sql`${value}::text` : sql`null::text`);
    return sql`select ${kind}::text as kind, ${line.id}::text as id, ${line.orderId ?? sql`null`}::uuid as order_id,
      ${text(line.number)} as number, ${text(line.name)} as name, ${text(line.title)} as title, ${line.state}::text as state,
      ${line.since} as since, ${line.begins ?? line.since} as begins, (${line.market})::text as market,
      ${text(line.period)} as period, ${line.dueOn ?? sql`null`}::date as due_on
      from ${from} ${joins ?? sql``} where ${where}`;
  });

type Row = Omit<InboxLine, 'since' | 'today'> & {
  readonly sinceMs: number;
  readonly market: Market;
};

/**
 * A page of all that waits for the shop, of the kinds that are asked for, what is due first on top (`inboxDay`). One query, whatever it finds.
 * `next` is the number of the next page, null on the last.
 */
export const listInbox =
  (database: Database) =>
  async (
    { page }: Pick<InboxQuery, 'page'>,
    { kinds, locale }: { readonly kinds: readonly Waiting[]; readonly locale: Locale },
  ): Promise<{ readonly lines: readonly InboxLine[]; readonly next: number | null }> => {
    if (kinds.length === 0) return { lines: [], next: null };
    const sources = waitingSources(database, locale);
    const waiting = sql.join(
      kinds.flatMap((kind) => linesOf(kind, sources)),
      sql` union all `,
    );
    const given = givenDays({ period: sql`period`, market: sql`market`, day: sql`began_on` });
    const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
      select page.kind, page.id, page.number, page.order_id as "orderId", ${orders.orderNumber} as "orderNumber",
        coalesce(page.name, trim(concat(${orderAddresses.firstName}, ' ', ${orderAddresses.lastName}))) as customer,
        page.title, page.state, (extract(epoch from page.since) * 1000)::float8 as "sinceMs", page.market, page.due_day::text as "dueOn"
      from (
        select * from (
          select dated.*, coalesce(due_on, began_on + ${given}) as due_day, (now() at time zone zone)::date + ${UNDATED_DUE_IN}::int as undated_day from (
            select zoned.*, (begins at time zone zone)::date as began_on from (
              select waiting.*, case market when 'PL' then 'Europe/Warsaw' else 'Europe/Kyiv' end as zone from (${waiting}) as waiting
            ) as zoned
          ) as dated
        ) as due
        order by coalesce(due_day, undated_day), since, kind, id limit ${INBOX_PAGE + 1} offset ${(page - 1) * INBOX_PAGE}
      ) as page
      left join ${orders} on ${orders.id} = page.order_id
      left join ${orderAddresses} on ${and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping'))}
      order by coalesce(page.due_day, page.undated_day), page.since, page.kind, page.id`);
    const lines = rows.slice(0, INBOX_PAGE).map(({ sinceMs, market, ...line }) => ({
      ...line,
      since: new Date(sinceMs).toISOString(),
      today: todayIn(market),
    }));
    return { lines, next: rows.length > INBOX_PAGE ? page + 1 : null };
  };
