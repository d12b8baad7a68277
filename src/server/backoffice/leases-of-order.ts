import { asc, eq, sql } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { leaseStatesOf } from '../rental/lease-states.ts';
import { machineProtocolsOf } from '../rental/protocols/read-protocols.ts';
import { leaseEvents, leases } from '../rental/tables.ts';

/** The leases of an order as staff see them: with their machines, and who took each step. */
export async function leasesOfOrder(database: Database, orderId: string) {
  const states = await leaseStatesOf(database, orderId);
  if (states.length === 0) return [];
  const events = await database
    .select({ event: leaseEvents, name: shownName })
    .from(leaseEvents)
    .innerJoin(leases, eq(leases.id, leaseEvents.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(users, eq(users.id, sql`split_part(${leaseEvents.actor}, ':', 2)`))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(leaseEvents.id));
  const protocols = await machineProtocolsOf(
    database,
    states.map(({ id }) => id),
  );
  return states.map((state) => ({
    ...state,
    protocols: protocols.get(state.id) ?? [],
    history: events
      .filter(({ event }) => event.leaseId === state.id)
      .map(({ event: { id, toStatus, actor, reason, at }, name }) => ({
        id,
        toStatus,
        actor: actorKindOf(actor),
        reason,
        at,
        name,
      })),
  }));
}
