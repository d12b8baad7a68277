import { createHash } from 'node:crypto';
import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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
import { daysOffInForce } from '../../domain/calendar/working-days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { Waiting } from '../../domain/orders/queue.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { preparedOrders } from './waiting/waiting-orders.ts';
import type { WaitingSource } from './waiting/waiting-source.ts';
import { waitingSources } from './waiting/waiting-sources.ts';

/** Lines on one page of the inbox. */
export const INBOX_PAGE = 30;

/** Periods in working days are known so many days back; what waits longer is over by far. */
const CALENDAR = { back: 400, count: 430 } as const;

/** How many days a period has that begins on a day, in SQL: an array is read by the number of the day in it. */
function givenDays({ period, market, day }: Record<'period' | 'market' | 'day', SQLWrapper>): SQL {
  const from = daysAfter(todayIn('UA'), -CALENDAR.back);
  const byMarket = {
    UA: daysGiven('UA', { from, count: CALENDAR.count }),
    PL: daysGiven('PL', { from, count: CALENDAR.count }),
  };
  const listed = (name: PeriodName, of: Market) => sql`${`{${byMarket[of][name].join(',')}}`}::smallint[]`;
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

/** Rows that wait as a select; its columns are the same of each kind. */
function selectLines(
  kind: SQL,
  { from, ofAll = from, where, joins, line }: Omit<WaitingSource, 'order'>,
): SQL {
  const text = (value: SQLWrapper | undefined) => (value ? sql`(${value})::text` : sql`null::text`);
  return sql`select ${kind}::text as kind, ${line.id}::text as id, ${line.orderId ?? sql`null`}::uuid as order_id,
    ${text(line.number)} as number, ${text(line.name)} as name, ${text(line.title)} as title, ${line.state}::text as state,
    ${line.since} as since, ${line.begins ?? sql`null`}::timestamptz as begins, (${line.market})::text as market,
    ${text(line.period)} as period, (${line.dueOn ?? sql`null`})::date as due_on
    from ${ofAll} ${joins ?? sql``} where ${where}`;
}

/** The lines of all kinds that are asked for, as selects. */
function linesOf(kinds: readonly Waiting[], sources: ReturnType<typeof waitingSources>): SQL[] {
  const isPrepared = (kind: Waiting) => kind === 'ship' || kind === 'cancel';
  const lines = kinds
    .filter((kind) => !isPrepared(kind))
    .flatMap((kind) => sources[kind].map((source) => selectLines(sql`${kind}`, source)));
  const asked = kinds.filter(isPrepared);
  if (asked.length === 0) return lines;
  const { kind, ...prepared } = preparedOrders();
  return [...lines, selectLines(sql`(${kind})`, { ...prepared, where: inArray(kind, asked) })];
}

const DUE_FIRST = sql`coalesce(due_day, undated_day), since, kind, id`;

/** Which lines of which inbox. */
interface Asked {
  readonly kinds: readonly Waiting[];
  readonly locale: Locale;
  readonly page: number;
}

/** The statement of a page of the inbox, all values in its text: what is counted by a parameter is planned for whatever it may be. */
function inboxPage(database: Database, { kinds, locale, page: number }: Asked) {
  const sources = waitingSources(database, locale);
  const waiting = sql.join(linesOf(kinds, sources), sql` union all `);
  const given = givenDays({ period: sql`period`, market: sql`market`, day: sql`began_on` });
  const page = sql`(select * from (
    select dated.*, coalesce(due_on, began_on + ${given}) as due_day, (now() at time zone zone)::date + ${UNDATED_DUE_IN}::int as undated_day from (
      select zoned.*, (coalesce(begins, since) at time zone zone)::date as began_on from (
        select waiting.*, case market when 'PL' then 'Europe/Warsaw' else 'Europe/Kyiv' end as zone from (${waiting}) as waiting
      ) as zoned
    ) as dated
  ) as due
    order by ${DUE_FIRST} limit ${INBOX_PAGE + 1} offset ${(number - 1) * INBOX_PAGE}
  ) as page`.inlineParams();
  return database
    .select({
      kind: sql<Waiting>`page.kind`,
      id: sql<string>`page.id`,
      number: sql<string | null>`page.number`,
      orderId: sql<string | null>`page.order_id`,
      orderNumber: orders.orderNumber,
      customer: sql<string>`coalesce(page.name, trim(concat(${orderAddresses.firstName}, ' ', ${orderAddresses.lastName})))`,
      title: sql<string | null>`page.title`,
      state: sql<string>`page.state`,
      sinceMs: sql<number>`(extract(epoch from page.since) * 1000)::float8`,
      market: sql<Market>`page.market`,
      dueOn: sql<string | null>`page.due_day::text`,
    })
    .from(page)
    .leftJoin(orders, sql`${orders.id} = page.order_id`)
    .leftJoin(
      orderAddresses,
      sql`${orderAddresses.orderId} = ${orders.id} and ${orderAddresses.kind} = 'shipping'`,
    )
    .orderBy(DUE_FIRST);
}

/**
 * First pages of the inbox of a day, ready to be asked for. To plan the statement (26 selects, 40 kB of text) takes Postgres about as long as to
 * answer it; it has a name, so that each connection keeps its plan. What is due is counted from today and from the shop's days off, which stand in
 * the text: it is another one when either changes.
 */
function firstPagesOf(database: Database) {
  const prepare = (asked: Asked) => {
    const query = inboxPage(database, asked);
    return query.prepare(
      `inbox-${createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 16)}`,
    );
  };
  let of = { today: '', daysOff: daysOffInForce(), prepared: new Map<string, ReturnType<typeof prepare>>() };
  return ({ kinds, locale }: Pick<Asked, 'kinds' | 'locale'>) => {
    const [today, daysOff] = [`${todayIn('UA')} ${todayIn('PL')}`, daysOffInForce()];
    if (of.today !== today || of.daysOff !== daysOff) of = { today, daysOff, prepared: new Map() };
    const key = [locale, ...kinds].join();
    const first = of.prepared.get(key) ?? prepare({ kinds, locale, page: 1 });
    of.prepared.set(key, first);
    return first.execute();
  };
}

/**
 * A page of all that waits for the shop, of the kinds that are asked for, what is due first on top (`inboxDay`). One query, whatever it finds.
 * `next` is the number of the next page, null on the last.
 */
export const listInbox = (database: Database) => {
  const firstPage = firstPagesOf(database);
  return async (
    { page }: Pick<InboxQuery, 'page'>,
    asked: Pick<Asked, 'kinds' | 'locale'>,
  ): Promise<{ readonly lines: readonly InboxLine[]; readonly next: number | null }> => {
    if (asked.kinds.length === 0) return { lines: [], next: null };
    const rows = await (page === 1 ? firstPage(asked) : inboxPage(database, { ...asked, page }));
    const lines = rows.slice(0, INBOX_PAGE).map(({ sinceMs, market, ...line }) => ({
      ...line,
      since: new Date(sinceMs).toISOString(),
      today: todayIn(market),
    }));
    return { lines, next: rows.length > INBOX_PAGE ? page + 1 : null };
  };
};
