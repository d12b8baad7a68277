import * as v from 'valibot';
import { typedAmount } from '../money/major-units.ts';
import { CURRENCIES, type Currency } from '../money/money.ts';
import { OPTION_CODE, type OptionKind, type TierPrices } from './rental-option.ts';
import { DURATIONS, type Duration } from './tiers.ts';
import type { Localized } from '../locale/locale.ts';
import type { MachineKind } from './machine-kind.ts';

/** The fields of the prices of an option, `{currency}-{duration}`. */
export const priceField = (currency: Currency, duration: Duration): string => `${currency}-${duration}`;
export const PRICE_FIELDS = CURRENCIES.flatMap((currency) =>
  DURATIONS.map((duration) => priceField(currency, duration)),
);

/** An option as staff see it. */
export interface StaffOption {
  readonly code: string;
  readonly kind: OptionKind;
  readonly name: Localized;
  readonly machineKinds: readonly MachineKind[];
  /** Null for what is a part of the machine's prices. */
  readonly prices: TierPrices | null;
  readonly percent: number | null;
  readonly isOffered: boolean;
  readonly version: number;
}

/** What staff change of an option. */
export interface OptionChange {
  readonly code: string;
  readonly version: number;
  readonly isOffered: boolean;
  readonly prices: TierPrices | null;
  readonly percent: number | null;
}

/** A million: more is a slip of the finger. */
const AMOUNT_MAX = 100_000_000;

const amount = v.pipe(
  v.string('backoffice.rentalOffers.error.amount'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const minor = typedAmount(dataset.value);
    if (minor !== null && minor > 0 && minor <= AMOUNT_MAX) return minor;
    addIssue({ message: 'backoffice.rentalOffers.error.amount' });
    return NEVER;
  }),
);

const percent = v.pipe(
  v.string('backoffice.rentalOffers.error.percent'),
  v.trim(),
  v.regex(/^\d{1,3}$/, 'backoffice.rentalOffers.error.percent'),
  v.transform(Number),
  v.minValue(1, 'backoffice.rentalOffers.error.percent'),
  v.maxValue(100, 'backoffice.rentalOffers.error.percent'),
);

const common = {
  code: v.pipe(v.string(), v.regex(OPTION_CODE)),
  version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  isOffered: v.pipe(
    v.optional(v.string(), ''),
    v.transform((sent) => sent !== ''),
  ),
};

const pricedSchema = v.pipe(
  v.object({
    ...common,
    'UAH-day': amount,
    'UAH-week': amount,
    'UAH-month': amount,
    'PLN-day': amount,
    'PLN-week': amount,
    'PLN-month': amount,
  }),
  v.transform(({ code, version, isOffered, ...typed }): OptionChange => {
    const of = (currency: Currency) => ({
      day: typed[`${currency}-day`],
      week: typed[`${currency}-week`],
      month: typed[`${currency}-month`],
    });
    return { code, version, isOffered, percent: null, prices: { UAH: of('UAH'), PLN: of('PLN') } };
  }),
);

const partSchema = v.pipe(
  v.object({ ...common, percent }),
  v.transform((typed): OptionChange => ({ ...typed, prices: null })),
);

/** Reads the form of an option: a percent, or prices in both currencies. Issues are message keys. */
export const optionFormSchema = (isPart: boolean) => (isPart ? partSchema : pricedSchema);

/** Which product has its best-price rule on or off from now on. */
export const exactFormSchema = v.object({
  productId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  isExact: v.pipe(
    v.picklist(['on', 'off']),
    v.transform((sent) => sent === 'on'),
  ),
});
