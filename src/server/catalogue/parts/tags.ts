import { sql } from 'drizzle-orm';
import { jsonObject } from '../../database/json-object.ts';
import { productTags, tagTexts } from '../tables.ts';
import { byProduct, describedIds, describedLocale, type ProductPart } from './part.ts';

/** A label as a product carries it. */
export interface ProductTag {
  readonly slug: string;
  readonly name: string;
}

interface TagRow extends ProductTag {
  readonly productId: number;
}

const columns = { productId: productTags.productId, slug: productTags.tag, name: tagTexts.name };

/** The labels of each product, in the order of their slugs. */
export const tags: ProductPart<TagRow, readonly ProductTag[]> = {
  rows: sql`select ${jsonObject(columns)} from ${productTags}
    join ${tagTexts} on ${tagTexts.tag} = ${productTags.tag} and ${tagTexts.locale} = ${describedLocale}
    where ${productTags.productId} = ${describedIds} order by ${productTags.tag}`,
  read: (rows) => byProduct(rows, (own) => own.map(({ slug, name }) => ({ slug, name }))),
};
