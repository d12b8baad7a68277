import { printClock } from '../../calendar/clock-moment.ts';
import { knownCategory } from '../known-categories.ts';
import { LOCALES, type Locale } from '../../locale/locale.ts';
import { timeZoneOf } from '../../locale/market.ts';
import { withoutInvisible } from '../../locale/without-invisible.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { PRICE_TERMS, type PriceTerm, type ProductMaker } from '../product.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../specifications.ts';
import type { EditablePart, EditableProduct, EditableText } from './editable-product.ts';

export const TEXT_PARTS = [
  'name',
  'summary',
  'description',
] as const satisfies readonly (keyof EditableText)[];
export const MAKERS = ['manufacturer', 'responsible'] as const;
export const MAKER_PARTS = ['name', 'address', 'contact'] as const satisfies readonly (keyof ProductMaker)[];

/** What stands first among what goes together with a product, and what never does: article numbers, one a line. */
export const BESIDE_FIELDS = ['together', 'notTogether'] as const;

type TextField = `${(typeof TEXT_PARTS)[number]}.${Locale}`;
type PriceField = `price.${Currency}.${PriceTerm}`;
type SpecificationField = `spec.${SpecificationKey}`;
type MakerField = `${(typeof MAKERS)[number]}.${(typeof MAKER_PARTS)[number]}`;
type PlainField =
  | 'published'
  | 'publishFrom'
  | 'publishUntil'
  | 'category'
  | 'article'
  | 'brand'
  | 'warranty'
  | 'lead'
  | 'tags'
  | 'contents'
  | (typeof BESIDE_FIELDS)[number];

/** One thing that is said of a product, by the name that forms, tables for import, and the change log have for it. */
export type ProductField = PlainField | TextField | PriceField | SpecificationField | MakerField;

/** What is said, as text; a field that says nothing is absent or empty. */
export type ProductFields = Readonly<Partial<Record<ProductField, string>>>;

export const SPECIFICATION_KEYS = Object.keys(SPECIFICATIONS).filter(
  (key): key is SpecificationKey => key in SPECIFICATIONS,
);
export const textField = (part: (typeof TEXT_PARTS)[number], locale: Locale): TextField =>
  `${part}.${locale}`;
export const priceField = (currency: Currency, term: PriceTerm): PriceField => `price.${currency}.${term}`;
const SPECIFICATION_FIELDS: ReadonlyMap<string, SpecificationKey> = new Map(
  SPECIFICATION_KEYS.map((key) => [`spec.${key}`, key]),
);
/** The spec of a field; undefined for a field of something else. */
export const specificationOf = (field: ProductField): SpecificationKey | undefined =>
  SPECIFICATION_FIELDS.get(field);
export const specificationField = (key: SpecificationKey): SpecificationField => `spec.${key}`;
export const makerField = (maker: (typeof MAKERS)[number], part: (typeof MAKER_PARTS)[number]): MakerField =>
  `${maker}.${part}`;

/** Every field, in the order in which tables list them. */
export const PRODUCT_FIELDS: readonly ProductField[] = [
  'published',
  'publishFrom',
  'publishUntil',
  'category',
  'article',
  'brand',
  ...TEXT_PARTS.flatMap((part) => LOCALES.map((locale) => textField(part, locale))),
  ...CURRENCIES.flatMap((currency) => PRICE_TERMS.map((term) => priceField(currency, term))),
  'warranty',
  'lead',
  'tags',
  'contents',
  ...BESIDE_FIELDS,
  ...MAKERS.flatMap((maker) => MAKER_PARTS.map((part) => makerField(maker, part))),
  ...SPECIFICATION_KEYS.map(specificationField),
];
const FIELDS: ReadonlySet<string> = new Set(PRODUCT_FIELDS);
export const isProductField = (name: string): name is ProductField => FIELDS.has(name);

/** The longest text of a field, in characters. */
export function fieldLimit(field: ProductField): number {
  if (field.startsWith('description.')) return 6000;
  if (field === 'contents') return 4000;
  if (field === 'together' || field === 'notTogether') return 2000;
  if (field.startsWith('name.')) return 150;
  return field.startsWith('summary.') ? 400 : 200;
}

/** A number as fields write it: whole or with a decimal point, never in powers of ten. */
const DECIMAL = new Intl.NumberFormat('en', { maximumFractionDigits: 10, useGrouping: false });
const printDecimal = (value: number): string => DECIMAL.format(value);
/** A price as its field writes it: `8100`, `8100.50`; minor units of its currency. */
export const printMinor = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

/** Staff set and read moments by the clocks of Kyiv, as their log shows them. */
export const CLOCKS = timeZoneOf('UA');
const printMoment = (moment: string | undefined): string =>
  moment === undefined ? '' : printClock(moment, CLOCKS);

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
    publishFrom: printMoment(product.publishFrom),
    publishUntil: printMoment(product.publishUntil),
    category: knownCategory(product.categoryId)?.slug ?? '',
    article: product.articleNumber,
    brand: product.brand,
    warranty: product.warrantyMonths === 0 ? '' : String(product.warrantyMonths),
    lead: product.leadDays === undefined ? '' : String(product.leadDays),
    tags: product.tags.toSorted().join(', '),
    contents: product.contents.map(printPart).join('\n'),
    together: (product.together ?? []).join('\n'),
    notTogether: (product.notTogether ?? []).join('\n'),
    ...Object.fromEntries([
      ...TEXT_PARTS.flatMap((part) => LOCALES.map((locale) => [textField(part, locale), text[locale][part]])),
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

/** Fields of an older log, table or form as they are printed now: a product without a warranty had 0 there. */
export const asPrinted = (fields: ProductFields): ProductFields =>
  fields.warranty === '0' ? { ...fields, warranty: '' } : fields;

function fillFields(said: ProductFields): Record<ProductField, string> {
  const filled: Partial<Record<ProductField, string>> = {};
  for (const field of PRODUCT_FIELDS) filled[field] = said[field] ?? '';
  return filled as Record<ProductField, string>;
}

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const TOO_MANY_BLANKS = /\n{3,}/g;

/** A text as it is kept: without invisible characters, blanks at its ends and line ends of other systems; of one line where the field is. */
export function tidyField(field: ProductField, typed: string): string {
  const isLong =
    field.startsWith('description.') || field === 'contents' || BESIDE_FIELDS.some((each) => each === field);
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
