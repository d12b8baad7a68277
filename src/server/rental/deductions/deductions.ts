import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { withTax } from '../../../domain/checkout/tax.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import {
  mayDeduct,
  mostForDamage,
  proposeDeductions,
  type Deduction,
  type DeductionForm,
  type DeductionProposal,
} from '../../../domain/rental/deductions.ts';
import { returnDay } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leaseProtocols } from '../protocols/tables.ts';
import { lockOrderOfLease } from '../own-lease.ts';
import { leases } from '../tables.ts';
import { todayIn } from '../today.ts';
import { leaseDeductions } from './tables.ts';

type Written =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'lease-not-found' | 'deduction-closed' | 'deduction-changed' | 'form-used';
    }
  /** With a waiver: more than may be kept for accidental damage in all; `mostMinor` may be, in minor units of the order's `currency`. */
  | {
      readonly ok: false;
      readonly reason: 'damage-waived';
      readonly mostMinor: number;
      readonly currency: Currency;
    };

/**
 * Writes down what is kept of a lease's deposit, or changes what was written, under the lock of its order; once however often the form is
 * sent. No money moves by it.
 */
export const writeDeduction =
  (database: Database) =>
  async ({
    leaseId,
    staffId,
    seen,
    ...deduction
  }: DeductionForm & { readonly leaseId: string; readonly staffId: string }): Promise<Written> =>
    database.transaction(async (transaction): Promise<Written> => {
      const order = await lockOrderOfLease(transaction, leaseId);
      if (order === null) return { ok: false, reason: 'lease-not-found' };
      const { id, kind, amountMinor, note } = deduction;
      const [known] = await transaction.select().from(leaseDeductions).where(eq(leaseDeductions.id, id));
      if (known && known.leaseId !== leaseId) return { ok: false, reason: 'form-used' };
      const isSame = known?.kind === kind && known.amountMinor === amountMinor && known.note === note;
      if (isSame) return { ok: true };
      const [lease] = await transaction.select().from(leases).where(eq(leases.id, leaseId));
      if (!mayDeduct(lease?.status ?? '')) return { ok: false, reason: 'deduction-closed' };
      if (known && known.at !== seen) return { ok: false, reason: 'deduction-changed' };
      const most = lease === undefined ? null : mostForDamage(lease.options, lease.depositMinor);
      if (kind === 'damage' && most !== null) {
        const others = (await deductionsOf(transaction, leaseId)).filter(
          (each) => each.kind === 'damage' && each.id !== id,
        );
        const sumMinor = others.reduce((sum, each) => sum + each.amountMinor, amountMinor);
        if (sumMinor > most)
          return { ok: false, reason: 'damage-waived', mostMinor: most, currency: order.currency };
      }
      const values = { kind, amountMinor, note, staffId };
      await transaction
        .insert(leaseDeductions)
        .values({ id, leaseId, ...values })
        .onConflictDoUpdate({ target: leaseDeductions.id, set: { ...values, at: sql`clock_timestamp()` } });
      return { ok: true };
    });

/** What is kept of a lease's deposit, in the order in which it was written. */
export const deductionsOf = (database: Database, leaseId: string): Promise<Deduction[]> =>
  database
    .select({
      id: leaseDeductions.id,
      kind: leaseDeductions.kind,
      amountMinor: leaseDeductions.amountMinor,
      note: leaseDeductions.note,
      at: leaseDeductions.at,
    })
    .from(leaseDeductions)
    .where(eq(leaseDeductions.leaseId, leaseId))
    .orderBy(asc(leaseDeductions.at), asc(leaseDeductions.id));

/** What staff wrote down to keep of the deposits of leases, in minor units; those without are left out. */
export async function deductedOf(
  database: Database,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ leaseId: leaseDeductions.leaseId, minor: sql<string>`sum(${leaseDeductions.amountMinor})` })
    .from(leaseDeductions)
    .where(inArray(leaseDeductions.leaseId, [...leaseIds]))
    .groupBy(leaseDeductions.leaseId);
  return new Map(rows.map(({ leaseId, minor }) => [leaseId, Number(minor)]));
}

/** The id under which a proposal for a machine of a lease is written: the same on each telephone. */
function proposalId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`deduction:${parts.join(':')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
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
  const [found] = await database
    .select({ lease: leases, order: orders })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(leases.id, leaseId));
  const written = await deductionsOf(database, leaseId);
  if (found === undefined || !mayDeduct(found.lease.status)) return { isOpen: false, written, proposals: [] };
  const { lease, order } = found;
  const { currency } = order;
  const market = marketOf(currency);
  const protocols = await database
    .select()
    .from(leaseProtocols)
    .where(and(eq(leaseProtocols.leaseId, leaseId), eq(leaseProtocols.machineId, machineId)));
  const of = (kind: 'handover' | 'return') => protocols.find((each) => each.kind === kind);
  const signedAt = of('return')?.signedAt ?? null;
  const { dayMinor: day } = lease;
  const rule = { ratePercent: Number(order.taxRatePercent), mode: order.taxMode };
  const proposals = proposeDeductions({
    dueDay: lease.lastDay === null ? null : returnDay({ lastDay: lease.lastDay }, market),
    backOn: signedAt === null ? todayIn(market) : dayIn(timeZoneOf(market), signedAt),
    dayMinor: day === null ? null : withTax(money(day, currency), rule).minor,
    fuel: { before: of('handover')?.fuel ?? null, after: of('return')?.fuel ?? null },
    eighthMinor: eighthMinor[currency],
  });
  return {
    isOpen: true,
    written,
    proposals: proposals
      .map((proposal) => ({ ...proposal, id: proposalId(leaseId, machineId, proposal.kind) }))
      .filter(({ id }) => written.every((each) => each.id !== id)),
  };
}
