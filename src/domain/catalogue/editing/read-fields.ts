import type { Locale, Localized } from '../../locale/locale.ts';
import { localized } from '../../locale/localized.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { PRICE_TERMS, type PriceTerm, type ProductMaker, type SpecificationEntry } from '../product.ts';
import type { EditableProduct, EditableText } from './editable-product.ts';
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
  readRequired,
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

const RENTAL_TERMS = PRICE_TERMS.filter((term) => term !== 'sale');

/** What a product is already, which its fields cannot change: orders and machines stand on it. */
export interface StandingProduct {
  /** What is sold goes on being sold, and what is only rented being rented. */
  readonly kind: 'purchase' | 'rental';
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

const readText = ({ take }: FieldReader, locale: Locale): EditableText => ({
  name: take(textField('name', locale), readRequired, ''),
  summary: take(textField('summary', locale), readRequired, ''),
  description: take(textField('description', locale), readRequired, ''),
});

/** The prices that were set in a currency; those of a rental are set together. */
function readPricesIn(
  { said, take, problems }: FieldReader,
  currency: Currency,
): Partial<Record<PriceTerm, number>> {
  const prices: Partial<Record<PriceTerm, number>> = {};
  for (const term of PRICE_TERMS) {
    if (said(priceField(currency, term)) === '') continue;
    prices[term] = take(priceField(currency, term), readAmount, 1);
  }
  if (RENTAL_TERMS.some((term) => prices[term] !== undefined)) {
    for (const term of RENTAL_TERMS)
      if (prices[term] === undefined) problems[priceField(currency, term)] = problem('rental-incomplete');
  }
  return prices;
}

/** The prices of both currencies; a product is sold or rented, and goes on being what it is. */
function readPrices(reader: FieldReader, standing: StandingProduct | null): EditableProduct['prices'] {
  const prices = { UAH: readPricesIn(reader, 'UAH'), PLN: readPricesIn(reader, 'PLN') };
  const isSold = CURRENCIES.some((currency) => prices[currency].sale !== undefined);
  const isRented = CURRENCIES.some((currency) => prices[currency].day !== undefined);
  const { problems } = reader;
  const kind = standing?.kind;
  if (kind === 'rental' && isSold) problems['price.UAH.sale'] ??= problem('kind-fixed');
  if (kind === 'rental' && !isRented) problems['price.UAH.day'] ??= problem('missing');
  if (kind !== 'rental' && !isSold && (kind === 'purchase' || !isRented))
    problems['price.UAH.sale'] ??= problem('missing');
  return prices;
}

function readMaker({ said, problems }: FieldReader, who: (typeof MAKERS)[number]): ProductMaker | null {
  const [name, address, contact] = MAKER_PARTS.map((part) => said(makerField(who, part)));
  if (!name && !address && !contact) return null;
  if (!name) problems[makerField(who, 'name')] = problem('missing');
  return { name: name ?? '', address: address || null, contact: contact || null };
}

function readMakers(reader: FieldReader): EditableProduct['makers'] {
  const manufacturer = readMaker(reader, 'manufacturer');
  const responsiblePerson = readMaker(reader, 'responsible');
  if (responsiblePerson !== null && manufacturer === null)
    reader.problems['manufacturer.name'] = problem('missing');
  return manufacturer && { manufacturer, responsiblePerson };
}

const readSpecifications = ({ said, take }: FieldReader): readonly SpecificationEntry[] =>
  SPECIFICATION_KEYS.flatMap((key) =>
    said(specificationField(key)) === ''
      ? []
      : [take(specificationField(key), (typed) => readSpecification(key, typed), { key, value: 0 })],
  );

/** Reads a product from its fields, each tidied; `standing` is null for one that is to be added. All problems are found at once. */
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
    brand: take('brand', readRequired, ''),
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
  for (const field of PRODUCT_FIELDS) {
    const limit = fieldLimit(field);
    if (said(field).length > limit) problems[field] = problem('too-long', String(limit));
  }
  return endReading(problems, { product });
}
