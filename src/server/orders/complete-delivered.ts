import { inArray, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { LEASE_UNDER_WAY } from '../../domain/rental/lease-steps.ts';
import { WITHDRAWAL_DAYS } from '../../domain/returns/withdrawal.ts';
import { mayTake, RowSetAside, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { leases } from '../rental/tables.ts';
import { orderEvents } from './event-tables.ts';
import { orderItems, orders } from './tables.ts';
import { exchanges } from '../returns/exchanges/tables.ts';
import { returns, withdrawals } from '../returns/tables.ts';
import { announceStep } from './announce-step.ts';
import { followReplacements } from './follow-replacements.ts';

/** The chore's name in logs, metrics and among failures. */
export const DELIVERED_ORDERS = 'delivered orders';

/** Orders in one transaction, and in an hour. */
const AT_ONCE = 500;

const rows = v.array(v.object({ id: v.string() }));

/** Orders whose days are over, the oldest deliveries first, locked; those that somebody else has taken are passed by. */
const due = (limit: number) => sql`
  select ${orders.id} as id from ${orders}
  where ${orders.status} = 'DELIVERED'
  and ${orders.deliveredAt} <= now() - make_interval(days => ${WITHDRAWAL_DAYS})
  and not exists (
    select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.closedAt} is null
  )
  and not exists (
    select from ${returns} left join ${exchanges} on ${exchanges.returnId} = ${returns.id}
    where ${returns.orderId} = ${orders.id} and (${returns.closedAt} is null
      or (${exchanges.returnId} is not null and ${exchanges.closedAt} is null))
  )
  and not exists (
    select from ${orderItems} join ${leases} on ${leases.orderItemId} = ${orderItems.id}
    where ${orderItems.orderId} = ${orders.id} and ${inArray(leases.status, [...LEASE_UNDER_WAY])}
  )
  and ${mayTake(DELIVERED_ORDERS, orders.id)}
  order by ${orders.deliveredAt} limit ${limit} for update skip locked`;

/** Status and history of orders in one statement; their ids come back. */
const complete = (which: SQL) => sql`
  with due as materialized (${which}), done as (
    update ${orders} set status = 'COMPLETED', updated_at = now()
    where ${orders.id} = any(array(select id from due))
    returning ${orders.id} as id
  )
  insert into ${orderEvents} (order_id, from_status, to_status, actor, reason)
  select id, 'DELIVERED', 'COMPLETED', 'shop', 'completed' from done
  returning order_id as id`;

async function completeAll(transaction: Database, which: SQL): Promise<number> {
  const ids = v.parse(rows, (await transaction.execute(complete(which))).rows).map(({ id }) => id);
  await followReplacements(transaction, ids, 'COMPLETED');
  await announceStep(transaction, ids, 'completed');
  return ids.length;
}

/** The next order by itself; one on which it fails is set aside, and counts as none. */
async function completeNext(database: Database): Promise<'completed' | 'failed' | null> {
  try {
    return await workOnOne(database, DELIVERED_ORDERS, {
      claim: async (transaction) => v.parse(rows, (await transaction.execute(due(1))).rows)[0],
      work: async (transaction, { id }) => {
        await completeAll(transaction, sql`select ${id}::uuid as id`);
        return 'completed' as const;
      },
    });
  } catch (error) {
    if (error instanceof RowSetAside) return 'failed';
    throw error;
  }
}

/**
 * Completes what was delivered 14 days ago, has no open return or exchange and has no machine out (R23), with history and e-mails, at most AT_ONCE orders;
 * answers how many. Instances that do so at once share the work. An order that comes back leaves DELIVERED by itself.
 * Where they cannot be completed together, each is by itself, and what failed of them is thrown when all were tried.
 */
export const completeDelivered = (database: Database) => async (): Promise<number> => {
  try {
    return await database.transaction((transaction) => completeAll(transaction, due(AT_ONCE)));
  } catch (error) {
    const counts = { completed: 0, failed: 0 };
    for (let tried = 0; tried < AT_ONCE; tried++) {
      const outcome = await completeNext(database);
      if (outcome === null) break;
      counts[outcome]++;
    }
    if (counts.failed > 0) throw error;
    return counts.completed;
  }
};
