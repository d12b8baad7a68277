import type { PlannedChange } from '../../../domain/catalogue/editing/import-table.ts';
import { isPlannedFrom, type PlannedPurchase } from '../../../domain/catalogue/editing/purchase-columns.ts';
import type { Database } from '../../database/database.ts';
import { currentPurchases, enterPurchases, type PurchaseFile } from '../purchase-prices/enter-many.ts';
import { purchaseInWords } from '../purchase-prices/purchase-prices.ts';
import { partsOf } from './in-parts.ts';

const isPurchase = (
  change: PlannedChange,
): change is PlannedChange & { readonly id: number; readonly purchase: PlannedPurchase } =>
  change.purchase !== undefined && change.id !== null;

/**
 * Enters the purchase prices of an import from today on, inside of its transaction. Answers the lines whose products have another one than the
 * import was drafted from, or one of today, or are gone; the caller rolls back then.
 */
export async function enterImportedPurchases(
  transaction: Database,
  changes: readonly PlannedChange[],
  file: PurchaseFile,
): Promise<number[]> {
  const late: number[] = [];
  for (const part of partsOf(changes.filter(isPurchase).toSorted((a, b) => a.id - b.id))) {
    const current = await currentPurchases(
      transaction,
      part.map(({ id }) => id),
    );
    const isLate = ({ id, purchase }: (typeof part)[number]) =>
      !isPlannedFrom(purchase, current.get(id) ?? null);
    late.push(...part.filter(isLate).map(({ line }) => line));
    const missed = await enterPurchases(
      transaction,
      part
        .filter((each) => !isLate(each))
        .map(({ id, purchase: { after } }) => {
          const before = current.get(id);
          return { productId: id, ...after, before: before ? purchaseInWords(before) : '' };
        }),
      file,
    );
    late.push(...part.filter(({ id }) => missed.has(id)).map(({ line }) => line));
  }
  return late;
}
