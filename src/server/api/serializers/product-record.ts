import * as v from 'valibot';
import { specificationLabel, printSpecification } from '../../../domain/catalogue/print-specification.ts';
import { stockOf } from '../../../domain/catalogue/offer.ts';
import type { SpecificationEntry } from '../../../domain/catalogue/product.ts';
import { SPECIFICATIONS, UNITS } from '../../../domain/catalogue/specifications.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { CURRENCIES, money, type Currency } from '../../../domain/money/money.ts';
import type { DescribedProduct } from '../../catalogue/describe-products.ts';
import { lookUpIn } from '../../messages/messages.ts';
import { identityEntries, identityOf, instantSchema, imageRecord, imageSchema } from './record-parts.ts';

const price = v.nullable(v.pipe(v.number(), v.minValue(0)));

const specificationSchema = v.strictObject({
  key: v.picklist(Object.keys(SPECIFICATIONS)),
  label: v.string(),
  value: v.pipe(v.string(), v.description('As a shopper reads it, in the language of the answer.')),
  number: v.pipe(v.nullable(v.number()), v.description('The spec in its unit; null for a choice or a text.')),
  unit: v.nullable(v.picklist(UNITS)),
});

const makerSchema = v.strictObject({
  name: v.string(),
  address: v.nullable(v.string()),
  contact: v.nullable(v.string()),
});

/** A product as the API answers it (R14). */
export const productRecordSchema = v.pipe(
  v.strictObject({
    ...identityEntries,
    articleNumber: v.string(),
    sku: v.pipe(v.string(), v.description('The article number, under the name that search uses.')),
    type: v.pipe(v.string(), v.description('The name of the category in Ukrainian.')),
    categoryId: v.pipe(v.number(), v.integer()),
    kind: v.pipe(
      v.picklist(['purchase', 'rental']),
      v.description('`rental` for what is only rented; what is sold may be rented, too: see `rental_stock`.'),
    ),
    isRentalItem: v.pipe(v.boolean(), v.description('Whether it is only rented.')),
    general_information: v.strictObject({
      name: v.string(),
      description: v.string(),
      brand: v.string(),
      images: v.array(imageSchema),
    }),
    pricing_and_inventory: v.pipe(
      v.strictObject({
        price,
        originalPrice: v.pipe(
          price,
          v.description(
            'The lowest price of the 30 days before a reduction that runs now; null without one.',
          ),
        ),
        day_price: price,
        week_price: price,
        month_price: price,
        stock: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.description('Pieces for sale; of what is only rented, its machines.'),
        ),
        rental_stock: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.description('Machines for rent, as many as one market has at most; 0 of what is only sold.'),
        ),
        currency: v.picklist(CURRENCIES),
      }),
      v.description(
        'Amounts in major units without tax, or with it where the shop’s prices include it; null where the product is not offered so.',
      ),
    ),
    specifications: v.optional(v.array(specificationSchema)),
    categories: v.optional(
      v.array(v.strictObject({ id: v.pipe(v.number(), v.integer()), name: v.string(), slug: v.string() })),
    ),
    tags: v.optional(v.array(v.strictObject({ slug: v.string(), name: v.string() }))),
    localizations: v.optional(
      v.array(
        v.strictObject({
          locale: v.picklist(LOCALES),
          general_information: v.strictObject({ name: v.string(), description: v.string() }),
        }),
      ),
    ),
    makers: v.pipe(
      v.nullable(v.strictObject({ manufacturer: makerSchema, responsiblePerson: v.nullable(makerSchema) })),
      v.description('Who made the product and who answers for it in the EU; null while not known.'),
    ),
    rating: v.pipe(
      v.nullable(
        v.strictObject({
          average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
          count: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.description('What the published reviews of verified buyers come to; null without one.'),
    ),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    publishedAt: v.nullable(instantSchema),
  }),
  v.title('Product'),
);
export type ProductRecord = v.InferOutput<typeof productRecordSchema>;

const specificationRecord = (entry: SpecificationEntry & { readonly categoryId: number }, locale: Locale) => {
  const lookUp = lookUpIn(locale);
  const definition = SPECIFICATIONS[entry.key];
  return {
    key: entry.key,
    label: specificationLabel(entry.key, lookUp),
    value: printSpecification(entry, { locale, lookUp }),
    number: typeof entry.value === 'number' ? entry.value : null,
    unit: definition.kind === 'number' ? definition.unit : null,
  };
};

/** A described product in the language it was described in; groups that were not read are left out. */
export function productRecord(
  { product, facts, specifications, categories, tags, localizations }: DescribedProduct,
  { locale, currency }: { locale: Locale; currency: Currency },
): ProductRecord {
  const prices = product.prices[currency];
  const major = (minor: number | null) => (minor === null ? null : toMajor(money(minor, currency)));
  return {
    ...identityOf(product.id),
    articleNumber: product.articleNumber,
    sku: product.articleNumber,
    type: facts.type,
    categoryId: product.categoryId,
    kind: product.kind,
    isRentalItem: product.kind === 'rental',
    general_information: {
      name: product.name,
      description: facts.description,
      brand: product.brand,
      images: facts.pictures.flatMap(
        (name, place) => imageRecord(name, facts.pictureTexts?.[place] || product.name) ?? [],
      ),
    },
    pricing_and_inventory: {
      price: major(prices.sale),
      originalPrice: major(prices.original ?? null),
      day_price: major(prices.day),
      week_price: major(prices.week),
      month_price: major(prices.month),
      stock: product.stock,
      rental_stock: stockOf(product, 'rent'),
      currency,
    },
    ...(specifications && {
      specifications: specifications.map((entry) =>
        specificationRecord({ ...entry, categoryId: product.categoryId }, locale),
      ),
    }),
    ...(categories && { categories: categories.map(({ id, name, slug }) => ({ id, name, slug })) }),
    ...(tags && { tags: tags.map(({ slug, name }) => ({ slug, name })) }),
    ...(localizations && {
      localizations: localizations.map(({ locale: language, name, description }) => ({
        locale: language,
        general_information: { name, description },
      })),
    }),
    makers: facts.makers ?? null,
    rating: product.rating ?? null,
    createdAt: facts.createdAt,
    updatedAt: facts.updatedAt,
    publishedAt: facts.publishedAt,
  };
}
