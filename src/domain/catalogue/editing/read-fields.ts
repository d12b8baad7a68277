import type { Locale, Localized } from '../../locale/locale.ts';
import { localized } from '../../locale/localized.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { PRICE_TERMS, type PriceTerm, type ProductMaker, type SpecificationEntry } from '../product.ts';
import type { EditableProduct, EditableText } from './editable-product.ts';
import { missingFields, RENTAL_TERMS, type ProductKind } from './missing-fields.ts';
import { endReading, type FieldsRead, type FieldsRefused, type ProblemsOf } from './merge-fields.ts';
import { scheduleProblems } from './schedule.ts';
import {
  BESIDE_FIELDS,
  fieldLimit,
  MAKER_PARTS,
  makerField,
  priceField,
  PRODUCT_FIELDS,
  SPECIFICATION_KEYS,
  specificationField,
  textField,
  type MAKERS,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';
import {
  isProblem,
  problem,
  readAmount,
  readArticle,
  readArticles,
  readCategory,
  readContents,
  readLead,
  readMoment,
  readPublished,
  readSpecification,
  readTags,
  readWarranty,
  type FieldProblem,
  type Read,
} from './read-values.ts';

export type FieldProblems = ProblemsOf<ProductField, FieldProblem>;

/** Why nothing of a product was saved. */
export type ProductRefused =
  | { readonly ok: false; readonly reason: 'product-not-found' }
  | FieldsRefused<ProductField, FieldProblem>;

/** What a product is already, which its fields cannot change: orders and machines stand on it. */
export interface StandingProduct {
  /** What is sold goes on being sold, and what is only rented being rented. */
  readonly kind: ProductKind;
  /** Whether that is not decided yet, because it never had a price and nothing of it is there. */
  readonly isKindOpen?: boolean;
  /** Without a picture it does not stand in the shop. */
  readonly hasPicture: boolean;
}

/** Reads one field after another, and keeps what is wrong with each. */
function fieldReader(fields: ProductFields) {
  const problems: Partial<Record<ProductField, FieldProblem>> = {};
  const said = (field: ProductField) => fields[field] ?? '';
  const take = <T>(field: ProductField, read: (typed: string) => Read<T>, instead: T): T => {
    const found = read(said(field));
    if (!isProblem(found)) return found.value;
    problems[field] = found;
    return instead;
  };
  return { problems, said, take };
}
type FieldReader = ReturnType<typeof fieldReader>;

const readText = ({ said }: FieldReader, locale: Locale): EditableText => ({
  name: said(textField('name', locale)),
  summary: said(textField('summary', locale)),
  description: said(textField('description', locale)),
});

/** The prices that were set in a currency. */
function readPricesIn({ said, take }: FieldReader, currency: Currency): Partial<Record<PriceTerm, number>> {
  const prices: Partial<Record<PriceTerm, number>> = {};
  for (const term of PRICE_TERMS) {
    if (said(priceField(currency, term)) === '') continue;
    prices[term] = take(priceField(currency, term), readAmount, 1);
  }
  return prices;
}

/** The kind of a product that its fields cannot change any more; null while they decide it. */
const fixedKind = (standing: StandingProduct | null): ProductKind | null =>
  standing === null || standing.isKindOpen === true ? null : standing.kind;

/** The prices of both currencies; what is only rented goes on being so. */
function readPrices(reader: FieldReader, standing: StandingProduct | null): EditableProduct['prices'] {
  const prices = { UAH: readPricesIn(reader, 'UAH'), PLN: readPricesIn(reader, 'PLN') };
  const isSold = CURRENCIES.some((currency) => prices[currency].sale !== undefined);
  if (fixedKind(standing) === 'rental' && isSold) reader.problems['price.UAH.sale'] ??= problem('kind-fixed');
  return prices;
}

function readMaker({ said }: FieldReader, who: (typeof MAKERS)[number]): ProductMaker | null {
  const [name, address, contact] = MAKER_PARTS.map((part) => said(makerField(who, part)));
  if (!name && !address && !contact) return null;
  return { name: name ?? '', address: address || null, contact: contact || null };
}

const NOBODY: ProductMaker = { name: '', address: null, contact: null };

function readMakers(reader: FieldReader): EditableProduct['makers'] {
  const manufacturer = readMaker(reader, 'manufacturer');
  const responsiblePerson = readMaker(reader, 'responsible');
  if (manufacturer === null && responsiblePerson === null) return null;
  return { manufacturer: manufacturer ?? NOBODY, responsiblePerson };
}

/** What keeps a product from standing in the shop: the fields that say nothing and have to. */
function gapProblems(product: EditableProduct, standing: StandingProduct | null): FieldProblems {
  const isStarted = (currency: Currency) =>
    RENTAL_TERMS.some((term) => product.prices[currency][term] !== undefined);
  const begun = new Set(
    CURRENCIES.filter(isStarted).flatMap((currency) =>
      RENTAL_TERMS.map((term): ProductField => priceField(currency, term)),
    ),
  );
  return Object.fromEntries(
    missingFields(product, fixedKind(standing) ?? undefined).map((field) => [
      field,
      problem(begun.has(field) ? 'rental-incomplete' : 'missing'),
    ]),
  );
}

const readSpecifications = ({ said, take }: FieldReader): readonly SpecificationEntry[] =>
  SPECIFICATION_KEYS.flatMap((key) =>
    said(specificationField(key)) === ''
      ? []
      : [take(specificationField(key), (typed) => readSpecification(key, typed), { key, value: 0 })],
  );

/**
 * Reads a product from its fields, each tidied; `standing` is null for one that is to be added. All problems are found at once. A draft may be
 * incomplete: it needs its category and its article number, and of the rest what it says has to be right. What is published, or will be by
 * itself, says all that `missingFields` asks for.
 */
export function readFields(
  fields: ProductFields,
  standing: StandingProduct | null,
): FieldsRead<{ product: EditableProduct }, ProductField, FieldProblem> {
  const reader = fieldReader(fields);
  const { said, take, problems } = reader;
  const text: Localized<EditableText> = localized((locale) => readText(reader, locale));
  const hasPicture = standing?.hasPicture === true;
  const publishFrom = take('publishFrom', readMoment, null);
  const publishUntil = take('publishUntil', readMoment, null);
  const together = take('together', readArticles, []);
  const notTogether = take('notTogether', readArticles, []);
  const leadDays = take('lead', readLead, null);
  const product: EditableProduct = {
    isPublished: take('published', readPublished, false),
    ...(publishFrom !== null && { publishFrom }),
    ...(publishUntil !== null && { publishUntil }),
    categoryId: take('category', readCategory, 0),
    articleNumber: take('article', readArticle, ''),
    brand: said('brand'),
    warrantyMonths: take('warranty', readWarranty, 0),
    ...(leadDays !== null && { leadDays }),
    tags: take('tags', readTags, []),
    prices: readPrices(reader, standing),
    specifications: readSpecifications(reader),
    contents: take('contents', readContents, []),
    ...(together.length > 0 && { together }),
    ...(notTogether.length > 0 && { notTogether }),
    makers: readMakers(reader),
    text,
  };
  if (
    product.contents.some((part) => 'articleNumber' in part && part.articleNumber === product.articleNumber)
  )
    problems.contents = problem('part-of-itself');
  for (const field of BESIDE_FIELDS)
    if (product[field]?.includes(product.articleNumber)) problems[field] ??= problem('itself');
  const both = together.find((article) => notTogether.includes(article));
  if (both !== undefined) problems.notTogether ??= problem('first-and-never', both);
  if (product.isPublished && !hasPicture) problems.published = problem('no-picture');
  Object.assign(problems, { ...scheduleProblems(product, hasPicture), ...problems });
  if (product.isPublished || product.publishFrom !== undefined)
    Object.assign(problems, { ...gapProblems(product, standing), ...problems });
  const ordered: Partial<Record<ProductField, FieldProblem>> = {};
  for (const field of PRODUCT_FIELDS) {
    const limit = fieldLimit(field);
    const found = said(field).length > limit ? problem('too-long', String(limit)) : problems[field];
    if (found !== undefined) ordered[field] = found;
  }
  return endReading(ordered, { product });
}
