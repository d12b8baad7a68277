import { eq, sql } from 'drizzle-orm';
import type { LeadTimeForm, SupplierLeadTime } from '../../../domain/prices/lead-time.ts';
import { supplierKey } from '../../../domain/prices/purchase-price.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { purchasePrices } from '../purchase-prices/tables.ts';
import { suppliers } from './tables.ts';

/** Every supplier who sent a price list or is named by a purchase price, by name, with the days that goods take. Two statements. */
export const listLeadTimes = (database: Database) => async (): Promise<readonly SupplierLeadTime[]> => {
  const [kept, named] = await Promise.all([
    database
      .select({ key: suppliers.key, name: suppliers.name, leadDays: suppliers.leadDays })
      .from(suppliers),
    database.selectDistinct({ name: purchasePrices.supplier }).from(purchasePrices),
  ]);
  const all = new Map<string, SupplierLeadTime>(
    named.map(({ name }) => [supplierKey(name), { name, leadDays: null }]),
  );
  for (const { key, ...supplier } of kept) all.set(key, supplier);
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, supplier]) => supplier);
};

export type LeadTimeSet =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'supplier-not-found' };

/** Keeps how long goods of a known supplier take, and logs who said so; the same again changes nothing. */
export const setLeadTime =
  (database: Database) =>
  ({ supplier, days, staffId }: LeadTimeForm & { readonly staffId: string }): Promise<LeadTimeSet> =>
    database.transaction(async (transaction): Promise<LeadTimeSet> => {
      const key = supplierKey(supplier);
      const known = (await listLeadTimes(transaction)()).find(({ name }) => supplierKey(name) === key);
      if (!known) return { ok: false, reason: 'supplier-not-found' };
      const [row] = await transaction
        .insert(suppliers)
        .values({ key, name: known.name })
        // Locks the row that is there already.
        .onConflictDoUpdate({ target: suppliers.key, set: { key: sql`excluded.key` } })
        .returning({ id: suppliers.id, leadDays: suppliers.leadDays });
      if (!row) throw new Error('The supplier was not stored');
      if (row.leadDays === days) return { ok: true };
      await transaction.update(suppliers).set({ leadDays: days }).where(eq(suppliers.id, row.id));
      await recordChanges(transaction, [
        {
          staffId,
          action: 'supplier-lead-time-set',
          subject: 'supplier',
          subjectId: String(row.id),
          changes: { lead: [String(row.leadDays ?? ''), String(days ?? '')] },
        },
      ]);
      return { ok: true };
    });
