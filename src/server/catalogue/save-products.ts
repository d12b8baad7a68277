import { inArray, and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { MANUFACTURERS } from '../../content/seed/manufacturers.ts';
import { ownPictures } from '../../content/seed/own-pictures.ts';
import type { SeedProduct } from '../../content/seed/seed-product.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { cardFacts } from '../../domain/catalogue/card-facts.ts';
import { nameKey } from '../../domain/catalogue/name-key.ts';
import type { EditablePart } from '../../domain/catalogue/editing/editable-product.ts';
import { PRICE_TERMS, type PriceTerm, type SpecificationEntry } from '../../domain/catalogue/product.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../domain/catalogue/specifications.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { DEFAULT_RENTAL_PRICES } from '../../domain/rental/tiers.ts';
import { lookUpIn } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { specifications } from './product-parts.ts';
import { productRows, type IdentifiedProduct } from './product-rows.ts';
import { productContents, productPrices, products, productSpecifications, productTexts } from './tables.ts';
import { productTags } from './tag-tables.ts';

const isKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;
const specsOf = (product: SeedProduct): readonly SpecificationEntry[] =>
  Object.entries(product.specifications).flatMap(([key, value]) => (isKey(key) ? [{ key, value }] : []));

const categoryOf = ({ category }: SeedProduct) => CATEGORIES.find(({ slug }) => slug === category);
/** Whether it can only be rented; what names a sale price is sold, and rented beside that if it names rental prices, too. */
const isRented = (product: SeedProduct): boolean =>
  product.price === undefined && (product.rental !== undefined || categoryOf(product)?.kind === 'rental');
/** A machine that names no prices is rented at the default ones (S §9, R15). */
const rentalOf = (product: SeedProduct): SeedProduct['rental'] =>
  product.rental ?? (isRented(product) ? { UAH: DEFAULT_RENTAL_PRICES } : undefined);

const amountOf = (product: SeedProduct, currency: Currency, term: PriceTerm): number | undefined =>
  term === 'sale' ? product.price?.[currency] : rentalOf(product)?.[currency]?.[term];

/** The prices that it names in one currency, minor units. */
const pricesIn = (product: SeedProduct, currency: Currency): Partial<Record<PriceTerm, number>> =>
  Object.fromEntries(
    PRICE_TERMS.flatMap((term) => {
      const amount = amountOf(product, currency, term);
      return amount === undefined ? [] : [[term, fromMajor(amount, currency).minor]];
    }),
  );

/** The parts of a set, in their order; a product that is no set has none. */
const contentsOf = ({ contents = [] }: Pick<SeedProduct, 'contents'>): readonly EditablePart[] =>
  contents.map((part) =>
    'article' in part ? { articleNumber: part.article, quantity: part.quantity } : part,
  );

/** A product of the starting catalogue as staff would edit it. */
export const editableSeed = (product: SeedProduct): IdentifiedProduct => ({
  id: product.id,
  isPublished: true,
  categoryId: categoryOf(product)?.id ?? 0,
  articleNumber: product.article,
  brand: product.brand,
  warrantyMonths: product.warrantyMonths,
  tags: product.tags,
  prices: { UAH: pricesIn(product, 'UAH'), PLN: pricesIn(product, 'PLN') },
  specifications: specsOf(product),
  contents: contentsOf(product),
  makers: isRented(product) ? null : (MANUFACTURERS[product.brand] ?? null),
  text: product.text,
});

const productRow = (
  product: SeedProduct,
  { id, categoryId, articleNumber, brand, warrantyMonths, makers }: IdentifiedProduct,
) => ({
  id,
  categoryId,
  articleNumber,
  brand,
  kind: isRented(product) ? ('rental' as const) : ('purchase' as const),
  pictures: [...ownPictures(product.picturesOf ?? product.article)],
  stock: product.stock,
  rentalStock: isRented(product) ? product.stock : (product.machines ?? 0),
  warrantyMonths,
  makers,
});

/** Products as the rows of each table; missing prices are converted at the rate. */
export function seedRows(list: readonly SeedProduct[], rate: ExchangeRate) {
  const edited = list.map((product) => ({ product, editable: editableSeed(product) }));
  const rows = edited.map(({ editable }) => productRows(editable, rate));
  return {
    products: edited.map(({ product, editable }) => productRow(product, editable)),
    prices: rows.flatMap(({ prices }) => prices),
    specifications: rows.flatMap((row) => row.specifications),
    contents: rows.flatMap(({ contents }) => contents),
    tags: rows.flatMap(({ tags }) => tags),
    texts: rows.flatMap(({ texts }) => texts),
  };
}

/**
 * Writes products with their texts, prices, specs and tags, replacing those with the same ids. Run it inside a
 * transaction: it is many statements, one for each table whatever the number of products. The texts come last, because
 * with them a product is listed.
 */
export const saveProducts =
  (database: Database) =>
  async (list: readonly SeedProduct[], rate: ExchangeRate): Promise<void> => {
    const rows = seedRows(list, rate);
    const ids = rows.products.map(({ id }) => id);
    await database.delete(products).where(inArray(products.id, ids));
    await database.insert(products).values(rows.products);
    await database.insert(productPrices).values(rows.prices);
    await database.insert(productSpecifications).values(rows.specifications);
    if (rows.contents.length > 0) await database.insert(productContents).values(rows.contents);
    if (rows.tags.length > 0) await database.insert(productTags).values(rows.tags);
    await database.insert(productTexts).values(rows.texts);
  };

const TEXTS_AT_ONCE = 3000;

/** Gives names their keys that were written before there were keys, which only this code can make. */
export const addNameKeys = (database: Database) => async (): Promise<void> => {
  for (let last = -1; ;) {
    const rows = await database
      .select({ id: productTexts.productId, locale: productTexts.locale, name: productTexts.name })
      .from(productTexts)
      .where(and(eq(productTexts.nameKey, ''), ne(productTexts.name, ''), gt(productTexts.productId, last)))
      .orderBy(asc(productTexts.productId))
      .limit(TEXTS_AT_ONCE);
    const end = rows.at(-1);
    if (!end) return;
    // The last product's other languages may be in the next part; it comes again unless it is alone.
    last = rows[0]?.id === end.id ? end.id : end.id - 1;
    const keyed = rows.map(
      ({ id, locale, name }) => sql`(${id}::int, ${locale}::text, ${nameKey(name, locale)}::text)`,
    );
    await database
      .update(productTexts)
      .set({ nameKey: sql`keyed.key` })
      .from(sql`(values ${sql.join(keyed, sql`, `)}) as keyed(id, locale, key)`)
      .where(and(eq(productTexts.productId, sql`keyed.id`), eq(productTexts.locale, sql`keyed.locale`)));
  }
};

/** Prints the facts of cards that were written before there were any, which only this code can do. */
export const addFacts = (database: Database) => async (): Promise<void> => {
  for (;;) {
    const rows = await database
      .select({ id: productTexts.productId, categoryId: products.categoryId })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.productId))
      .where(isNull(productTexts.facts))
      .groupBy(productTexts.productId, products.categoryId)
      .limit(TEXTS_AT_ONCE / LOCALES.length);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const stated = specifications.read(
      await database
        .select({
          productId: productSpecifications.productId,
          key: productSpecifications.key,
          number: productSpecifications.number,
          text: productSpecifications.text,
        })
        .from(productSpecifications)
        .where(inArray(productSpecifications.productId, ids)),
    );
    const printed = rows.flatMap(({ id, categoryId }) =>
      LOCALES.map((locale) => {
        const product = { categoryId, specifications: stated.get(id) ?? [] };
        const line = cardFacts(product, { locale, lookUp: lookUpIn(locale) });
        return sql`(${id}::int, ${locale}::text, ${line}::text)`;
      }),
    );
    await database
      .update(productTexts)
      .set({ facts: sql`printed.line` })
      .from(sql`(values ${sql.join(printed, sql`, `)}) as printed(id, locale, line)`)
      .where(and(eq(productTexts.productId, sql`printed.id`), eq(productTexts.locale, sql`printed.locale`)));
  }
};
