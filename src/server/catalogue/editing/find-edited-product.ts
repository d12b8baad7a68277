import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import type {
  EditablePart,
  EditableProduct,
  EditableText,
} from '../../../domain/catalogue/editing/editable-product.ts';
import type { OutdatedText } from '../../../domain/catalogue/editing/outdated-texts.ts';
import { missingFields } from '../../../domain/catalogue/editing/missing-fields.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { StandingProduct } from '../../../domain/catalogue/editing/read-fields.ts';
import type { PriceTerm } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { specifications } from '../product-parts.ts';
import { priceReductions } from '../reductions/tables.ts';
import { productContents, productPrices, products, productSpecifications, productTexts } from '../tables.ts';
import { productTags } from '../tag-tables.ts';
import { outdatedTexts, productCompanions, productSchedules } from './tables.ts';

/**
 * A product as staff edit it, with what its editor shows beside the fields. Prices in minor units without tax; of one that a reduction
 * lowers just now the regular one, which comes back at its end.
 */
export interface EditedProduct extends StandingProduct {
  readonly id: number;
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
  readonly outdated: readonly OutdatedText[];
  readonly isKindOpen: boolean;
  /** The fields that have to say something before it is published. */
  readonly missing: readonly ProductField[];
}

const NO_TEXT: EditableText = { name: '', summary: '', description: '' };

/** The prices of products, those that a reduction lowers just now as they are without it; `paidMinor` is what is paid. */
export async function regularPricesOf(database: Database, productIds: readonly number[]) {
  const rows = await database
    .select({ ...getTableColumns(productPrices), regularMinor: priceReductions.regularMinor })
    .from(productPrices)
    .leftJoin(
      priceReductions,
      and(
        eq(priceReductions.productId, productPrices.productId),
        eq(priceReductions.currency, productPrices.currency),
        eq(productPrices.term, 'sale'),
        isNotNull(priceReductions.openedAt),
        isNull(priceReductions.closedAt),
        // Else somebody set another price meanwhile.
        eq(priceReductions.minor, productPrices.minor),
      ),
    )
    .where(inArray(productPrices.productId, [...productIds]));
  return rows.map(({ regularMinor, ...price }) => ({
    ...price,
    minor: regularMinor ?? price.minor,
    paidMinor: price.minor,
    isReduced: regularMinor !== null,
  }));
}

/** Products as staff edit them, published or not, by their ids; those that do not exist are left out. One query for each table. */
export const findEditedProducts =
  (database: Database) =>
  async (ids: readonly number[]): Promise<ReadonlyMap<number, EditedProduct>> => {
    const asked = ids.filter((id) => fitsInteger(id));
    if (asked.length === 0) return new Map();
    const rows = await database.select().from(products).where(inArray(products.id, asked));
    const texts = await database.select().from(productTexts).where(inArray(productTexts.productId, asked));
    const prices = await regularPricesOf(database, asked);
    const specs = await database
      .select()
      .from(productSpecifications)
      .where(inArray(productSpecifications.productId, asked));
    const tags = await database.select().from(productTags).where(inArray(productTags.productId, asked));
    const parts = await database
      .select()
      .from(productContents)
      .where(inArray(productContents.productId, asked))
      .orderBy(asc(productContents.position));
    const outdated = await database
      .select()
      .from(outdatedTexts)
      .where(inArray(outdatedTexts.productId, asked));
    const schedules = await database
      .select()
      .from(productSchedules)
      .where(inArray(productSchedules.productId, asked));
    const companions = await database
      .select()
      .from(productCompanions)
      .where(inArray(productCompanions.productId, asked))
      .orderBy(asc(productCompanions.place), asc(productCompanions.articleNumber));
    const companionsOf = Map.groupBy(companions, ({ productId }) => productId);
    const scheduleOf = new Map(schedules.map((schedule) => [schedule.productId, schedule]));
    const textsOf = Map.groupBy(texts, ({ productId }) => productId);
    const pricesOf = Map.groupBy(prices, ({ productId }) => productId);
    const tagsOf = Map.groupBy(tags, ({ productId }) => productId);
    const partsOf = Map.groupBy(parts, ({ productId }) => productId);
    const outdatedOf = Map.groupBy(outdated, ({ productId }) => productId);
    const specsOf = specifications.read(specs);
    return new Map(
      rows.map((row) => [
        row.id,
        editedProduct(row, {
          texts: textsOf.get(row.id) ?? [],
          prices: pricesOf.get(row.id) ?? [],
          specifications: specsOf.get(row.id) ?? [],
          tags: tagsOf.get(row.id) ?? [],
          parts: partsOf.get(row.id) ?? [],
          outdated: outdatedOf.get(row.id) ?? [],
          schedule: scheduleOf.get(row.id),
          companions: companionsOf.get(row.id) ?? [],
        }),
      ]),
    );
  };

/** Rows of one product, as its editor reads them. */
interface ProductParts {
  readonly texts: readonly (typeof productTexts.$inferSelect)[];
  readonly prices: Awaited<ReturnType<typeof regularPricesOf>>;
  readonly specifications: EditableProduct['specifications'];
  readonly tags: readonly (typeof productTags.$inferSelect)[];
  readonly parts: readonly (typeof productContents.$inferSelect)[];
  readonly outdated: readonly (typeof outdatedTexts.$inferSelect)[];
  readonly companions: readonly (typeof productCompanions.$inferSelect)[];
  readonly schedule: typeof productSchedules.$inferSelect | undefined;
}

function editedProduct(row: typeof products.$inferSelect, own: ProductParts): EditedProduct {
  const { prices } = own;
  const [together, notTogether] = [true, false].map((isFirst) =>
    own.companions
      .filter(({ place }) => (place !== null) === isFirst)
      .map(({ articleNumber }) => articleNumber),
  );
  const { publishFrom = null, publishUntil = null } = own.schedule ?? {};
  const textIn = (locale: Locale): EditableText => {
    const { name, summary, description } = own.texts.find((text) => text.locale === locale) ?? NO_TEXT;
    return { name, summary, description };
  };
  const ownPrices = (currency: Currency): Partial<Record<PriceTerm, number>> =>
    Object.fromEntries(
      prices
        .filter((price) => price.currency === currency && !price.converted)
        .map(({ term, minor }) => [term, minor]),
    );
  const product: EditableProduct = {
    isPublished: row.publishedAt !== null,
    ...(publishFrom !== null && { publishFrom }),
    ...(publishUntil !== null && { publishUntil }),
    categoryId: row.categoryId,
    articleNumber: row.articleNumber,
    brand: row.brand,
    warrantyMonths: row.warrantyMonths,
    ...(row.leadDays !== null && { leadDays: row.leadDays }),
    tags: own.tags.map(({ tag }) => tag),
    prices: { UAH: ownPrices('UAH'), PLN: ownPrices('PLN') },
    specifications: own.specifications,
    contents: own.parts.map(({ articleNumber, name, quantity, unit }): EditablePart =>
      name === null ? { articleNumber: articleNumber ?? '', quantity } : { name, quantity, unit },
    ),
    ...(together?.length && { together }),
    ...(notTogether?.length && { notTogether }),
    makers: row.makers,
    text: { uk: textIn('uk'), pl: textIn('pl'), en: textIn('en') },
  };
  const isKindOpen = row.isKindOpen && row.stock === 0 && row.rentalStock === 0;
  return {
    id: row.id,
    kind: row.kind,
    isKindOpen,
    missing: missingFields(product, isKindOpen ? undefined : row.kind),
    hasPicture: row.pictures.length > 0,
    stock: row.stock,
    rentalStock: row.rentalStock,
    updatedAt: row.updatedAt,
    product,
    converted: prices
      .filter((price) => price.converted)
      .map(({ currency, term, minor }) => ({ currency, term, minor })),
    reduced: prices.filter(({ isReduced }) => isReduced).map(({ currency }) => currency),
    outdated: own.outdated.map(({ part, locale, source, said, since }) => ({
      part,
      locale,
      source,
      said,
      since,
    })),
  };
}

/** The same inside of a transaction, locked until its end in the order of their ids, as orders lock them: two who change them follow each other. */
export async function lockEditedProducts(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EditedProduct>> {
  const asked = ids.filter((id) => fitsInteger(id));
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, asked))
    .orderBy(products.id)
    .for('no key update');
  return findEditedProducts(transaction)(asked);
}

/** The same for one product; null where there is none. */
export const findEditedProduct =
  (database: Database) =>
  async (id: number): Promise<EditedProduct | null> =>
    (await findEditedProducts(database)([id])).get(id) ?? null;

/** The ids of products by their article numbers; what no product has is left out. */
export async function idsByArticle(
  database: Database,
  articles: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (articles.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, article: products.articleNumber })
    .from(products)
    .where(inArray(products.articleNumber, [...articles]));
  return new Map(rows.map(({ id, article }) => [article, id]));
}
