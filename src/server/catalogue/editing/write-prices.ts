import { or, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { Database } from '../../database/database.ts';
import type { productRows } from '../product-rows.ts';
import { productPrices } from '../tables.ts';
import { inParts } from './in-parts.ts';

/** A product as it is to be, and which of its fields say something else than what is stored. */
export interface ProductWrite {
  readonly id: number;
  readonly product: EditableProduct;
  readonly changed: ReadonlySet<ProductField>;
}

/** A write with the rows that are to stand. */
export interface WriteRows {
  readonly write: ProductWrite;
  readonly rows: ReturnType<typeof productRows>;
}

/** Writes the terms whose price changed in either currency: one that is converted follows the other's. A reduction of a price that was not touched goes on. */
export async function writePrices(transaction: Database, touched: readonly WriteRows[]): Promise<void> {
  const gone = touched.flatMap(({ write: { id, changed }, rows }) =>
    [...changed].flatMap((field) => {
      const [kind, currency, term] = field.split('.');
      if (kind !== 'price' || currency === undefined || term === undefined) return [];
      const other = currency === 'UAH' ? 'PLN' : 'UAH';
      return [currency, other]
        .filter((each) => !rows.prices.some((price) => price.currency === each && price.term === term))
        .map((each) => ({ id, currency: each, term }));
    }),
  );
  await inParts(gone, (part) =>
    transaction.execute(sql`delete from ${productPrices} as price
      using (values ${sql.join(
        part.map(({ id, currency, term }) => sql`(${id}::int, ${currency}::text, ${term}::text)`),
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
  await inParts(written, (part) =>
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
