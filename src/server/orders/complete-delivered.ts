import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { WITHDRAWAL_DAYS } from '../../domain/orders/withdrawal-end.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from './tables.ts';
import { withdrawals } from './withdrawals/tables.ts';
import { writeLetters } from './write-letters.ts';

/** Orders in one transaction, and in an hour. */
const AT_ONCE = 500;

const row = v.object({ id: v.string() });

/** Orders whose days are over, taken by nobody else, get status and history in one statement. */
const complete = sql`
  with due as materialized (
    select ${orders.id} as id from ${orders}
    where ${orders.status} = 'DELIVERED'
    and ${orders.deliveredAt} <= now() - make_interval(days => ${WITHDRAWAL_DAYS})
    and not exists (
      select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.closedAt} is null
    )
    order by ${orders.deliveredAt} limit ${AT_ONCE} for update skip locked
  ), done as (
    update ${orders} set status = 'COMPLETED', updated_at = now()
    where ${orders.id} = any(array(select id from due))
    returning ${orders.id} as id
  )
  insert into ${orderEvents} (order_id, from_status, to_status, actor, reason)
  select id, 'DELIVERED', 'COMPLETED', 'shop', 'completed' from done
  returning order_id as id`;

/**
 * Completes what was delivered 14 days ago and is not on its way back (R23), with history and letters, at most AT_ONCE orders; answers how many.
 * Instances that do so at once share the work. An order that comes back leaves DELIVERED by itself.
 */
export const completeDelivered = (database: Database) => (): Promise<number> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(complete);
    const ids = v.parse(v.array(row), rows).map(({ id }) => id);
    await writeLetters(transaction, ids, 'completed');
    return ids.length;
  });
