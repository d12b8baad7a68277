import { sql } from 'drizzle-orm';
import { type AskedSize, nearestBySize, SIZE_KEYS } from '../../domain/search/asked-size.ts';
import { products, productSpecifications, productTexts } from '../catalogue/tables.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { hasWord } from './word-query.ts';

const list = (values: readonly (number | string)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Goods of the kinds that a search names, by what is stated of them: those of the asked power or energy first, then the
 * nearest. What else is asked for stands in their names. One query of the goods of these categories.
 */
export const findBySize =
  (database: Database) =>
  async (
    { kind, value, categoryIds, others }: AskedSize,
    { onlyInStock, limit }: { readonly onlyInStock: boolean; readonly limit: number },
  ): Promise<readonly { readonly id: number; readonly size: number }[]> => {
    if (onlyInStock) noteTag('availability');
    const keys = SIZE_KEYS[kind];
    const name = sql`(' ' || ${productTexts.searchName})`;
    const named = others.map(
      (word) => sql`and exists (select from ${productTexts}
        where ${productTexts.productId} = ${products.id} and ${hasWord(name, word)})`,
    );
    const factors = Object.entries(keys).map(([key, factor]) => sql`when ${key} then ${factor}::float8`);
    const size = sql`(${productSpecifications.number} * case ${productSpecifications.key} ${sql.join(factors, sql` `)} end)`;
    // One that is stated in two units stands twice.
    const rows = limit * Object.keys(keys).length;
    const { rows: sized } = await database.execute<{ id: number; size: number }>(
      sql`select ${products.id} as id, ${size} as size
        from ${products} join ${productSpecifications} on ${productSpecifications.productId} = ${products.id}
          and ${productSpecifications.key} in (${list(Object.keys(keys))}) and ${productSpecifications.number} > 0
        where ${products.categoryId} in (${list(categoryIds)}) and ${products.publishedAt} is not null
        ${onlyInStock ? sql`and ${products.stock} > 0` : sql``} ${sql.join(named, sql` `)}
        order by abs(ln(${size} / ${value}::float8)), ${size} desc, ${products.id} limit ${rows}`,
    );
    return nearestBySize(sized, value).slice(0, limit);
  };
