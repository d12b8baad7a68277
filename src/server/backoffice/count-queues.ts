import { sql } from 'drizzle-orm';
import { QUEUES, QUEUE_COUNT_MAX, type Queue } from '../../domain/orders/queue.ts';
import type { Database } from '../database/database.ts';
import { queueConditions } from '../orders/queue-conditions.ts';
import { orders } from '../orders/tables.ts';

/** How many orders wait for the shop in each way, up to QUEUE_COUNT_MAX. */
export const countQueues = (database: Database) => async (): Promise<Readonly<Record<Queue, number>>> => {
  const conditions = queueConditions(orders);
  // In the order of the index: without it the table would be read from its oldest rows on.
  const counts = QUEUES.map(
    (queue) =>
      sql`(select count(*)::int from (select from ${orders} where ${conditions[queue]} order by ${orders.createdAt} limit ${QUEUE_COUNT_MAX}) as few)`,
  );
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const counted = rows[0]?.counts ?? [];
  const of = (queue: Queue) => counted[QUEUES.indexOf(queue)] ?? 0;
  return {
    confirm: of('confirm'),
    ship: of('ship'),
    overdue: of('overdue'),
    'part-paid': of('part-paid'),
    owed: of('owed'),
  };
};
