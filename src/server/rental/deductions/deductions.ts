import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '../../../domain/money/money.ts';
import {
  mayDeduct,
  mostForDamage,
  type Deduction,
  type DeductionForm,
} from '../../../domain/rental/deductions.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import type { Database } from '../../database/database.ts';
import { lockOrderOfLease } from '../own-lease.ts';
import { leases } from '../tables.ts';
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
      await recordLeaseChange(
        transaction,
        { leaseId, actor: `staff:${staffId}`, action: 'lease-deducted' },
        (said) => ({
          deductionKind: [known?.kind ?? '', kind],
          deducted: [known === undefined ? '' : said(known.amountMinor), said(amountMinor)],
        }),
      );
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
