import { sql } from 'drizzle-orm';
import { jsonObject } from '../../database/json-object.ts';
import { categories as all, categoryTexts, products } from '../tables.ts';
import { byProduct, describedIds, describedLocale, type ProductPart } from './part.ts';

/** A category as a product names it. */
export interface ProductCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface CategoryRow extends ProductCategory {
  readonly productId: number;
}

const columns = { productId: products.id, id: all.id, slug: all.slug, name: categoryTexts.name };

/** The category of each product after its parent. */
export const categories: ProductPart<CategoryRow, readonly ProductCategory[]> = {
  rows: sql`select ${jsonObject(columns)} from ${products}
    join ${all} own on own.id = ${products.categoryId}
    join ${all} on ${all.id} = own.id or ${all.id} = own.parent_id
    join ${categoryTexts} on ${categoryTexts.categoryId} = ${all.id} and ${categoryTexts.locale} = ${describedLocale}
    where ${products.id} = ${describedIds} order by ${all.parentId} nulls first`,
  read: (rows) => byProduct(rows, (own) => own.map(({ id, slug, name }) => ({ id, slug, name }))),
};
