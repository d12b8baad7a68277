import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PurchaseEntry, StandingPurchase } from '../../../domain/catalogue/editing/purchase-columns.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { inParts } from '../editing/in-parts.ts';
import { products } from '../tables.ts';
import { PURCHASE_DAY, purchaseInWords } from './purchase-prices.ts';
import { purchasePrices } from './tables.ts';

/** The purchase prices of products that are in force today, with the days from which they hold; products without one are left out. One statement. For staff alone. */
export async function currentPurchases(
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, StandingPurchase & { readonly day: string }>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([purchasePrices.productId], {
      productId: purchasePrices.productId,
      currency: purchasePrices.currency,
      minor: purchasePrices.minor,
      supplier: purchasePrices.supplier,
      day: purchasePrices.day,
      isOfToday: sql<boolean>`${purchasePrices.day} = ${PURCHASE_DAY}`,
    })
    .from(purchasePrices)
    .where(
      and(inArray(purchasePrices.productId, [...productIds]), sql`${purchasePrices.day} <= ${PURCHASE_DAY}`),
    )
    .orderBy(purchasePrices.productId, desc(purchasePrices.day));
  return new Map(rows.map(({ productId, ...entry }) => [productId, entry]));
}

/** A purchase price that a file enters; `before` is what held until then, as the log has it, empty for nothing. */
export interface NewPurchase extends PurchaseEntry {
  readonly productId: number;
  readonly before: string;
}

/** The file that enters or takes away purchase prices, and who sent it. */
export interface PurchaseFile {
  readonly listId: string;
  readonly fileName: string;
  readonly staffId: string;
}

/**
 * Enters purchase prices of a file from today on, inside of a transaction, and logs each. Answers the products of which none was entered: they
 * are gone, or have one of today; the caller rolls back then.
 */
export async function enterPurchases(
  transaction: Database,
  entries: readonly NewPurchase[],
  { listId, fileName, staffId }: PurchaseFile,
): Promise<ReadonlySet<number>> {
  const missed = new Set(entries.map(({ productId }) => productId));
  // One after the other by their ids, so that two files wait for each other and do not deadlock.
  await inParts(
    entries.toSorted((a, b) => a.productId - b.productId),
    async (part) => {
      const ids = part.map(({ productId }) => productId);
      const held = await transaction
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(products.id)
        .for('key share');
      const isHeld = new Set(held.map(({ id }) => id));
      const rows = part
        .filter(({ productId }) => isHeld.has(productId))
        .map(({ productId, currency, minor, supplier }) => ({
          productId,
          currency,
          minor,
          supplier,
          day: sql`${PURCHASE_DAY}`,
          listId,
        }));
      if (rows.length === 0) return;
      const stored = await transaction.insert(purchasePrices).values(rows).onConflictDoNothing().returning();
      const before = new Map(part.map((each) => [each.productId, each.before]));
      for (const { productId } of stored) missed.delete(productId);
      await recordChanges(
        transaction,
        stored.map((each) => ({
          staffId,
          why: fileName,
          action: 'purchase-price-entered',
          subject: 'product',
          subjectId: String(each.productId),
          changes: { purchase: [before.get(each.productId) ?? '', purchaseInWords(each)] },
        })),
      );
    },
  );
  return missed;
}

/** Takes away the purchase prices that a file entered, however long ago, and logs each. */
export async function removePurchasesOf(
  transaction: Database,
  { listId, fileName, staffId }: PurchaseFile,
): Promise<void> {
  const removed = await transaction
    .delete(purchasePrices)
    .where(eq(purchasePrices.listId, listId))
    .returning();
  await inParts(removed, (part) =>
    recordChanges(
      transaction,
      part.map((each) => ({
        staffId,
        why: fileName,
        action: 'purchase-price-removed',
        subject: 'product',
        subjectId: String(each.productId),
        changes: { purchase: [purchaseInWords(each), ''] },
      })),
    ),
  );
}
