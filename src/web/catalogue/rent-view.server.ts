import type { CardProduct } from '../../domain/catalogue/product.ts';
import { unitPriceOf } from '../../domain/cart/line-price.ts';
import { formatDays, formatNearDay } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { daysIn, latestEnd, wantedDays, type WantedDays } from '../../domain/rental/list-days.ts';
import { sayPeriod } from '../../domain/rental/print-period.ts';
import { startDays, startFault, type FirstFree, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { isUnavailable } from './is-unavailable.ts';
import type { Words } from './print-facet.server.ts';

/** What pages ask of machines. */
export interface RentalReads {
  readonly today: (currency: Currency) => string;
  readonly firstFreeDays: (
    productIds: readonly number[],
    currency: Currency,
  ) => Promise<ReadonlyMap<number, FirstFree>>;
}

const isRented = ({ kind, displayOnly }: CardProduct) => kind === 'rental' && displayOnly === undefined;

/** Cards with when each machine is free next; one query for all, and none without a machine. A page is worth reading without it. */
export async function withFreeDays<Card extends CardProduct>(
  products: readonly Card[],
  { rental, currency, locale }: { rental: RentalReads; currency: Currency; locale: Locale },
): Promise<readonly Card[]> {
  const ids = products.filter(isRented).map(({ id }) => id);
  if (ids.length === 0) return products;
  const free = await rental.firstFreeDays(ids, currency).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return new Map<number, FirstFree>();
  });
  return products.map((product) => {
    const known = free.get(product.id);
    if (known === undefined) return product;
    const isAtOnce = known.isNext && !known.isParcel;
    const printed = known.day === null || isAtOnce ? '' : formatNearDay(known.day, locale);
    return { ...product, free: { ...known, printed } };
  });
}

/** Cards of machines with the days that their list is narrowed to, and what these cost. */
export const withRentDays = (
  products: readonly CardProduct[],
  period: RentalPeriod,
  currency: Currency,
): readonly CardProduct[] =>
  products.map((product) => {
    const days = daysIn(period);
    const price = unitPriceOf(product.prices[currency], { duration: 'day', count: days }, currency);
    return price === null || !isRented(product)
      ? product
      : { ...product, rent: { startDate: period.firstDay, days, price } };
  });

/** The filter of a list of machines by days, as a form shows it. */
export interface DaysFilter {
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly calendarLabel: string;
  /** What stands in a field without a day. */
  readonly emptyLabel: string;
  readonly from: string;
  readonly to: string;
  /** Both days in words, for browsers write them in their own language; empty for none. */
  readonly fromSaid: string;
  readonly toSaid: string;
  readonly min: string;
  readonly max: string;
  /** Why nothing can begin on the first day; null where it can, and for none. */
  readonly note: string | null;
  readonly today: string;
}

/** What the days of an address mean: how the list is narrowed, which it is not by a day on which nothing can begin, and what the form says. */
export function daysFilter(
  period: RentalPeriod | null,
  {
    words: { translate, locale },
    currency,
    rental,
  }: { words: Pick<Words, 'translate' | 'locale'>; currency: Currency; rental: RentalReads },
): { readonly wanted: WantedDays | undefined; readonly filter: DaysFilter } {
  const market = marketOf(currency);
  const today = rental.today(currency);
  // The days of machines that a vehicle brings; those that go by parcel begin later (`wantedDays`).
  const place = { market, today, travelDays: 0 };
  const { from: min, to } = startDays(place);
  const fault = period === null ? null : startFault(period.firstDay, place);
  return {
    wanted: period === null || fault !== null ? undefined : wantedDays(period, place),
    filter: {
      label: translate('filter.days.label'),
      fromLabel: translate('filter.days.from'),
      toLabel: translate('filter.days.to'),
      calendarLabel: translate('filter.days.calendar'),
      emptyLabel: translate('filter.days.empty'),
      from: period?.firstDay ?? '',
      to: period?.lastDay ?? '',
      fromSaid: period === null ? '' : formatDays(period.firstDay, period.firstDay, locale),
      toSaid: period === null ? '' : formatDays(period.lastDay, period.lastDay, locale),
      min,
      max: latestEnd(to),
      note: fault && translate('filter.days.fault', { fault }),
      today,
    },
  };
}

/** The days as they are chosen of a list, `3–5 грудня`. */
export const printListDays = (period: RentalPeriod, { locale }: Pick<Words, 'locale'>): string =>
  sayPeriod(period, locale);
