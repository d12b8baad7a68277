import { getTableName, gte, sql, type Table } from 'drizzle-orm';
import { exchangeRate } from '../../src/content/seed/exchange-rate.ts';
import { seedRows } from '../../src/server/catalogue/save-products.ts';
import {
  productPrices,
  products,
  productSpecifications,
  productTexts,
} from '../../src/server/catalogue/tables.ts';
import { productTags } from '../../src/server/catalogue/tag-tables.ts';
import type { Database } from '../../src/server/database/database.ts';
import { FIRST_INVENTED_ID, inventProduct, randomFrom } from './invent-product.ts';

const PRODUCTS_AT_ONCE = 500;
const OPENING = Date.UTC(2023, 0, 1);
const OPEN_FOR_MS = 3 * 365 * 24 * 60 * 60 * 1000;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (email) => `_${email.toLowerCase()}`);

/** Inserts rows of any number as one parameter, which no limit on parameters bounds. */
async function insertRows(database: Database, table: Table, rows: readonly object[]) {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(snakeCase(name))),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    ),
  );
  const name = sql.identifier(getTableName(table));
  await database.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}

/** The day on which a product came into the shop; one in a hundred is not published yet. */
function arrival(id: number) {
  const random = randomFrom(id);
  const createdAt = new Date(OPENING + OPEN_FOR_MS * random()).toISOString();
  return { createdAt, updatedAt: createdAt, publishedAt: random() < 0.01 ? null : createdAt };
}

/**
 * Adds invented products with ids from 1,000,000 up, as `saveProducts` would write them but many at once. Throws
 * where such products already are.
 */
export async function fillProducts(
  database: Database,
  { count, seed }: { count: number; seed: number },
  progress: (done: number) => void = () => {},
): Promise<void> {
  const [found] = await database
    .select({ id: products.id })
    .from(products)
    .where(gte(products.id, FIRST_INVENTED_ID))
    .limit(1);
  if (found)
    throw new Error('There are invented products already: npm run db:reset removes them with all data.');
  for (let from = 0; from < count; from += PRODUCTS_AT_ONCE) {
    const length = Math.min(PRODUCTS_AT_ONCE, count - from);
    const invented = Array.from({ length }, (_, index) => inventProduct(from + index, seed));
    const rows = seedRows(invented, exchangeRate);
    await database.transaction(async (transaction) => {
      await insertRows(
        transaction,
        products,
        rows.products.map((row) => ({ ...row, ...arrival(row.id) })),
      );
      await insertRows(transaction, productPrices, rows.prices);
      await insertRows(transaction, productSpecifications, rows.specifications);
      await insertRows(transaction, productTags, rows.tags);
      await insertRows(transaction, productTexts, rows.texts);
    });
    progress(from + length);
  }
}
