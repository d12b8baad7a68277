import { asc, eq } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { isActor, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import type { SettlementPreview } from '../../domain/rental/settlement.ts';
import { planSettlement } from '../payments/plan-settlement.ts';
import { contractsOf } from '../rental/contracts/find-contracts.ts';
import { leaseStatesOf } from '../rental/lease-states.ts';
import { machineProtocolsOf } from '../rental/protocols/read-protocols.ts';
import { missedLeases } from '../rental/no-show.ts';
import { deductedOf } from '../rental/deductions/deductions.ts';
import { openDeductions } from '../rental/deductions/proposals.ts';
import { leaseEvents, leases } from '../rental/tables.ts';

/** The leases of an order as staff see them: with their machines, who took each step, what is given back of one that nobody took, and what settling one comes to. */
export async function leasesOfOrder(database: Database, order: LockedOrder) {
  const orderId = order.id;
  const states = await leaseStatesOf(database, orderId);
  if (states.length === 0) return [];
  const events = await database
    .select({ event: leaseEvents, name: shownName })
    .from(leaseEvents)
    .innerJoin(leases, eq(leases.id, leaseEvents.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(users, isActor(leaseEvents.actor))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(leaseEvents.id));
  const ids = states.map(({ id }) => id);
  const protocols = await machineProtocolsOf(database, ids);
  const missed = await missedLeases(database, order);
  const contracts = await contractsOf(database, orderId);
  const deductions = await deductedOf(database, ids);
  const open = await openDeductions(database, ids);
  const settlements = new Map<string, SettlementPreview | null>();
  for (const { id, status } of states)
    if (status === 'RETURNED')
      settlements.set(id, (await planSettlement(database, order, id))?.money ?? null);
  return states.map((state) => ({
    ...state,
    protocols: protocols.get(state.id) ?? [],
    contracts: contracts.flatMap(({ leaseId, name, annex, issuedOn }) =>
      leaseId === state.id ? [{ name, annex, issuedOn }] : [],
    ),
    deductedMinor: deductions.get(state.id) ?? 0,
    openDeductions: open.get(state.id) ?? [],
    settlement: settlements.get(state.id) ?? null,
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
