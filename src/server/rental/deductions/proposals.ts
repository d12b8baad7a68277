import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { withTax } from '../../../domain/checkout/tax.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import {
  deductionGrounds,
  mayDeduct,
  proposeDeductions,
  type Deduction,
  type DeductionProposal,
  type OpenDeduction,
} from '../../../domain/rental/deductions.ts';
import { backBy, bookedWay } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leaseProtocols } from '../protocols/tables.ts';
import { leases, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import { leavesOn } from '../travel-days.ts';
import { deductionsOf } from './deductions.ts';
import { leaseDeductions } from './tables.ts';

/** The id under which a proposal for a machine of a lease is written: the same on each telephone. */
function proposalId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`deduction:${parts.join(':')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Protocol = typeof leaseProtocols.$inferSelect;
interface LeaseWithOrder {
  readonly lease: typeof leases.$inferSelect;
  readonly leavesOn: string | null;
  readonly order: typeof orders.$inferSelect;
}

/** Some leases with their orders. */
const withOrders = (database: Database, leaseIds: readonly string[]) =>
  database
    .select({ lease: leases, leavesOn, order: orders })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(leases.id, [...leaseIds]));

/** How a machine of a lease came back, by its protocols; one that is not signed for comes back today. */
function cameBack({ lease, leavesOn: blockedFrom, order }: LeaseWithOrder, protocols: readonly Protocol[]) {
  const market = marketOf(order.currency);
  const of = (kind: Protocol['kind']) => protocols.find((each) => each.kind === kind);
  const signedAt = of('return')?.signedAt ?? null;
  const { dayMinor: day, firstDay, lastDay } = lease;
  const rule = { ratePercent: Number(order.taxRatePercent), mode: order.taxMode };
  return {
    dueDay:
      firstDay === null || lastDay === null
        ? null
        : backBy({ lastDay }, bookedWay({ firstDay, blockedFrom: blockedFrom ?? firstDay }, market)),
    backOn: signedAt === null ? todayIn(market) : dayIn(timeZoneOf(market), signedAt),
    dayMinor: day === null ? null : withTax(money(day, order.currency), rule).minor,
    fuel: { before: of('handover')?.fuel ?? null, after: of('return')?.fuel ?? null },
  };
}

/** What may be kept for a machine of a lease that comes back, and what is kept of the lease's deposit by now. */
export interface MachineDeductions {
  readonly isOpen: boolean;
  readonly written: readonly Deduction[];
  /** Those that nobody has written down or dropped. */
  readonly proposals: readonly (DeductionProposal & { readonly id: string })[];
}

/** The same of a machine; `eighthMinor` is what an eighth of a tank costs in each currency. */
export async function machineDeductions(
  database: Database,
  { leaseId, machineId }: { readonly leaseId: string; readonly machineId: number },
  eighthMinor: Readonly<Record<Currency, number>>,
): Promise<MachineDeductions> {
  const [found] = await withOrders(database, [leaseId]);
  const written = await deductionsOf(database, leaseId);
  if (found === undefined || !mayDeduct(found.lease.status)) return { isOpen: false, written, proposals: [] };
  const protocols = await database
    .select()
    .from(leaseProtocols)
    .where(and(eq(leaseProtocols.leaseId, leaseId), eq(leaseProtocols.machineId, machineId)));
  const back = cameBack(found, protocols);
  return {
    isOpen: true,
    written,
    proposals: proposeDeductions({ ...back, eighthMinor: eighthMinor[found.order.currency] })
      .map((proposal) => ({ ...proposal, id: proposalId(leaseId, machineId, proposal.kind) }))
      .filter(({ id }) => written.every((each) => each.id !== id)),
  };
}

/** What is proposed for the machines of some leases that are back, and nobody has written down or dropped, by the leases' ids. */
export async function openDeductions(
  database: Database,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenDeduction[]>> {
  const found = (await withOrders(database, leaseIds)).filter(({ lease }) => lease.status === 'RETURNED');
  const ids = found.map(({ lease }) => lease.id);
  if (ids.length === 0) return new Map();
  const signed = await database
    .select({ protocol: leaseProtocols, inventoryNumber: machines.inventoryNumber })
    .from(leaseProtocols)
    .innerJoin(machines, eq(machines.id, leaseProtocols.machineId))
    .where(inArray(leaseProtocols.leaseId, ids))
    .orderBy(asc(machines.inventoryNumber));
  const written = await database
    .select({ id: leaseDeductions.id })
    .from(leaseDeductions)
    .where(inArray(leaseDeductions.leaseId, ids));
  const done = new Set(written.map(({ id }) => id));
  const openOf = (each: LeaseWithOrder): readonly OpenDeduction[] => {
    const own = signed.filter(({ protocol }) => protocol.leaseId === each.lease.id);
    const back = own.filter(({ protocol }) => protocol.kind === 'return' && protocol.signedAt !== null);
    return back.flatMap(({ protocol: { machineId }, inventoryNumber }) => {
      const ofMachine = own.map(({ protocol }) => protocol).filter((of) => of.machineId === machineId);
      return deductionGrounds(cameBack(each, ofMachine))
        .filter(({ kind }) => !done.has(proposalId(each.lease.id, machineId, kind)))
        .map((ground) => ({ ...ground, machineId, inventoryNumber }));
    });
  };
  return new Map(found.map((each) => [each.lease.id, openOf(each)]));
}
