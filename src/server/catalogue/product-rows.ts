import { cardFacts } from '../../domain/catalogue/card-facts.ts';
import { knownCategory } from '../../domain/catalogue/known-categories.ts';
import type { EditableProduct } from '../../domain/catalogue/editing/editable-product.ts';
import { nameKey } from '../../domain/catalogue/name-key.ts';
import {
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import { PRICE_TERMS } from '../../domain/catalogue/product.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { convert, type ExchangeRate } from '../../domain/money/exchange.ts';
import { CURRENCIES, money } from '../../domain/money/money.ts';
import { normaliseSearch, phasesToken } from '../../domain/search/normalise.ts';
import { lookUpIn } from '../messages/messages.ts';

/** A product with its id, as its rows are made from it. */
export type IdentifiedProduct = EditableProduct & { readonly id: number };

/** The texts of a product in one language, with what search reads of it (S §5: name … tags, specification values). */
export function textRow(product: IdentifiedProduct, locale: Locale, lookUp: LookUp = lookUpIn(locale)) {
  const { categoryId, brand, articleNumber, specifications } = product;
  const { name, summary, description } = product.text[locale];
  const specs = specifications.map((spec) => ({
    label: specificationLabel(spec.key, lookUp),
    printed: printSpecification({ ...spec, categoryId }, { locale, lookUp }),
  }));
  const category = knownCategory(categoryId);
  const parent = category?.parentId == null ? undefined : knownCategory(category.parentId);
  const named = [parent, category].flatMap((found) => (found ? [lookUp(`category.${found.slug}.name`)] : []));
  const tags = product.tags.map((tag) => lookUp(`tag.${tag}`) ?? tag);
  const printed = specs.map((spec) => spec.printed);
  const phases = specifications.find(({ key }) => key === 'phases')?.value;
  // Names say it in as many ways as there are languages, and texts of others that they can be joined to three.
  const stated = typeof phases === 'number' ? [phasesToken(phases)] : [];
  return {
    productId: product.id,
    locale,
    name,
    nameKey: nameKey(name, locale),
    summary,
    description,
    facts: cardFacts({ categoryId, specifications }, { locale, lookUp }),
    specificationText: specs.map((spec) => `${spec.label}: ${spec.printed}`).join('\n'),
    searchName: normaliseSearch([name, brand, articleNumber, ...stated].join(' ')),
    searchText: normaliseSearch(
      [name, brand, articleNumber, ...stated, ...named, ...tags, summary, description, ...printed].join(' '),
    ),
  };
}

/** The price list; a currency without a price of its own gets the other's, converted once per unit (R7), or none while no rate is known. */
function priceRows({ id, prices }: IdentifiedProduct, rate: ExchangeRate | null) {
  return CURRENCIES.flatMap((currency) =>
    PRICE_TERMS.flatMap((term) => {
      const row = { productId: id, currency, term };
      const own = prices[currency][term];
      if (own !== undefined) return [{ ...row, minor: own, converted: false }];
      const other = currency === 'UAH' ? 'PLN' : 'UAH';
      const foreign = prices[other][term];
      if (foreign === undefined || rate === null) return [];
      const { minor } = convert(money(foreign, other), currency, rate);
      // A kopiyka is less than half a grosz: what has a price costs something in either currency.
      return [{ ...row, minor: Math.max(1, minor), converted: true }];
    }),
  );
}

/** The rows of a product in every table but `products`. */
export const productRows = (product: IdentifiedProduct, rate: ExchangeRate | null) => ({
  prices: priceRows(product, rate),
  specifications: product.specifications.map(({ key, value }) => ({
    productId: product.id,
    key,
    number: typeof value === 'number' ? value : null,
    text: typeof value === 'string' ? value : null,
  })),
  contents: product.contents.map((part, position) => ({
    productId: product.id,
    position,
    quantity: part.quantity,
    ...('articleNumber' in part
      ? { articleNumber: part.articleNumber, name: null, unit: 'piece' as const }
      : { articleNumber: null, name: part.name, unit: part.unit }),
  })),
  tags: product.tags.map((tag) => ({ productId: product.id, tag })),
  texts: LOCALES.map((locale) => textRow(product, locale)),
});
