import { or, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { Database } from '../../database/database.ts';
import type { productRows } from '../product-rows.ts';
import { endReductions, keepRegular, lockRunning, priceKey } from '../reductions/running-reductions.ts';
import { productPrices } from '../tables.ts';
import type { EditedProduct } from './find-edited-product.ts';
import { inParts } from './in-parts.ts';

/** A product as it is to be, and which of its fields say something else than what is stored. */
export interface ProductWrite {
  readonly id: number;
  /** As it was locked. */
  readonly before: EditedProduct;
  readonly product: EditableProduct;
  readonly changed: ReadonlySet<ProductField>;
  /** Fields that say something else than what their writer saw. */
  readonly unseen?: ReadonlySet<ProductField>;
}

/** A write with the rows that are to stand. */
export interface WriteRows {
  readonly write: ProductWrite;
  readonly rows: ReturnType<typeof productRows>;
}

/**
 * Writes the terms whose price changed in either currency: one that is converted follows the other's. A price that a reduction lowers just
 * now is the regular one, which comes back at its end; where it is no longer above the reduced one, the reduction is over.
 */
export async function writePrices(transaction: Database, touched: readonly WriteRows[]): Promise<void> {
  if (touched.length === 0) return;
  const running = await lockRunning(
    transaction,
    touched.map(({ write }) => write.id),
  );
  const reductionOf = (price: {
    readonly productId: number;
    readonly currency: string;
    readonly term: string;
  }) => (price.term === 'sale' ? running.get(priceKey(price)) : undefined);
  const gone = touched.flatMap(({ write: { id, changed }, rows }) =>
    [...changed].flatMap((field) => {
      const [kind, currency, term] = field.split('.');
      if (kind !== 'price' || currency === undefined || term === undefined) return [];
      const other = currency === 'UAH' ? 'PLN' : 'UAH';
      return [currency, other]
        .filter((each) => !rows.prices.some((price) => price.currency === each && price.term === term))
        .map((each) => ({ productId: id, currency: each, term }));
    }),
  );
  await inParts(gone, (part) =>
    transaction.execute(sql`delete from ${productPrices} as price
      using (values ${sql.join(
        part.map(
          ({ productId, currency, term }) => sql`(${productId}::int, ${currency}::text, ${term}::text)`,
        ),
        sql`, `,
      )}) as gone(id, currency, term)
      where price.product_id = gone.id and price.currency = gone.currency and price.term = gone.term`),
  );
  const written = touched.flatMap(({ write: { changed }, rows }) =>
    rows.prices.filter(
      ({ currency, term, converted }) =>
        changed.has(`price.${currency}.${term}`) ||
        (converted && changed.has(`price.${currency === 'UAH' ? 'PLN' : 'UAH'}.${term}`)),
    ),
  );
  const regular = written.flatMap((price) => {
    const reduction = reductionOf(price);
    return reduction !== undefined && price.minor > reduction.minor
      ? [{ ...price, reductionId: reduction.id }]
      : [];
  });
  const goesOn = new Set(regular.map(({ reductionId }) => reductionId));
  const over = written.flatMap((price) => {
    const reduction = reductionOf(price);
    return reduction === undefined || goesOn.has(reduction.id) ? [] : [reduction.id];
  });
  // A draft may lose its price altogether; nothing is left to lower.
  const lost = gone.flatMap((price) => reductionOf(price)?.id ?? []);
  await endReductions(transaction, [...over, ...lost]);
  await keepRegular(transaction, regular);
  const paid = written.filter((price) => !goesOn.has(reductionOf(price)?.id ?? 0));
  await inParts(paid, (part) =>
    transaction
      .insert(productPrices)
      .values(part)
      .onConflictDoUpdate({
        target: [productPrices.productId, productPrices.currency, productPrices.term],
        set: { minor: sql`excluded.minor`, converted: sql`excluded.converted` },
        setWhere: or(
          sql`${productPrices.minor} <> excluded.minor`,
          sql`${productPrices.converted} <> excluded.converted`,
        ),
      }),
  );
}
