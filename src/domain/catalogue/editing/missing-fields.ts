import { LOCALES, type Locale } from '../../locale/locale.ts';
import { isVisible } from '../../locale/without-invisible.ts';
import { CURRENCIES } from '../../money/money.ts';
import { knownCategory } from '../known-categories.ts';
import { PRICE_TERMS, type ProductMaker } from '../product.ts';
import type { EditableProduct } from './editable-product.ts';
import { makerField, priceField, TEXT_PARTS, textField, type ProductField } from './product-fields.ts';

/** Whether a product is sold, and perhaps rented beside that, or only rented. */
export type ProductKind = 'purchase' | 'rental';

export const RENTAL_TERMS = PRICE_TERMS.filter((term) => term !== 'sale');

type Prices = Pick<EditableProduct, 'prices'>;
/** The currencies in which a product has any price of a rental. */
const rentedIn = ({ prices }: Prices) =>
  CURRENCIES.filter((currency) => RENTAL_TERMS.some((term) => prices[currency][term] !== undefined));

/** What its prices make of a product; null while it has none. */
export function pricedKind(product: Prices): ProductKind | null {
  if (CURRENCIES.some((currency) => product.prices[currency].sale !== undefined)) return 'purchase';
  return rentedIn(product).length > 0 ? 'rental' : null;
}

/** What a product without a decided kind is: what its prices say, and while it has none what goods of its category are. */
export const likelyKind = (product: Prices & Pick<EditableProduct, 'categoryId'>): ProductKind =>
  pricedKind(product) ?? knownCategory(product.categoryId)?.kind ?? 'purchase';

/** Prices: one to buy of what is sold; of a rental those of day, week and month together. Another currency's are converted. */
function missingPrices(product: EditableProduct, kind: ProductKind): readonly ProductField[] {
  const { prices } = product;
  const rented = rentedIn(product);
  const started = kind === 'rental' && rented.length === 0 ? (['UAH'] as const) : rented;
  const isSaleMissing =
    kind === 'purchase' && CURRENCIES.every((currency) => prices[currency].sale === undefined);
  return [
    ...(isSaleMissing ? [priceField('UAH', 'sale')] : []),
    ...started.flatMap((currency) =>
      RENTAL_TERMS.filter((term) => prices[currency][term] === undefined).map((term) =>
        priceField(currency, term),
      ),
    ),
  ];
}

/** The names of makers of whom something else is said; who answers for goods does so for a manufacturer. */
function missingMakers({ makers }: Pick<EditableProduct, 'makers'>): readonly ProductField[] {
  if (makers === null) return [];
  const isNameless = (maker: ProductMaker | null) => maker !== null && !isVisible(maker.name);
  return [
    ...(isNameless(makers.manufacturer) ? [makerField('manufacturer', 'name')] : []),
    ...(isNameless(makers.responsiblePerson) ? [makerField('responsible', 'name')] : []),
  ];
}

/**
 * The fields of a product that have to say something before it is published, in the order of the editor; none of a complete one. Every way of
 * saving products asks here: a draft may lack all of them, what is published or waits for its day lacks none. That it needs a picture, too,
 * is no matter of its fields.
 */
export const missingFields = (
  product: EditableProduct,
  kind: ProductKind = likelyKind(product),
): readonly ProductField[] => [
  ...(!isVisible(product.brand) ? (['brand'] as const) : []),
  ...LOCALES.flatMap((locale) =>
    TEXT_PARTS.filter((part) => !isVisible(product.text[locale][part])).map((part) =>
      textField(part, locale),
    ),
  ),
  ...missingPrices(product, kind),
  ...missingMakers(product),
];

const TEXT_FIELDS = LOCALES.map((locale) => ({
  locale,
  fields: new Set<string>(TEXT_PARTS.map((part) => textField(part, locale))),
}));

/** The languages in which a product lacks a text, of the fields that it lacks. */
export const missingLanguages = (missing: readonly string[]): readonly Locale[] =>
  TEXT_FIELDS.filter(({ fields }) => missing.some((field) => fields.has(field))).map(({ locale }) => locale);

/** The first language that has a text, `locale` before all others; null where none has. */
export const languageWith = (
  text: Readonly<Partial<Record<Locale, string>>>,
  locale: Locale,
): Locale | null => [locale, ...LOCALES].find((each) => (text[each] ?? '') !== '') ?? null;

/** By what staff know a product: its name in their language, else in another, else its article number. */
export function nameForStaff(
  { text, articleNumber }: Pick<EditableProduct, 'text' | 'articleNumber'>,
  locale: Locale,
): string {
  const names = { uk: text.uk.name, pl: text.pl.name, en: text.en.name };
  const said = languageWith(names, locale);
  return said === null ? articleNumber : names[said];
}
