import { FALLBACK_PRODUCTS, type FallbackProduct } from '../../content/fallback/fallback-products.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { PriceList, Product } from '../../domain/catalogue/product.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { convert } from '../../domain/money/exchange.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';

/** A product of the built-in list with what it is found by. */
export interface BuiltInProduct {
  readonly product: Product;
  readonly entry: FallbackProduct;
  /** Normalised name, brand, article number and category in every language. */
  readonly searchText: string;
}

const nameIn = ({ nameKey, defaultName }: FallbackProduct, locale: Locale): string =>
  lookUpIn(locale)(nameKey) ?? defaultName;

function pricesOf({ price }: FallbackProduct): Record<Currency, PriceList> {
  const hryvnias = fromMajor(Number(price), 'UAH');
  const list = (currency: Currency): PriceList => ({
    sale: convert(hryvnias, currency, exchangeRate).minor,
    day: null,
    week: null,
    month: null,
  });
  return { UAH: list('UAH'), PLN: list('PLN') };
}

function searchTextOf(entry: FallbackProduct): string {
  const slug = CATEGORIES.find(({ id }) => id === entry.categoryId)?.slug ?? '';
  const words = LOCALES.flatMap((locale) => [
    nameIn(entry, locale),
    lookUpIn(locale)(`category.${slug}.name`) ?? '',
  ]);
  return normaliseSearch([entry.brand, entry.articleNumber, ...words].join(' '));
}

function builtIn(entry: FallbackProduct, locale: Locale): BuiltInProduct {
  const { translate } = messagesOf(locale);
  return {
    entry,
    searchText: searchTextOf(entry),
    product: {
      id: entry.id,
      articleNumber: entry.articleNumber,
      name: nameIn(entry, locale),
      summary: '',
      brand: entry.brand,
      kind: 'purchase',
      categoryId: entry.categoryId,
      picture: entry.image,
      stock: 0, // unknown; what nobody may order is nowhere on stock
      prices: pricesOf(entry),
      displayOnly: { mark: translate('displayOnly.builtIn'), why: translate('displayOnly.notice') },
    },
  };
}

const made = new Map<Locale, readonly BuiltInProduct[]>();

/** The fifteen products that the shop knows by itself (R13), in one language. */
export function builtInProducts(locale: Locale): readonly BuiltInProduct[] {
  const known = made.get(locale) ?? FALLBACK_PRODUCTS.map((entry) => builtIn(entry, locale));
  made.set(locale, known);
  return known;
}
