import { asc, eq, sql } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { NO_SHOW } from '../../domain/rental/lease-steps.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { contractsOf } from '../rental/contracts/find-contracts.ts';
import { leaseStatesOf } from '../rental/lease-states.ts';
import { machineProtocolsOf } from '../rental/protocols/read-protocols.ts';
import { noShowMoney, type NoShowMoney } from '../rental/no-show.ts';
import { deductedOf } from '../rental/deductions/deductions.ts';
import { leaseEvents, leases } from '../rental/tables.ts';

/** What is kept and given back of the leases of an order that nobody took; none of any other. */
async function missedLeases(database: Database, order: LockedOrder, leaseIds: readonly string[]) {
  const missed = new Map<string, NoShowMoney>();
  for (const leaseId of leaseIds) {
    const amounts = await noShowMoney(database, order, leaseId);
    if (amounts !== null) missed.set(leaseId, amounts);
  }
  return missed;
}

/** The leases of an order as staff see them: with their machines, who took each step, and what is given back of one that nobody took. */
export async function leasesOfOrder(database: Database, order: LockedOrder) {
  const orderId = order.id;
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
  const ids = events.flatMap(({ event }) => (event.reason === NO_SHOW ? [event.leaseId] : []));
  const missed = await missedLeases(database, order, ids);
  const contracts = await contractsOf(database, orderId);
  const deductions = await deductedOf(
    database,
    states.map(({ id }) => id),
  );
  return states.map((state) => ({
    ...state,
    protocols: protocols.get(state.id) ?? [],
    contracts: contracts.flatMap(({ leaseId, name, annex, issuedOn }) =>
      leaseId === state.id ? [{ name, annex, issuedOn }] : [],
    ),
    deductedMinor: deductions.get(state.id) ?? 0,
    noShow: missed.get(state.id) ?? null,
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
