import { eq, sql } from 'drizzle-orm';
import { mayNameOperator, needsOperator, type LeaseOperator } from '../../../domain/rental/operator.ts';
import type { LeasedOption } from '../../../domain/rental/rental-option.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { locked, ownLease, type LeaseAsker, type NotTheirs } from '../own-lease.ts';
import { leaseOperators } from './tables.ts';

/** Who drives the machines of a lease; null while nobody was named. */
export async function operatorOf(database: Database, leaseId: string): Promise<LeaseOperator | null> {
  const [row] = await database
    .select({ name: leaseOperators.name, licenceNumber: leaseOperators.licenceNumber })
    .from(leaseOperators)
    .where(eq(leaseOperators.leaseId, leaseId));
  return row === undefined || row.name === '' ? null : row;
}

const isLicensed = async (
  database: Database,
  { productId, options }: { readonly productId: number; readonly options: readonly LeasedOption[] },
): Promise<boolean> => {
  const [product] = await database
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, productId));
  return product !== undefined && needsOperator(product.categoryId, options);
};

/** The operator of a lease as its owner sees it; null where nobody has to be named. */
export async function operatorView(
  database: Database,
  lease: {
    readonly leaseId: string;
    readonly status: string;
    readonly productId: number;
    readonly options: readonly LeasedOption[];
    readonly isErased: boolean;
  },
): Promise<{ readonly named: LeaseOperator | null; readonly isOpen: boolean } | null> {
  if (lease.isErased || !(await isLicensed(database, lease))) return null;
  return {
    named: await operatorOf(database, lease.leaseId),
    isOpen: mayNameOperator(lease.status),
  };
}

type Named = { readonly ok: true } | NotTheirs | { readonly ok: false; readonly reason: 'operator-closed' };

/**
 * Names who drives the machines of a lease, for the owner of its order and the guest who placed it, until the hand-over; under the lock of
 * the order, so that what staff saw and had signed is what stands there.
 */
export const nameOperator =
  (database: Database) =>
  ({ operator, ...asked }: LeaseAsker & { readonly operator: LeaseOperator }): Promise<Named> =>
    database.transaction(async (transaction): Promise<Named> => {
      const found = await ownLease(transaction, asked, locked(transaction));
      if (!found.ok) return found;
      const { lease, item } = found;
      const isOpen =
        mayNameOperator(lease.status) &&
        (await isLicensed(transaction, { productId: item.productId, options: lease.options }));
      if (!isOpen) return { ok: false, reason: 'operator-closed' };
      await transaction
        .insert(leaseOperators)
        .values({ leaseId: lease.id, ...operator })
        .onConflictDoUpdate({ target: leaseOperators.leaseId, set: { ...operator, updatedAt: sql`now()` } });
      return { ok: true };
    });
