import { eq, inArray, sql } from 'drizzle-orm';
import { mergeCarts } from '../../../domain/cart/merge.ts';
import { stockOf } from '../../../domain/catalogue/offer.ts';
import { carts } from '../../cart/tables.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import type { Merging } from './merge-rules.ts';

/** So many visitors' carts that were taken in are remembered, as `takeInCart` does. */
const TOKENS_KEPT = 50;

/**
 * Adds the cart of an account that is merged into another to the other's cart, by the rule of a sign-in (`mergeCarts`) and within its limits. The
 * revision changes, so that browsers load it again; lines whose products are gone are named and left out where the cart is read. The row of the
 * merged account goes with its deletion. The caller holds both accounts.
 */
export async function joinCarts(transaction: Database, { from, into }: Merging): Promise<void> {
  const [going] = await transaction.select().from(carts).where(eq(carts.userId, from)).for('update');
  if (!going || going.lines.length === 0) return;
  const [staying] = await transaction
    .insert(carts)
    .values({ userId: into, revision: 0, lines: [] })
    .onConflictDoUpdate({ target: carts.userId, set: { revision: carts.revision } })
    .returning();
  if (!staying) throw new Error('No cart was written');
  const ids = [...staying.lines, ...going.lines].map(({ id }) => id);
  const stored = await transaction
    .select({
      id: products.id,
      kind: products.kind,
      stock: products.stock,
      rentalStock: products.rentalStock,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const ofId = new Map(
    stored.map(({ id, rentalStock, ...product }) => [
      id,
      { ...product, ...(rentalStock !== null && { rentalStock }) },
    ]),
  );
  const { items: lines } = mergeCarts(staying.lines, going.lines, ({ id, rental }) =>
    stockOf(ofId.get(id), rental === null ? 'buy' : 'rent'),
  );
  await transaction
    .update(carts)
    .set({
      lines,
      revision: staying.revision + 1,
      mergedTokens: [...going.mergedTokens, ...staying.mergedTokens].slice(-TOKENS_KEPT),
      updatedAt: sql`now()`,
    })
    .where(eq(carts.userId, into));
}
