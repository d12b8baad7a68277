import type { Translate } from '../../content/translator.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import { printBoth } from '../i18n/print-both.ts';
import type { TileCategory, TileGoods } from './category-tile.tsx';

interface Scope {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly shop: {
    readonly rules: { readonly tax: Readonly<Record<Currency, TaxRule>> };
    readonly catalogue: {
      readonly sizeCategories: (currency: Currency) => Promise<
        readonly {
          readonly categoryId: number;
          readonly total: number;
          readonly lowest: number | null;
        }[]
      >;
    };
  };
}

/** Turns categories into tiles that say how many goods are behind them and from what price. */
export async function categoryTiles({ shop, locale, currency, translate }: Scope) {
  const words = { rule: shop.rules.tax[currency], locale, translate };
  const sizes = new Map(
    (await shop.catalogue.sizeCategories(currency)).map((size) => [size.categoryId, size]),
  );
  return ({
    id,
    slug,
    name,
    picture,
    kind,
  }: Pick<CategoryView, 'id' | 'slug' | 'name' | 'picture' | 'kind'>): TileCategory => {
    const size = sizes.get(id);
    if (size === undefined || size.total === 0) return { slug, name, picture };
    const goods: TileGoods = {
      count: translate('listing.count', { count: size.total }),
      price:
        size.lowest === null
          ? null
          : printBoth(money(size.lowest, currency), words, (amount) =>
              translate(kind === 'rental' ? 'slide.fromPerDay' : 'slide.from', { amount }),
            ),
    };
    return { slug, name, picture, goods };
  };
}
