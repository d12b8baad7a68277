import type { CaseGoods, ContentPage } from '../../content/pages/content-page.ts';
import type { Translate } from '../../content/translator.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, times, type Currency, type Money } from '../../domain/money/money.ts';
import { coverOf } from '../../domain/rental/rental-price.ts';
import { tiersOfPrices } from '../../domain/rental/tiers.ts';
import type { CasePrice } from './case-card.tsx';

/** Whom the prices are for, and where they come from. */
interface Scope {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly shop: {
    readonly rules: { readonly tax: Readonly<Record<Currency, TaxRule>> };
    readonly catalogue: {
      readonly productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly CardProduct[]>;
    };
  };
}

/** What the goods of an example cost, as the shop keeps prices; null for what cannot be had so. */
function priceOf({ prices }: CardProduct, { rent }: CaseGoods, currency: Currency): Money | null {
  const list = prices[currency];
  if (rent === undefined) return list.sale === null ? null : money(list.sale, currency);
  const tiers = tiersOfPrices(list, currency);
  return tiers && times(coverOf(rent.days, tiers).total, rent.machines);
}

/** What the examples of a page cost today in the visitor's currency, by product; none for what is not sold. */
export async function casePrices(
  page: ContentPage,
  { shop, locale, currency, translate }: Scope,
): Promise<Readonly<Record<number, CasePrice>>> {
  const cases = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'case' ? [block.goods] : [])),
  );
  if (cases.length === 0) return {};
  const products = await shop.catalogue.productsByIds(
    cases.map(({ productId }) => productId),
    locale,
  );
  const rule = shop.rules.tax[currency];
  const entries = cases.flatMap((goods) => {
    const product = products.find(({ id }) => id === goods.productId);
    const price = product && priceOf(product, goods, currency);
    if (!price) return [];
    const print = (amount: Money, label: 'cart.withTax' | 'cart.withoutTax') =>
      `${formatPrice(amount, locale)} ${translate(label)}`;
    const shown: CasePrice = {
      name: product.name,
      label: translate(goods.rent === undefined ? 'page.case.kit' : 'page.case.rent'),
      gross: print(withTax(price, rule), 'cart.withTax'),
      net: print(withoutTax(price, rule), 'cart.withoutTax'),
    };
    return [[goods.productId, shown] as const];
  });
  return Object.fromEntries(entries);
}
