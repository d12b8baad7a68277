import { inArray, sql, type SQL } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import { likelyKind, missingFields, pricedKind } from '../../../domain/catalogue/editing/missing-fields.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { inParts } from './in-parts.ts';
import type { ProductWrite } from './write-prices.ts';

/** Whether a write changes a field that begins so. */
export const touches = ({ changed }: ProductWrite, ...starts: readonly string[]) =>
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
  { fields: ['lead'], column: 'lead_days', cast: 'int', value: ({ leadDays }) => leadDays ?? null },
  {
    fields: ['manufacturer', 'responsible'],
    column: 'makers',
    cast: 'jsonb',
    value: ({ makers }) => makers && JSON.stringify(makers),
  },
];

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

/** What a product lacks after a write, and what it is sold as; its first prices decide that. */
function decided({ before, product }: ProductWrite) {
  const kind = before.isKindOpen ? likelyKind(product) : before.kind;
  return {
    kind,
    isKindOpen: before.isKindOpen && pricedKind(product) === null,
    missing: missingFields(product, kind),
  };
}

/** Writes what products lack and what they are sold as, where that differs from what it was. */
async function writeDecided(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  const now = writes.map((write) => ({ write, ...decided(write) }));
  const open = now.filter(({ write }) => write.before.isKindOpen);
  await setColumn(
    transaction,
    { column: 'kind', cast: 'text' },
    open.filter(({ write, kind }) => kind !== write.before.kind).map(({ write, kind }) => [write.id, kind]),
  );
  await setColumn(
    transaction,
    { column: 'is_kind_open', cast: 'boolean' },
    open.filter(({ isKindOpen }) => !isKindOpen).map(({ write, isKindOpen }) => [write.id, isKindOpen]),
  );
  await setColumn(
    transaction,
    { column: 'missing', cast: 'text[]' },
    now
      .filter(
        ({ write, missing }) =>
          missing.join() !== write.before.missing.join() || touches(write, 'published', 'publishFrom'),
      )
      .map(({ write, missing }) => [write.id, `{${missing.join()}}`]),
  );
}

async function setPublished(
  transaction: Database,
  writes: readonly ProductWrite[],
  isPublished: boolean,
): Promise<void> {
  const ids = writes
    .filter((write) => touches(write, 'published') && write.product.isPublished === isPublished)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .update(products)
    .set({ publishedAt: isPublished ? sql`now()` : null })
    .where(inArray(products.id, ids));
}

/** Writes what changed in the rows of locked products themselves, whether they are published among it. */
export async function writeColumns(transaction: Database, writes: readonly ProductWrite[]): Promise<void> {
  for (const { fields, value, ...column } of COLUMNS) {
    const values = writes
      .filter((write) => touches(write, ...fields))
      .map((write) => [write.id, value(write.product)] as const);
    await setColumn(transaction, column, values);
  }
  // What is published lacks nothing at any moment: a constraint of the table.
  await setPublished(transaction, writes, false);
  await writeDecided(transaction, writes);
  await setPublished(transaction, writes, true);
}
