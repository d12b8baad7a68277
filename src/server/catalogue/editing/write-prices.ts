import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { Database } from '../../database/database.ts';
import type { productRows } from '../product-rows.ts';
import { priceReductions } from '../reductions/tables.ts';
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

interface SalePrice {
  readonly productId: number;
  readonly currency: string;
  readonly term: string;
}
const keyOf = ({ productId, currency }: Pick<SalePrice, 'productId' | 'currency'>) =>
  `${productId} ${currency}`;

/**
 * The reductions that lower the sale prices of products just now, by product and currency. They are locked with those to come, so that
 * none begins or ends before the transaction does.
 */
async function lockRunning(transaction: Database, productIds: readonly number[]) {
  const { id, productId, currency, minor } = priceReductions;
  const announced = await transaction
    .select({ id, productId, currency, minor, openedAt: priceReductions.openedAt })
    .from(priceReductions)
    .where(and(inArray(productId, [...productIds]), isNull(priceReductions.closedAt)))
    .orderBy(asc(id))
    .for('update');
  const open = announced.filter(({ openedAt }) => openedAt !== null);
  if (open.length === 0) return new Map<string, (typeof open)[number]>();
  // Read after the locks: what a sweep wrote meanwhile counts.
  const paid = await transaction
    .select({
      productId: productPrices.productId,
      currency: productPrices.currency,
      minor: productPrices.minor,
    })
    .from(productPrices)
    .where(
      and(
        inArray(
          productPrices.productId,
          open.map((reduction) => reduction.productId),
        ),
        eq(productPrices.term, 'sale'),
      ),
    );
  const paidNow = new Map(paid.map((price) => [keyOf(price), price.minor]));
  return new Map(
    open
      .filter((reduction) => paidNow.get(keyOf(reduction)) === reduction.minor)
      .map((reduction) => [keyOf(reduction), reduction]),
  );
}

/** Ends reductions: nothing is struck through beside their prices any more. */
const endReductions = (transaction: Database, ids: readonly number[]): Promise<void> =>
  inParts(ids, (part) =>
    transaction.execute(sql`with over as (
        update ${priceReductions} as reduction set closed_at = now()
        where reduction.id in (${sql.join(part, sql`, `)}) returning reduction.product_id, reduction.currency)
      update ${productPrices} as price set reference_minor = null from over
      where price.product_id = over.product_id and price.currency = over.currency and price.term = 'sale'`),
  );

/** What is given as the regular price of a reduction that runs comes back at its end; what shoppers pay meanwhile stays. */
async function writeRegular(
  transaction: Database,
  prices: readonly (SalePrice & {
    readonly minor: number;
    readonly converted: boolean;
    readonly reductionId: number;
  })[],
): Promise<void> {
  await inParts(prices, (part) =>
    transaction.execute(sql`with given as (
        select * from (values ${sql.join(
          part.map(
            ({ reductionId, minor, converted }) =>
              sql`(${reductionId}::int, ${minor}::bigint, ${converted}::boolean)`,
          ),
          sql`, `,
        )}) as given(id, minor, converted)),
      noted as (
        update ${priceReductions} as reduction set regular_minor = given.minor from given where reduction.id = given.id
        returning reduction.product_id, reduction.currency, given.converted)
      update ${productPrices} as price set converted = noted.converted from noted
      where price.product_id = noted.product_id and price.currency = noted.currency and price.term = 'sale'
        and price.converted <> noted.converted`),
  );
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
  const reductionOf = (price: SalePrice) => (price.term === 'sale' ? running.get(keyOf(price)) : undefined);
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
  await endReductions(transaction, over);
  await writeRegular(transaction, regular);
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
