import { asc, desc, eq } from 'drizzle-orm';
import type {
  EditablePart,
  EditableProduct,
  EditableText,
} from '../../../domain/catalogue/editing/editable-product.ts';
import type { PriceTerm } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { specifications } from '../product-parts.ts';
import {
  productContents,
  productPrices,
  products,
  productSpecifications,
  productTags,
  productTexts,
} from '../tables.ts';

/** A product as staff edit it, with what its editor shows beside the fields. Prices in minor units without tax. */
export interface EditedProduct {
  readonly id: number;
  readonly kind: 'purchase' | 'rental';
  readonly pictures: readonly string[];
  readonly stock: number;
  readonly rentalStock: number;
  readonly updatedAt: string;
  readonly product: EditableProduct;
  /** Prices that no field states, because they are converted from the other currency's. */
  readonly converted: readonly {
    readonly currency: Currency;
    readonly term: PriceTerm;
    readonly minor: number;
  }[];
  /** Sale prices that a reduction has lowered just now, by currency. */
  readonly reduced: readonly Currency[];
}

const NO_TEXT: EditableText = { name: '', summary: '', description: '' };

/** A product as staff edit it, published or not; null where there is none. Inside a transaction it reads what that one locked. */
export const findEditedProduct =
  (database: Database) =>
  async (id: number): Promise<EditedProduct | null> => {
    if (!fitsInteger(id)) return null;
    const [row] = await database.select().from(products).where(eq(products.id, id));
    if (!row) return null;
    const [texts, prices, specs, tags, parts] = [
      await database.select().from(productTexts).where(eq(productTexts.productId, id)),
      await database.select().from(productPrices).where(eq(productPrices.productId, id)),
      await database.select().from(productSpecifications).where(eq(productSpecifications.productId, id)),
      await database.select({ tag: productTags.tag }).from(productTags).where(eq(productTags.productId, id)),
      await database
        .select()
        .from(productContents)
        .where(eq(productContents.productId, id))
        .orderBy(asc(productContents.position)),
    ];
    const textIn = (locale: Locale): EditableText => {
      const { name, summary, description } = texts.find((text) => text.locale === locale) ?? NO_TEXT;
      return { name, summary, description };
    };
    const ownPrices = (currency: Currency): Partial<Record<PriceTerm, number>> =>
      Object.fromEntries(
        prices
          .filter((price) => price.currency === currency && !price.converted)
          .map(({ term, minor }) => [term, minor]),
      );
    const contents = parts.map(({ articleNumber, name, quantity, unit }): EditablePart =>
      name === null ? { articleNumber: articleNumber ?? '', quantity } : { name, quantity, unit },
    );
    return {
      id,
      kind: row.kind,
      pictures: row.pictures,
      stock: row.stock,
      rentalStock: row.rentalStock,
      updatedAt: row.updatedAt,
      product: {
        isPublished: row.publishedAt !== null,
        categoryId: row.categoryId,
        articleNumber: row.articleNumber,
        brand: row.brand,
        warrantyMonths: row.warrantyMonths,
        tags: tags.map(({ tag }) => tag),
        prices: { UAH: ownPrices('UAH'), PLN: ownPrices('PLN') },
        specifications: specifications.read(specs).get(id) ?? [],
        contents,
        makers: row.makers,
        text: { uk: textIn('uk'), pl: textIn('pl'), en: textIn('en') },
      },
      converted: prices
        .filter((price) => price.converted)
        .map(({ currency, term, minor }) => ({ currency, term, minor })),
      reduced: prices
        .filter((price) => price.term === 'sale' && price.referenceMinor !== null)
        .map(({ currency }) => currency),
    };
  };

/** As many products of a category as say which specs its products have. */
const LIKE_IT = 50;

/** The specs that products of a category have, as its newest ones show. */
export const usualSpecifications =
  (database: Database) =>
  async (categoryId: number): Promise<ReadonlySet<string>> => {
    const newest = database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.categoryId, categoryId))
      .orderBy(desc(products.id))
      .limit(LIKE_IT)
      .as('newest');
    const rows = await database
      .selectDistinct({ key: productSpecifications.key })
      .from(productSpecifications)
      .innerJoin(newest, eq(newest.id, productSpecifications.productId));
    return new Set(rows.map(({ key }) => key));
  };
