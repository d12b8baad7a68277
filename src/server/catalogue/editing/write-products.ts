import { inArray, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import { outdatedAfter } from '../../../domain/catalogue/editing/outdated-texts.ts';
import { BESIDE_FIELDS, TEXT_PARTS } from '../../../domain/catalogue/editing/product-fields.ts';
import { SCHEDULE_FIELDS } from '../../../domain/catalogue/editing/schedule.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/sql.ts';
import { currentRate } from '../current-rate.ts';
import { productRows } from '../product-rows.ts';
import { productContents, products, productSpecifications, productTexts } from '../tables.ts';
import { productTags } from '../tag-tables.ts';
import { inParts } from './in-parts.ts';
import { touches, writeColumns } from './write-columns.ts';
import { outdatedTexts, productCompanions, productSchedules } from './tables.ts';
import { writePrices, type ProductWrite, type WriteRows } from './write-prices.ts';

/** Deletes the rows that products have in a table. */
async function deleteRows(
  transaction: Database,
  table: typeof productSpecifications | typeof productTags | typeof productContents,
  of: readonly WriteRows[],
): Promise<void> {
  const ids = of.map(({ write }) => write.id);
  if (ids.length > 0) await transaction.delete(table).where(inArray(table.productId, ids));
}

/** Writes when products are published and taken off. */
async function writeSchedules(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  const ids = writes.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.delete(productSchedules).where(inArray(productSchedules.productId, ids));
  const rows = writes.flatMap(({ id, product: { publishFrom, publishUntil } }) =>
    publishFrom === undefined && publishUntil === undefined
      ? []
      : [{ productId: id, publishFrom, publishUntil }],
  );
  await inParts(rows, (part) => transaction.insert(productSchedules).values(part));
}

/** Adds facts of products. */
export const insertSpecifications = (
  transaction: Database,
  rows: readonly (typeof productSpecifications.$inferInsert)[],
) =>
  insertRows(transaction, {
    table: productSpecifications,
    keys: ['productId', 'key', 'number', 'text'],
    rows,
  });

/** Rows of what stands beside a product by the staff's choice. */
export const companionRows = (
  productId: number,
  { together = [], notTogether = [] }: EditableProduct,
): (typeof productCompanions.$inferInsert)[] => [
  ...together.map((articleNumber, place) => ({ productId, articleNumber, place })),
  ...notTogether.map((articleNumber) => ({ productId, articleNumber })),
];

async function writeCompanions(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  const ids = writes.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.delete(productCompanions).where(inArray(productCompanions.productId, ids));
  await inParts(
    writes.flatMap(({ id, product }) => companionRows(id, product)),
    (part) => transaction.insert(productCompanions).values(part),
  );
}

/** Marks the texts that stayed as they were when another language's was changed, and takes the mark off those that caught up. */
async function markOutdated(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  const ids = writes.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.delete(outdatedTexts).where(inArray(outdatedTexts.productId, ids));
  const marks = writes.flatMap(({ id, before, product, unseen }) =>
    outdatedAfter({ before: before.product.text, after: product.text, marks: before.outdated, unseen }).map(
      ({ since, ...mark }) => ({ ...mark, productId: id, ...(since !== null && { since }) }),
    ),
  );
  await inParts(marks, (part) => transaction.insert(outdatedTexts).values(part));
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
  await writeColumns(transaction, writes);
  await writeSchedules(
    transaction,
    writes.filter((write) => touches(write, ...SCHEDULE_FIELDS)),
  );
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
  await insertSpecifications(
    transaction,
    specs.flatMap(({ rows: own }) => own.specifications),
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
  await writeCompanions(
    transaction,
    writes.filter((write) => touches(write, ...BESIDE_FIELDS)),
  );
  await markOutdated(
    transaction,
    writes.filter((write) => touches(write, ...TEXT_PARTS)),
  );
  // What search reads is made of all of these.
  const texts = touched(...TEXT_PARTS, 'spec', 'tags', 'category', 'brand', 'article');
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
