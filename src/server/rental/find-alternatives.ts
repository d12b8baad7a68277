import { unitPriceOf } from '../../domain/cart/line-price.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { times, type Currency } from '../../domain/money/money.ts';
import { mostAlike, type Alternative } from '../../domain/rental/alternative.ts';
import { wantedDays } from '../../domain/rental/list-days.ts';
import { rentalPeriod } from '../../domain/rental/rental-days.ts';
import { rentalDays, type Duration } from '../../domain/rental/tiers.ts';
import { todayIn } from './today.ts';

interface Catalogue {
  readonly productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>;
  readonly listProducts: (query: ProductQuery) => Promise<{ readonly products: readonly Product[] }>;
}

/** What is taken: so many machines of a product for some days. */
export interface TakenWish {
  readonly productId: number;
  readonly startDate: string;
  readonly duration: Duration;
  readonly count: number;
  readonly machines: number;
}

/** So many free machines of a category are compared. */
const COMPARED = 24;

/**
 * Other products of the same category of which as many machines are free on the days on which the wanted one is taken, most alike first; none for what
 * is not rented.
 */
export const findAlternatives =
  ({ productsByIds, listProducts }: Catalogue) =>
  async (
    { productId, startDate, duration, count, machines }: TakenWish,
    { locale, currency }: { locale: Locale; currency: Currency },
  ): Promise<readonly Alternative[]> => {
    const [wanted] = await productsByIds([productId], locale);
    const dayMinor = wanted?.prices[currency].day ?? null;
    if (wanted === undefined || dayMinor === null) return [];
    const market = marketOf(currency);
    const days = wantedDays(rentalPeriod({ startDate, duration, count }), { market, today: todayIn(market) });
    const { products } = await listProducts({
      locale,
      currency,
      condition: {
        kind: 'and',
        conditions: [
          { kind: 'number', field: 'categoryId', operator: '$eq', values: [wanted.categoryId] },
          { kind: 'number', field: 'id', operator: '$ne', values: [productId] },
          { kind: 'machine', days: { ...days, machines } },
        ],
      },
      sort: [],
      page: 1,
      pageSize: COMPARED,
    });
    const rental = { duration: 'day', count: rentalDays(duration, count) } as const;
    const priced = products.flatMap(({ id, name, prices }) => {
      const unit = unitPriceOf(prices[currency], rental, currency);
      const { day } = prices[currency];
      return unit === null || day === null ? [] : [{ id, name, dayMinor: day, price: times(unit, machines) }];
    });
    return mostAlike(priced, dayMinor).map(({ id, name, price }) => ({ id, name, price }));
  };
