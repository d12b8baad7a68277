import {
  PAY_ON_DELIVERY_FEE,
  type PayOnDeliveryFees,
  type PayOnDeliveryLimits,
} from '../checkout/payment-methods.ts';
import { readRemoteArea, type RemoteArea } from '../checkout/remote-areas.ts';
import { COUNTRIES, type Country } from '../contact-data/countries.ts';
import { amountTyped, typedAmount } from '../money/major-units.ts';
import { CURRENCIES, money, type Currency } from '../money/money.ts';
import { textOf, type Fields, type ReadFields } from './read-fields.ts';

/** On which terms orders are paid on delivery, and where delivery is quoted before payment. */
export interface OnDeliveryTerms {
  /** Null where payment on delivery is not offered. */
  readonly fees: PayOnDeliveryFees;
  readonly limits: PayOnDeliveryLimits;
  readonly remoteAreas: readonly RemoteArea[];
}

/** The names of the fields of a market; in hryvnias the fee is that of every shop and has no field (C §9). */
export const podFields = (currency: Currency) =>
  ({
    offered: `${currency}-pod-offered`,
    fee: currency === 'UAH' ? null : `${currency}-pod-fee`,
    limit: `${currency}-pod-limit`,
  }) as const;

/** The countries that areas are named of: those whose postcodes have a form. */
export const AREA_COUNTRIES = COUNTRIES.filter((country) => country !== 'OTHER');

/** The name of the field with how the postcodes of a country's remote areas begin, by comma. */
export const areaField = (country: Country) => `remote-${country}`;

/** A fee that is more is a slip of the finger, in either currency. */
const FEE_MAX_MINOR = 1000_00;
/** The digits of the longest postcode among the countries. */
const DIGITS_MAX = 5;
/** With fewer, a few areas are a whole country. */
const DIGITS_MIN = 2;
/** Areas of a country: checkout pages carry them. */
const AREAS_MAX = 100;

type Typed = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [field: string, value: string])[];
/** What a field says in minor units; null for nothing. */
type Amount = { readonly minor: number | null } | { readonly error: string };

function readAmount(text: string, { isNeeded, most }: { isNeeded: boolean; most: number }): Amount {
  if (text === '') return isNeeded ? { error: 'backoffice.shop.problem.missing' } : { minor: null };
  const minor = typedAmount(text);
  if (minor === null || minor === 0) return { error: 'backoffice.shop.problem.amount' };
  return minor > most ? { error: 'backoffice.shop.problem.podFee' } : { minor };
}

const isOffered = (typed: Typed, currency: Currency): boolean =>
  textOf(typed, podFields(currency).offered) === 'on';

function readMarket(typed: Typed, currency: Currency): { fields: Named; errors: Named } {
  const { offered, fee, limit } = podFields(currency);
  const on = isOffered(typed, currency);
  const amounts = [
    ...(fee === null ? [] : [[fee, { isNeeded: true, most: FEE_MAX_MINOR }] as const]),
    [limit, { isNeeded: false, most: Infinity }] as const,
  ].map(([name, rule]) => [name, readAmount(textOf(typed, name), rule)] as const);
  return {
    fields: [
      [offered, on ? 'on' : ''],
      ...amounts.map(([name, each]) => {
        const minor = 'minor' in each ? each.minor : null;
        return [name, minor === null ? '' : amountTyped(minor)] as const;
      }),
    ],
    // Where it is not offered, what can be read is kept until it is again.
    errors: amounts.flatMap(([name, each]) => (on && 'error' in each ? [[name, each.error] as const] : [])),
  };
}

/** How the postcodes of an area begin, as its country writes them: `905`, `34-5`. */
function startOf(area: RemoteArea): string {
  const digits = area.postcode.replaceAll(/\D/g, '');
  return area.country === 'PL' ? digits.replace(/^(\d{2})(\d+)$/, '$1-$2') : digits;
}

/** The areas of a country's field, or null where it names something else. */
function areasOf(text: string, country: Country): readonly RemoteArea[] | null {
  const starts = text
    .split(/[,;]/)
    .map((start) => start.trim())
    .filter((start) => start !== '');
  const read = starts.map((start) => readRemoteArea(`${country}:${start}`));
  const areas = read.flatMap((area) => area ?? []);
  const isRead = areas.length === starts.length && areas.length <= AREAS_MAX;
  if (!isRead || areas.some((area) => area.postcode.replaceAll(/\D/g, '').length > DIGITS_MAX)) return null;
  return [...new Set(areas.map(startOf))].toSorted().map((postcode) => ({ country, postcode }));
}

const areasText = (areas: readonly RemoteArea[]): string => areas.map(startOf).join(', ');

/** Reads the form of payment on delivery, in major units, and of the areas whose delivery is quoted (C §9, R10). */
export const readOnDeliveryTerms: ReadFields = (typed) => {
  const markets = CURRENCIES.map((currency) => readMarket(typed, currency));
  const countries = AREA_COUNTRIES.map((country) => {
    const name = areaField(country);
    return { name, areas: areasOf(textOf(typed, name), country) };
  });
  const errors = [
    ...markets.flatMap((each) => each.errors),
    ...countries.flatMap(({ name, areas }) =>
      areas === null ? [[name, 'backoffice.shop.problem.areas'] as const] : [],
    ),
  ];
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  return {
    ok: true,
    fields: Object.fromEntries([
      ...markets.flatMap((each) => each.fields),
      ...countries.map(({ name, areas }) => [name, areasText(areas ?? [])] as const),
    ]),
  };
};

/** The fields, of those that were read, with an area that is named by too few digits, each with its message. */
export const wideAreas = (fields: Fields): Fields =>
  Object.fromEntries(
    onDeliveryTermsOf(fields)
      .remoteAreas.filter(({ postcode }) => postcode.replaceAll(/\D/g, '').length < DIGITS_MIN)
      .map(({ country }) => [areaField(country), 'backoffice.shop.problem.areas']),
  );

/** The terms of fields that were read. */
export function onDeliveryTermsOf(fields: Fields): OnDeliveryTerms {
  const amount = (name: string, currency: Currency) => {
    const minor = isOffered(fields, currency) ? typedAmount(textOf(fields, name)) : null;
    return minor === null ? null : money(minor, currency);
  };
  const { limit: limitUAH } = podFields('UAH');
  const { limit: limitPLN } = podFields('PLN');
  return {
    fees: {
      UAH: isOffered(fields, 'UAH') ? PAY_ON_DELIVERY_FEE : null,
      PLN: amount('PLN-pod-fee', 'PLN'),
    },
    limits: { UAH: amount(limitUAH, 'UAH'), PLN: amount(limitPLN, 'PLN') },
    remoteAreas: AREA_COUNTRIES.flatMap(
      (country) => areasOf(textOf(fields, areaField(country)), country) ?? [],
    ),
  };
}

/** The fields that terms fill the form with. */
export const fieldsOfOnDelivery = ({ fees, limits, remoteAreas }: OnDeliveryTerms): Fields =>
  Object.fromEntries([
    ...CURRENCIES.flatMap((currency) => {
      const { offered, fee: feeName, limit: limitName } = podFields(currency);
      const [fee, limit] = [fees[currency], limits[currency]];
      return [
        [offered, fee === null ? '' : 'on'],
        ...(feeName === null ? [] : [[feeName, fee === null ? '' : amountTyped(fee.minor)]]),
        [limitName, fee === null || limit === null ? '' : amountTyped(limit.minor)],
      ];
    }),
    ...AREA_COUNTRIES.map((country) => {
      const text = areasText(remoteAreas.filter((area) => area.country === country));
      // In the order of a form that was read, so that saving it untouched changes nothing.
      return [areaField(country), areasText(areasOf(text, country) ?? []) || text];
    }),
  ]);
