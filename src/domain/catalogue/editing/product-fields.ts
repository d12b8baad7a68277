import { LOCALES, type Locale, type Localized } from '../../locale/locale.ts';
import { withoutInvisible } from '../../locale/without-invisible.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { typedAmount } from '../../money/major-units.ts';
import { CATEGORIES } from '../categories.ts';
import { PRICE_TERMS, type PriceTerm, type ProductMaker, type SpecificationEntry } from '../product.ts';
import { CONTENTS_UNITS, type ContentsUnit } from '../set-contents.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../specifications.ts';
import { TAGS } from '../tags.ts';
import type { EditablePart, EditableProduct, EditableText } from './editable-product.ts';

const TEXTS = ['name', 'summary', 'description'] as const satisfies readonly (keyof EditableText)[];
const MAKERS = ['manufacturer', 'responsible'] as const;
const MAKER_PARTS = ['name', 'address', 'contact'] as const satisfies readonly (keyof ProductMaker)[];

type TextField = `${(typeof TEXTS)[number]}.${Locale}`;
type PriceField = `price.${Currency}.${PriceTerm}`;
type SpecificationField = `spec.${SpecificationKey}`;
type MakerField = `${(typeof MAKERS)[number]}.${(typeof MAKER_PARTS)[number]}`;
type PlainField = 'published' | 'category' | 'article' | 'brand' | 'warranty' | 'tags' | 'contents';

/** One thing that is said of a product, by the name that forms, tables for import, and the change log have for it. */
export type ProductField = PlainField | TextField | PriceField | SpecificationField | MakerField;

/** What is said, as text; a field that says nothing is absent or empty. */
export type ProductFields = Readonly<Partial<Record<ProductField, string>>>;

const SPECIFICATION_KEYS = Object.keys(SPECIFICATIONS).filter(
  (key): key is SpecificationKey => key in SPECIFICATIONS,
);
export const textField = (part: (typeof TEXTS)[number], locale: Locale): TextField => `${part}.${locale}`;
export const priceField = (currency: Currency, term: PriceTerm): PriceField => `price.${currency}.${term}`;
export const specificationField = (key: SpecificationKey): SpecificationField => `spec.${key}`;
const makerField = (maker: (typeof MAKERS)[number], part: (typeof MAKER_PARTS)[number]): MakerField =>
  `${maker}.${part}`;

/** Every field, in the order in which tables list them. */
export const PRODUCT_FIELDS: readonly ProductField[] = [
  'published',
  'category',
  'article',
  'brand',
  ...TEXTS.flatMap((part) => LOCALES.map((locale) => textField(part, locale))),
  ...CURRENCIES.flatMap((currency) => PRICE_TERMS.map((term) => priceField(currency, term))),
  'warranty',
  'tags',
  'contents',
  ...MAKERS.flatMap((maker) => MAKER_PARTS.map((part) => makerField(maker, part))),
  ...SPECIFICATION_KEYS.map(specificationField),
];
const FIELDS: ReadonlySet<string> = new Set(PRODUCT_FIELDS);
export const isProductField = (name: string): name is ProductField => FIELDS.has(name);

/** The longest text of a field, in characters. */
export function fieldLimit(field: ProductField): number {
  if (field.startsWith('description.')) return 6000;
  if (field === 'contents') return 4000;
  if (field.startsWith('name.')) return 150;
  return field.startsWith('summary.') ? 400 : 200;
}

/** Why a field cannot say what it says; `detail` is the part that is meant, empty where it is the whole. */
export interface FieldProblem {
  readonly reason:
    | 'missing'
    | 'too-long'
    | 'not-a-choice'
    | 'not-a-number'
    | 'not-an-amount'
    | 'rental-incomplete'
    | 'bad-article'
    | 'article-taken'
    | 'bad-part'
    | 'unknown-part'
    | 'kind-fixed'
    | 'no-picture';
  readonly detail: string;
}
export type FieldProblems = Readonly<Partial<Record<ProductField, FieldProblem>>>;

/** A number as fields write it: whole or with a decimal point, never in powers of ten. */
const printDecimal = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 10, useGrouping: false });
const printMinor = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

const printPart = (part: EditablePart): string =>
  'articleNumber' in part
    ? `${part.quantity} × ${part.articleNumber}`
    : `${part.quantity} ${part.unit} × ${LOCALES.map((locale) => part.name[locale]).join(' | ')}`;

/** Writes a product as its fields; what it does not say is an empty text. */
export function printFields(product: EditableProduct): Readonly<Record<ProductField, string>> {
  const { makers, prices, text } = product;
  const specifications = new Map(product.specifications.map(({ key, value }) => [key, value]));
  const people = { manufacturer: makers?.manufacturer, responsible: makers?.responsiblePerson };
  const said: ProductFields = {
    published: product.isPublished ? 'yes' : 'no',
    category: CATEGORIES.find(({ id }) => id === product.categoryId)?.slug ?? '',
    article: product.articleNumber,
    brand: product.brand,
    warranty: String(product.warrantyMonths),
    tags: product.tags.toSorted().join(', '),
    contents: product.contents.map(printPart).join('\n'),
    ...Object.fromEntries([
      ...TEXTS.flatMap((part) => LOCALES.map((locale) => [textField(part, locale), text[locale][part]])),
      ...CURRENCIES.flatMap((currency) =>
        PRICE_TERMS.flatMap((term) => {
          const minor = prices[currency][term];
          return minor === undefined ? [] : [[priceField(currency, term), printMinor(minor)]];
        }),
      ),
      ...MAKERS.flatMap((maker) =>
        MAKER_PARTS.map((part) => [makerField(maker, part), people[maker]?.[part] ?? '']),
      ),
      ...SPECIFICATION_KEYS.map((key) => {
        const value = specifications.get(key) ?? '';
        return [specificationField(key), typeof value === 'number' ? printDecimal(value) : value];
      }),
    ]),
  };
  return fillFields(said);
}

function fillFields(said: ProductFields): Record<ProductField, string> {
  const filled: Partial<Record<ProductField, string>> = {};
  for (const field of PRODUCT_FIELDS) filled[field] = said[field] ?? '';
  return filled as Record<ProductField, string>;
}

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const TOO_MANY_BLANKS = /\n{3,}/g;

/** A text as it is kept: without invisible characters, blanks at its ends and line ends of other systems; of one line where the field is. */
export function tidyField(field: ProductField, typed: string): string {
  const isLong = field.startsWith('description.') || field === 'contents';
  const lines = typed.replaceAll(LINE_ENDS, '\n');
  if (!isLong)
    return lines
      .split('\n')
      .map((line) => withoutInvisible(line).trim())
      .join(' ')
      .trim();
  return lines
    .split('\n')
    .map((line) => withoutInvisible(line).trimEnd())
    .join('\n')
    .replaceAll(TOO_MANY_BLANKS, '\n\n')
    .trim();
}

type Read<T> = { readonly value: T } | FieldProblem;
const problem = (reason: FieldProblem['reason'], detail = ''): FieldProblem => ({ reason, detail });
const isProblem = <T>(read: Read<T>): read is FieldProblem => 'reason' in read;

const DECIMAL = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;
/** A number as people type it, with a comma or a point; null for anything else. */
function typedNumber(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '');
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.').replace('−', '-')) : null;
}

const ARTICLE = /^[A-Z0-9](?:[A-Z0-9./+-]*[A-Z0-9])?$/;
const WARRANTY_MAX = 600;
const YES = new Set(['yes', 'true', '1', 'так', 'tak']);
const NO = new Set(['no', 'false', '0', 'ні', 'nie', '']);

function readPublished(typed: string): Read<boolean> {
  const said = typed.toLowerCase();
  if (YES.has(said)) return { value: true };
  return NO.has(said) ? { value: false } : problem('not-a-choice', typed);
}

function readCategory(typed: string): Read<number> {
  if (typed === '') return problem('missing');
  const found = CATEGORIES.find(({ slug }) => slug === typed);
  return found ? { value: found.id } : problem('not-a-choice', typed);
}

function readArticle(typed: string): Read<string> {
  if (typed === '') return problem('missing');
  const article = typed.toUpperCase();
  return ARTICLE.test(article) && article.length <= 60 ? { value: article } : problem('bad-article', typed);
}

function readWarranty(typed: string): Read<number> {
  if (typed === '') return { value: 0 };
  const months = typedNumber(typed);
  return months !== null && Number.isInteger(months) && months >= 0 && months <= WARRANTY_MAX
    ? { value: months }
    : problem('not-a-number', typed);
}

function readTags(typed: string): Read<readonly string[]> {
  const tags = [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const unknown = tags.find((tag) => !TAGS.some((known) => known === tag));
  return unknown === undefined ? { value: tags.toSorted() } : problem('not-a-choice', unknown);
}

const PART = /^(\d{1,4}) ?(piece|metre|kit)? ?[×x*](.+)$/;
const isUnit = (unit: string | undefined): unit is ContentsUnit =>
  CONTENTS_UNITS.some((known) => known === unit);

function readPart(line: string): EditablePart | null {
  const [, count = '', unit, rest = ''] = PART.exec(line.split(/\s+/).join(' ')) ?? [];
  const quantity = Number(count);
  if (quantity < 1) return null;
  if (!isUnit(unit)) {
    const article = readArticle(rest.trim());
    return isProblem(article) ? null : { articleNumber: article.value, quantity };
  }
  const [uk = '', pl = '', en = '', ...more] = rest.split('|').map((name) => name.trim());
  return uk === '' || pl === '' || en === '' || more.length > 0
    ? null
    : { name: { uk, pl, en }, quantity, unit };
}

function readContents(typed: string): Read<readonly EditablePart[]> {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const parts: EditablePart[] = [];
  for (const line of lines) {
    const part = readPart(line.trim());
    if (part === null) return problem('bad-part', line.trim());
    parts.push(part);
  }
  return { value: parts };
}

function readSpecification(key: SpecificationKey, typed: string): Read<SpecificationEntry> {
  const definition = SPECIFICATIONS[key];
  if (definition.kind === 'text') return { value: { key, value: typed } };
  if (definition.kind === 'choice') {
    return definition.choices.some((choice) => choice === typed)
      ? { value: { key, value: typed } }
      : problem('not-a-choice', typed);
  }
  const value = typedNumber(typed);
  return value === null ? problem('not-a-number', typed) : { value: { key, value } };
}

const readAmount = (typed: string): Read<number> => {
  const minor = typedAmount(typed);
  return minor === null || minor === 0 ? problem('not-an-amount', typed) : { value: minor };
};

const RENTAL_TERMS = PRICE_TERMS.filter((term) => term !== 'sale');

/**
 * Reads a product from its fields, each tidied. `kind` is that of a product which exists: what is sold goes on being sold, and what is
 * rented being rented, because orders and machines stand on it. All problems are found at once.
 */
export function readFields(
  fields: ProductFields,
  kind: 'purchase' | 'rental' | null,
):
  | { readonly ok: true; readonly product: EditableProduct }
  | { readonly ok: false; readonly problems: FieldProblems } {
  const problems: Partial<Record<ProductField, FieldProblem>> = {};
  const said = (field: ProductField) => fields[field] ?? '';
  const take = <T>(field: ProductField, read: (typed: string) => Read<T>, instead: T): T => {
    const found = read(said(field));
    if (!isProblem(found)) return found.value;
    problems[field] = found;
    return instead;
  };
  const required = (typed: string): Read<string> => (typed === '' ? problem('missing') : { value: typed });

  const text = (locale: Locale): EditableText => ({
    name: take(textField('name', locale), required, ''),
    summary: take(textField('summary', locale), required, ''),
    description: take(textField('description', locale), required, ''),
  });
  const texts: Localized<EditableText> = { uk: text('uk'), pl: text('pl'), en: text('en') };

  const pricesIn = (currency: Currency) => {
    const prices: Partial<Record<PriceTerm, number>> = {};
    for (const term of PRICE_TERMS) {
      if (said(priceField(currency, term)) === '') continue;
      prices[term] = take(priceField(currency, term), readAmount, 1);
    }
    const rental = RENTAL_TERMS.filter((term) => prices[term] !== undefined);
    if (rental.length > 0) {
      for (const term of RENTAL_TERMS)
        if (prices[term] === undefined) problems[priceField(currency, term)] = problem('rental-incomplete');
    }
    return prices;
  };
  const prices = { UAH: pricesIn('UAH'), PLN: pricesIn('PLN') };
  const isSold = CURRENCIES.some((currency) => prices[currency].sale !== undefined);
  const isRented = CURRENCIES.some((currency) => prices[currency].day !== undefined);
  if (kind === 'rental' && isSold) problems['price.UAH.sale'] ??= problem('kind-fixed');
  if (kind === 'purchase' && !isSold) problems['price.UAH.sale'] ??= problem('missing');
  if (kind === 'rental' && !isRented) problems['price.UAH.day'] ??= problem('missing');
  if (kind === null && !isSold && !isRented) problems['price.UAH.sale'] ??= problem('missing');

  const specifications = SPECIFICATION_KEYS.flatMap((key) =>
    said(specificationField(key)) === ''
      ? []
      : [take(specificationField(key), (typed) => readSpecification(key, typed), { key, value: 0 })],
  );

  const maker = (who: (typeof MAKERS)[number]): ProductMaker | null => {
    const [name, address, contact] = MAKER_PARTS.map((part) => said(makerField(who, part)));
    if (!name && !address && !contact) return null;
    if (!name) problems[makerField(who, 'name')] = problem('missing');
    return { name: name ?? '', address: address || null, contact: contact || null };
  };
  const manufacturer = maker('manufacturer');
  const responsiblePerson = maker('responsible');
  if (responsiblePerson !== null && manufacturer === null) problems['manufacturer.name'] = problem('missing');

  const product: EditableProduct = {
    isPublished: take('published', readPublished, false),
    categoryId: take('category', readCategory, 0),
    articleNumber: take('article', readArticle, ''),
    brand: take('brand', required, ''),
    warrantyMonths: take('warranty', readWarranty, 0),
    tags: take('tags', readTags, []),
    prices,
    specifications,
    contents: take('contents', readContents, []),
    makers: manufacturer && { manufacturer, responsiblePerson },
    text: texts,
  };
  for (const field of PRODUCT_FIELDS) {
    const limit = fieldLimit(field);
    if (said(field).length > limit) problems[field] = problem('too-long', String(limit));
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, product };
}
