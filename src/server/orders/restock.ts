import { returnStock, lockProducts } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { stockMovements } from './stock-movement-tables.ts';

/** Puts pieces of products of an order on the shelf again, several lines of one product together; its rows are locked in order. */
export async function restock(
  transaction: Database,
  orderId: string,
  lines: readonly { readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    if (line.pieces > 0) pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.pieces);
  }
  if (pieces.size === 0) return;
  const goods = [...pieces.keys()].toSorted((a, b) => a - b);
  await lockProducts(transaction, { ids: goods });
  await returnStock(transaction, { goods, quantities: goods.map((id) => pieces.get(id) ?? 0) });
  await transaction
    .insert(stockMovements)
    .values(goods.map((productId) => ({ productId, orderId, pieces: pieces.get(productId) ?? 0 })));
}
