import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { Database } from '../../database/database.ts';
import { currentRate } from '../current-rate.ts';
import { productRows } from '../product-rows.ts';
import {
  productContents,
  productPrices,
  products,
  productSpecifications,
  productTags,
  productTexts,
} from '../tables.ts';

/** A product as it is to be, and which of its fields say something else than what is stored. */
export interface ProductWrite {
  readonly id: number;
  readonly product: EditableProduct;
  readonly changed: ReadonlySet<ProductField>;
}

/** Rows that one statement writes: Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

async function inParts<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await write(rows.slice(from, from + ROWS_AT_ONCE));
}

const touches = ({ changed }: ProductWrite, ...starts: readonly string[]) =>
  [...changed].some((field) => starts.some((start) => field === start || field.startsWith(`${start}.`)));

/** The columns of `products`, by the fields that they hold. */
const COLUMNS: readonly {
  readonly fields: readonly string[];
  readonly column: string;
  readonly cast: string;
  readonly value: (product: EditableProduct) => unknown;
}[] = [
  { fields: ['category'], column: 'category_id', cast: 'int', value: ({ categoryId }) => categoryId },
  {
    fields: ['article'],
    column: 'article_number',
    cast: 'text',
    value: ({ articleNumber }) => articleNumber,
  },
  { fields: ['brand'], column: 'brand', cast: 'text', value: ({ brand }) => brand },
  {
    fields: ['warranty'],
    column: 'warranty_months',
    cast: 'int',
    value: ({ warrantyMonths }) => warrantyMonths,
  },
  {
    fields: ['manufacturer', 'responsible'],
    column: 'makers',
    cast: 'jsonb',
    value: ({ makers }) => makers && JSON.stringify(makers),
  },
];

type OwnRows = ReturnType<typeof productRows>;

/** A write with the rows that are to stand. */
interface WriteRows {
  readonly write: ProductWrite;
  readonly rows: OwnRows;
}

/** Deletes the rows that products have in a table. */
async function deleteRows(
  transaction: Database,
  table: typeof productSpecifications | typeof productTags | typeof productContents,
  of: readonly WriteRows[],
): Promise<void> {
  const ids = of.map(({ write }) => write.id);
  if (ids.length > 0) await transaction.delete(table).where(inArray(table.productId, ids));
}

/** Sets one column of many products, each to its own value; columns that did not change are not named, so that no trigger runs for them. */
async function setColumn(
  transaction: Database,
  { column, cast }: { column: string; cast: string },
  values: readonly (readonly [id: number, value: unknown])[],
): Promise<void> {
  await inParts(values, (part) => {
    const rows: SQL[] = part.map(([id, value]) => sql`(${id}::int, ${value}::${sql.raw(cast)})`);
    return transaction.execute(sql`update ${products} as product set ${sql.identifier(column)} = given.value
      from (values ${sql.join(rows, sql`, `)}) as given(id, value) where product.id = given.id`);
  });
}

async function setPublished(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  for (const isPublished of [true, false]) {
    const ids = writes
      .filter((write) => touches(write, 'published') && write.product.isPublished === isPublished)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await transaction
      .update(products)
      .set({ publishedAt: isPublished ? sql`now()` : null })
      .where(inArray(products.id, ids));
  }
}

/**
 * Writes what changed of locked products, in a number of statements that does not depend on theirs. Rows of tables in which nothing changed are left
 * alone, so that no trigger runs for nothing.
 */
export async function writeProducts(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const rate = writes.some((write) => touches(write, 'price')) ? await currentRate(transaction)() : null;
  const rows = writes.map((write) => ({
    write,
    rows: productRows({ id: write.id, ...write.product }, rate),
  }));
  const touched = (...starts: readonly string[]) => rows.filter(({ write }) => touches(write, ...starts));
  for (const { fields, value, ...column } of COLUMNS) {
    const values = touched(...fields).map(({ write }) => [write.id, value(write.product)] as const);
    await setColumn(transaction, column, values);
  }
  await setPublished(transaction, writes);
  await transaction
    .update(products)
    .set({ updatedAt: sql`now()` })
    .where(
      inArray(
        products.id,
        writes.map(({ id }) => id),
      ),
    );
  await writePrices(transaction, touched('price'));
  const specs = touched('spec');
  await deleteRows(transaction, productSpecifications, specs);
  await inParts(
    specs.flatMap(({ rows: own }) => own.specifications),
    (part) => transaction.insert(productSpecifications).values(part),
  );
  const tags = touched('tags');
  await deleteRows(transaction, productTags, tags);
  await inParts(
    tags.flatMap(({ rows: own }) => own.tags),
    (part) => transaction.insert(productTags).values(part),
  );
  const contents = touched('contents');
  await deleteRows(transaction, productContents, contents);
  await inParts(
    contents.flatMap(({ rows: own }) => own.contents),
    (part) => transaction.insert(productContents).values(part),
  );
  // What search reads is made of all of these.
  const texts = touched('name', 'summary', 'description', 'spec', 'tags', 'category', 'brand', 'article');
  await inParts(
    texts.flatMap((each) => each.rows.texts),
    (part) =>
      transaction
        .insert(productTexts)
        .values(part)
        .onConflictDoUpdate({
          target: [productTexts.productId, productTexts.locale],
          set: {
            name: sql`excluded.name`,
            nameKey: sql`excluded.name_key`,
            summary: sql`excluded.summary`,
            description: sql`excluded.description`,
            facts: sql`excluded.facts`,
            specificationText: sql`excluded.specification_text`,
            searchName: sql`excluded.search_name`,
            searchText: sql`excluded.search_text`,
          },
        }),
  );
}

/** Writes the terms whose price changed in either currency: one that is converted follows the other's. A reduction of a price that was not touched goes on. */
async function writePrices(transaction: Database, touched: readonly WriteRows[]): Promise<void> {
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

/** Adds products as drafts without stock and pictures, each with all its rows; answers their ids in the order of the list. */
export async function insertProducts(
  transaction: Database,
  list: readonly EditableProduct[],
): Promise<readonly number[]> {
  if (list.length === 0) return [];
  const rate = await currentRate(transaction)();
  const ids = new Map<string, number>();
  await inParts(list, async (part) => {
    const made = await transaction
      .insert(products)
      .values(
        part.map((product) => ({
          categoryId: product.categoryId,
          articleNumber: product.articleNumber,
          brand: product.brand,
          kind:
            (product.prices.UAH.sale ?? product.prices.PLN.sale) === undefined
              ? ('rental' as const)
              : ('purchase' as const),
          pictures: [],
          stock: 0,
          warrantyMonths: product.warrantyMonths,
          makers: product.makers,
          publishedAt: null,
        })),
      )
      .returning({ id: products.id, articleNumber: products.articleNumber });
    for (const { id, articleNumber } of made) ids.set(articleNumber, id);
  });
  const idOf = ({ articleNumber }: EditableProduct): number => {
    const id = ids.get(articleNumber);
    if (id === undefined) throw new Error('A row that was inserted is not there');
    return id;
  };
  const rows = list.map((product) => productRows({ id: idOf(product), ...product }, rate));
  await inParts(
    rows.flatMap(({ prices }) => prices),
    (part) => transaction.insert(productPrices).values(part),
  );
  await inParts(
    rows.flatMap((own) => own.specifications),
    (part) => transaction.insert(productSpecifications).values(part),
  );
  await inParts(
    rows.flatMap(({ tags }) => tags),
    (part) => transaction.insert(productTags).values(part),
  );
  await inParts(
    rows.flatMap(({ contents }) => contents),
    (part) => transaction.insert(productContents).values(part),
  );
  // The texts come last, because with them a product is listed.
  await inParts(
    rows.flatMap(({ texts }) => texts),
    (part) => transaction.insert(productTexts).values(part),
  );
  return list.map(idOf);
}
