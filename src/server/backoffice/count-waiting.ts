import { sql } from 'drizzle-orm';
import { QUEUE_COUNT_MAX, WAITING, type Waiting } from '../../domain/orders/queue.ts';
import type { Database } from '../database/database.ts';
import { waitingSources } from './waiting/waiting-sources.ts';

/** How much waits for the shop of each kind, up to QUEUE_COUNT_MAX; one query. */
export const countWaiting = (database: Database) => async (): Promise<ReadonlyMap<Waiting, number>> => {
  const sources = waitingSources(database, 'uk');
  const counts = WAITING.map((kind) => {
    const parts = sources[kind].map(
      ({ from, where, order }) =>
        sql`(select count(*)::int from (select from ${from} where ${where} order by ${order} limit ${QUEUE_COUNT_MAX}) as few)`,
    );
    return sql`least(${QUEUE_COUNT_MAX}, ${sql.join(parts, sql` + `)})`;
  });
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return new Map(WAITING.map((kind, place) => [kind, rows[0]?.counts[place] ?? 0]));
};
