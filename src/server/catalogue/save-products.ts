import { inArray, and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { MANUFACTURERS } from '../../content/seed/manufacturers.ts';
import { ownPictures } from '../../content/seed/own-pictures.ts';
import type { SeedProduct } from '../../content/seed/seed-product.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { cardFacts } from '../../domain/catalogue/card-facts.ts';
import { nameKey } from '../../domain/catalogue/name-key.ts';
import { PRICE_TERMS, type PriceTerm } from '../../domain/catalogue/product.ts';
import { printSpecification, specificationLabel } from '../../domain/catalogue/print-specification.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../domain/catalogue/specifications.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { convert, type ExchangeRate } from '../../domain/money/exchange.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { DEFAULT_RENTAL_PRICES } from '../../domain/rental/tiers.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { lookUpIn } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { specifications } from './product-parts.ts';
import {
  productContents,
  productPrices,
  products,
  productSpecifications,
  productTags,
  productTexts,
} from './tables.ts';

const isKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;
const specsOf = (product: SeedProduct) =>
  Object.entries(product.specifications).flatMap(([key, value]) => (isKey(key) ? [{ key, value }] : []));

/** The texts of a product in one language, with what search reads of it (S §5: name … tags, specification values). */
function textRow(product: SeedProduct, locale: Locale) {
  const lookUp = lookUpIn(locale);
  const category = categoryOf(product);
  const { name, summary, description } = product.text[locale];
  const categoryId = category?.id ?? 0;
  const specifications = specsOf(product);
  const specs = specifications.map((spec) => ({
    label: specificationLabel(spec.key, lookUp),
    printed: printSpecification({ ...spec, categoryId }, { locale, lookUp }),
  }));
  const parent = CATEGORIES.find(({ id }) => id === category?.parentId);
  const named = [parent, category].flatMap((found) => (found ? [lookUp(`category.${found.slug}.name`)] : []));
  const tags = product.tags.map((tag) => lookUp(`tag.${tag}`));
  const printed = specs.map((spec) => spec.printed);
  return {
    productId: product.id,
    locale,
    name,
    nameKey: nameKey(name, locale),
    summary,
    description,
    facts: cardFacts({ categoryId, specifications }, { locale, lookUp }),
    specificationText: specs.map((spec) => `${spec.label}: ${spec.printed}`).join('\n'),
    searchName: normaliseSearch([name, product.brand, product.article].join(' ')),
    searchText: normaliseSearch(
      [name, product.brand, product.article, ...named, ...tags, summary, description, ...printed].join(' '),
    ),
  };
}

const categoryOf = ({ category }: SeedProduct) => CATEGORIES.find(({ slug }) => slug === category);
/** Whether it can only be rented; what names a sale price is sold, and rented beside that if it names rental prices, too. */
const isRented = (product: SeedProduct): boolean =>
  product.price === undefined && (product.rental !== undefined || categoryOf(product)?.kind === 'rental');
/** A machine that names no prices is rented at the default ones (S §9, R15). */
const rentalOf = (product: SeedProduct): SeedProduct['rental'] =>
  product.rental ?? (isRented(product) ? { UAH: DEFAULT_RENTAL_PRICES } : undefined);

const amountOf = (product: SeedProduct, currency: Currency, term: PriceTerm): number | undefined =>
  term === 'sale' ? product.price?.[currency] : rentalOf(product)?.[currency]?.[term];

/** The price list; a currency without a price of its own gets the other's, converted once per unit (R7). */
function priceRows(product: SeedProduct, rate: ExchangeRate) {
  return CURRENCIES.flatMap((currency) =>
    PRICE_TERMS.flatMap((term) => {
      const own = amountOf(product, currency, term);
      const row = { productId: product.id, currency, term };
      if (own !== undefined) return [{ ...row, minor: fromMajor(own, currency).minor, converted: false }];
      const other = currency === 'UAH' ? 'PLN' : 'UAH';
      const foreign = amountOf(product, other, term);
      if (foreign === undefined) return [];
      return [{ ...row, minor: convert(fromMajor(foreign, other), currency, rate).minor, converted: true }];
    }),
  );
}

const productRow = (product: SeedProduct) => ({
  id: product.id,
  categoryId: categoryOf(product)?.id ?? 0,
  articleNumber: product.article,
  brand: product.brand,
  kind: isRented(product) ? ('rental' as const) : ('purchase' as const),
  pictures: [...ownPictures(product.picturesOf ?? product.article)],
  stock: product.stock,
  rentalStock: isRented(product) ? product.stock : (product.machines ?? 0),
  warrantyMonths: product.warrantyMonths,
  makers: isRented(product) ? null : (MANUFACTURERS[product.brand] ?? null),
});

/** The parts of a set, in their order; a product that is no set has none. */
export const contentsRows = ({ id, contents = [] }: Pick<SeedProduct, 'id' | 'contents'>) =>
  contents.map((part, position) => ({
    productId: id,
    position,
    quantity: part.quantity,
    ...('article' in part
      ? { articleNumber: part.article, name: null, unit: 'piece' as const }
      : { articleNumber: null, name: part.name, unit: part.unit }),
  }));

/** Products as the rows of each table; missing prices are converted at the rate. */
export const productRows = (list: readonly SeedProduct[], rate: ExchangeRate) => ({
  products: list.map(productRow),
  prices: list.flatMap((product) => priceRows(product, rate)),
  specifications: list.flatMap((product) =>
    specsOf(product).map(({ key, value }) => ({
      productId: product.id,
      key,
      number: typeof value === 'number' ? value : null,
      text: typeof value === 'string' ? value : null,
    })),
  ),
  contents: list.flatMap(contentsRows),
  tags: list.flatMap((product) => product.tags.map((tag) => ({ productId: product.id, tag }))),
  texts: list.flatMap((product) => LOCALES.map((locale) => textRow(product, locale))),
});

/**
 * Writes products with their texts, prices, specs and tags, replacing those with the same ids. Run it inside a
 * transaction: it is many statements, one for each table whatever the number of products. The texts come last, because
 * with them a product is listed.
 */
export const saveProducts =
  (database: Database) =>
  async (list: readonly SeedProduct[], rate: ExchangeRate): Promise<void> => {
    const rows = productRows(list, rate);
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
      .where(and(eq(productTexts.nameKey, ''), gt(productTexts.productId, last)))
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
