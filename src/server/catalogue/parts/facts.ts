import { sql } from 'drizzle-orm';
import type { ProductMakers } from '../../../domain/catalogue/product.ts';
import { DEFAULT_LOCALE } from '../../../domain/locale/locale.ts';
import { jsonObject } from '../../database/json-object.ts';
import { categoryTexts, products, productTexts } from '../tables.ts';
import { describedIds, describedLocale, type ProductPart } from './part.ts';

/** What a full record of a product has beside what its card shows. */
export interface ProductFacts {
  readonly description: string;
  /** The name of its category in Ukrainian (S §3), the key of old listings. */
  readonly type: string;
  readonly pictures: readonly string[];
  readonly warrantyMonths: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly makers?: ProductMakers | null;
}

interface FactsRow extends ProductFacts {
  readonly productId: number;
}

const columns = {
  productId: products.id,
  description: productTexts.description,
  type: categoryTexts.name,
  pictures: products.pictures,
  warrantyMonths: products.warrantyMonths,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  publishedAt: products.publishedAt,
  makers: products.makers,
};

/** JSON has Postgres' own form of a moment, with the offset of its session. */
const instant = (moment: string) => new Date(moment).toISOString();

export const facts: ProductPart<FactsRow, ProductFacts> = {
  rows: sql`select ${jsonObject(columns)} from ${products}
    join ${productTexts} on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${describedLocale}
    join ${categoryTexts} on ${categoryTexts.categoryId} = ${products.categoryId}
      and ${categoryTexts.locale} = ${sql.raw(`'${DEFAULT_LOCALE}'`)}
    where ${products.id} = ${describedIds}`,
  read: (rows) =>
    new Map(
      rows.map(({ productId, ...own }) => [
        productId,
        {
          ...own,
          createdAt: instant(own.createdAt),
          updatedAt: instant(own.updatedAt),
          publishedAt: own.publishedAt && instant(own.publishedAt),
        },
      ]),
    ),
};
