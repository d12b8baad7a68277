import { daysAfter } from '../calendar/days.ts';
import { isWorkingDay, underDaysOff, workingDaysFrom, type DaysOff } from '../calendar/working-days.ts';
import { arrivalOf, type Arrival } from '../checkout/arrival.ts';
import type { PayOnDeliveryFees, PayOnDeliveryLimits } from '../checkout/payment-methods.ts';
import type { RemoteArea } from '../checkout/remote-areas.ts';
import {
  quoteAt,
  SHIPPING_METHODS,
  type ShippingMethod,
  type ShippingRule,
} from '../checkout/shipping-rules.ts';
import { withTax, type TaxRule } from '../checkout/tax.ts';
import { currencyIn, type Market } from '../locale/market.ts';
import { add, CURRENCIES, money, type Currency, type Money } from '../money/money.ts';
import type { HaulageRules } from '../rental/haulage.ts';
import { PLACES } from './delivery-terms.ts';

/** What shoppers meet of the rules of selling at a moment: a preview shows those of now and those that were typed. */
export interface ShownTerms {
  readonly tax: Readonly<Record<Currency, TaxRule>>;
  readonly shipping: readonly ShippingRule[];
  readonly haulage: HaulageRules;
  readonly remoteAreas: readonly RemoteArea[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  readonly daysOff: DaysOff;
}

/** The goods of an example order, as the shop keeps their price: fewer than make delivery free by the usual rules. */
const EXAMPLE_GOODS: Readonly<Record<Currency, Money>> = {
  UAH: money(3000_00, 'UAH'),
  PLN: money(500_00, 'PLN'),
};

/** So many example orders are shown of a currency. */
const EXAMPLES_MAX = 4;
/** A threshold is passed clearly by a fifth more. */
const ABOVE = 1.2;

/**
 * The goods of the example orders of a currency, the cheapest first: where the sum changes from which delivery is free, one order stays below it, one is
 * above it, and one is between what it was and what it becomes.
 */
export function exampleGoods(
  currency: Currency,
  { before, after }: { readonly before: ShownTerms; readonly after: ShownTerms },
): readonly Money[] {
  const freeBy = ({ shipping }: ShownTerms, way: Pick<ExampleDelivery, 'method' | 'place'>) =>
    shipping.find(
      (rule) =>
        rule.currency === currency &&
        rule.method === way.method &&
        (rule.place === 'any' || rule.place === way.place),
    )?.free?.goods.minor ?? null;
  const moved = SHIPPING_METHODS.flatMap((method) =>
    PLACES.flatMap((place) => {
      const [was, is] = [freeBy(before, { method, place }), freeBy(after, { method, place })];
      return was === is ? [] : [[was, is].filter((minor) => minor !== null).toSorted((a, b) => a - b)];
    }),
  );
  const usual = EXAMPLE_GOODS[currency].minor;
  const sums = moved.flat();
  if (sums.length === 0) return [money(usual, currency)];
  const whole = (minor: number) => Math.round(minor / 100) * 100;
  const lowest = Math.min(...sums);
  const shown = [
    usual < lowest ? usual : whole(lowest / 2),
    whole(Math.max(...sums) * ABOVE),
    ...moved.flatMap(([low, high]) =>
      low === undefined || high === undefined ? [] : [whole((low + high) / 2)],
    ),
  ];
  return [...new Set(shown)]
    .slice(0, EXAMPLES_MAX)
    .toSorted((a, b) => a - b)
    .map((minor) => money(minor, currency));
}

/** What an example order pays by a way of delivery, and all in all. */
export interface ExampleOrder {
  readonly delivery: Money;
  readonly total: Money;
}

/** An example order by a way of delivery to a kind of place, by the terms of now and by those that were typed; null where that way is not offered. */
export interface ExampleDelivery {
  readonly currency: Currency;
  readonly method: ShippingMethod;
  readonly place: (typeof PLACES)[number];
  readonly before: ExampleOrder | null;
  readonly after: ExampleOrder | null;
}

/** What an order of these goods pays by each way that is or was offered. */
export function exampleDeliveries(
  goods: Money,
  { before, after }: { readonly before: ShownTerms; readonly after: ShownTerms },
): readonly ExampleDelivery[] {
  const { currency } = goods;
  const orderBy = ({ shipping, tax }: ShownTerms, way: Pick<ExampleDelivery, 'method' | 'place'>) => {
    const quote = quoteAt({ ...way, goods, currency, rules: shipping });
    return quote.ok ? { delivery: quote.fee, total: add(withTax(goods, tax[currency]), quote.fee) } : null;
  };
  return SHIPPING_METHODS.flatMap((method) =>
    PLACES.map((place) => ({
      currency,
      method,
      place,
      before: orderBy(before, { method, place }),
      after: orderBy(after, { method, place }),
    })),
  ).filter((each) => each.before !== null || each.after !== null);
}

/** So many days ahead a preview looks for days that change: the closures of two years. */
const AHEAD_DAYS = 730;

/** The days from a day on, ISO 8601, that are worked by the one and not by the other. */
export function changedDays(
  market: Market,
  { before, after, today }: { readonly before: DaysOff; readonly after: DaysOff; readonly today: string },
): readonly string[] {
  const days = Array.from({ length: AHEAD_DAYS }, (_, index) => daysAfter(today, index));
  const workedUnder = (daysOff: DaysOff) =>
    underDaysOff(daysOff, () => days.map((day) => isWorkingDay(day, market)));
  const [were, are] = [workedUnder(before), workedUnder(after)];
  return days.filter((_, index) => were[index] !== are[index]);
}

/** A day of a month as a preview shows it. */
export interface ShownDay {
  /** ISO 8601. */
  readonly day: string;
  readonly isWorked: boolean;
  readonly isChanged: boolean;
}

/** A month, `2026-12`, in weeks from Monday; null before its first day and after its last. */
export interface ShownMonth {
  readonly month: string;
  readonly weeks: readonly (readonly (ShownDay | null)[])[];
}

/** So many months are shown at most, the first with a day that changes. */
const MONTHS_MAX = 6;
const WEEK = 7;
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

function monthShown(month: string, market: Market, changed: ReadonlySet<string>): ShownMonth {
  const first = `${month}-01`;
  const days = Array.from({ length: 31 }, (_, index) => daysAfter(first, index)).filter(
    (day) => monthOf(day) === month,
  );
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...days.map((day) => ({ day, isWorked: isWorkingDay(day, market), isChanged: changed.has(day) })),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, index) =>
    Array.from({ length: WEEK }, (_unused, place) => cells[index * WEEK + place] ?? null),
  );
  return { month, weeks };
}

/** The months in which days of a market change; where none does, this one and the next. */
export function changedMonths(
  market: Market,
  { before, after, today }: { readonly before: DaysOff; readonly after: DaysOff; readonly today: string },
): readonly ShownMonth[] {
  const changed = changedDays(market, { before, after, today });
  const months = [...new Set(changed.map(monthOf))].slice(0, MONTHS_MAX);
  const next = monthOf(daysAfter(`${monthOf(today)}-28`, 4));
  const days = new Set(changed);
  return underDaysOff(after, () =>
    (months.length > 0 ? months : [monthOf(today), next]).map((month) => monthShown(month, market, days)),
  );
}

/** When an example parcel of a market arrives that is ordered and paid on a day, ISO 8601. */
export interface ExampleArrival {
  readonly orderedOn: string;
  readonly method: ShippingMethod;
  readonly place: ShippingRule['place'];
  readonly before: Arrival;
  readonly after: Arrival;
}

/** When parcels arrive that are ordered today, and the last working day before the first day that changes. */
export function exampleArrivals(
  market: Market,
  {
    before,
    after,
    today,
  }: { readonly before: ShownTerms; readonly after: ShownTerms; readonly today: string },
): readonly ExampleArrival[] {
  const span = { before: before.daysOff, after: after.daysOff, today };
  const [first = today] = changedDays(market, span);
  const eve = underDaysOff(after.daysOff, () => workingDaysFrom(first, -1, market));
  const ordered = eve > today ? [today, eve] : [today];
  const rules = after.shipping.filter(({ currency }) => currency === currencyIn(market));
  return ordered.flatMap((orderedOn) =>
    rules.map(({ method, place, days }) => {
      const under = (daysOff: DaysOff) => underDaysOff(daysOff, () => arrivalOf(orderedOn, { days, market }));
      return { orderedOn, method, place, before: under(before.daysOff), after: under(after.daysOff) };
    }),
  );
}

/** What each currency of the shop asks of an order that is paid on delivery: the fee, null where it cannot be, and the limit, null for none. */
export const onDeliveryShown = ({ payOnDeliveryFees: fees, payOnDeliveryLimits: limits }: ShownTerms) =>
  CURRENCIES.map((currency) => ({ currency, fee: fees[currency], limit: limits[currency] }));
