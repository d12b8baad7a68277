import { readPostcode } from '../contact-data/countries.ts';
import { marketOf } from '../locale/market.ts';
import { amountTyped, typedAmount } from '../money/major-units.ts';
import { CURRENCIES, money, type Currency } from '../money/money.ts';
import { VEHICLES, type HaulageFees, type Vehicle } from '../rental/haulage.ts';
import { ZONES, zonePostcodes, type Zone } from '../rental/regions.ts';
import { textOf, type Fields, type ReadFields } from './read-fields.ts';

/** What is said of bringing machines in a market: from where, null for nowhere yet, and for how much. Without both, transport is quoted. */
export interface HaulageTerms {
  readonly depot: string | null;
  readonly fees: HaulageFees | 'quoted';
}

/** The name of the field that says whether a market has fees, `on`, or quotes every transport, empty. */
export const fixedField = (currency: Currency) => `${currency}-haulage-fixed`;

/** The name of the field with the postcode that machines leave from. */
export const depotField = (currency: Currency) => `${currency}-haulage-depot`;

/** The name of the field with the fee of a vehicle to a zone. */
export const haulageFeeField = (currency: Currency, vehicle: Vehicle, zone: Zone) =>
  `${currency}-haulage-${vehicle}-${zone}`;

/** A trip that costs more is a slip of the finger, in either currency. */
const FEE_MAX_MINOR = 100_000_00;

type Typed = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [field: string, value: string])[];

/** All trips, the nearer and the smaller vehicle first. */
const TRIPS = VEHICLES.flatMap((vehicle) => ZONES.map((zone) => ({ vehicle, zone })));

function depotProblem(text: string, currency: Currency): string | null {
  const market = marketOf(currency);
  const depot = readPostcode(text, market);
  if (depot === null) return 'backoffice.shop.problem.postcode';
  // From a place in no region nothing is near: every fee would be there for nobody.
  return zonePostcodes(market, { depot, zone: 'own' }) === '' ? 'backoffice.shop.problem.noRegion' : null;
}

/** What is wrong with the fees of a market, by their fields: none is lower than that of a nearer trip or of a smaller vehicle. */
function feeErrors(typed: Typed, currency: Currency): Named {
  const feeOf = (vehicle: Vehicle, zone: Zone) =>
    typedAmount(textOf(typed, haulageFeeField(currency, vehicle, zone)));
  const problemOf = (vehicle: Vehicle, zone: Zone): string | null => {
    const fee = feeOf(vehicle, zone);
    if (fee === null) return 'backoffice.shop.problem.amount';
    if (fee > FEE_MAX_MINOR) return 'backoffice.shop.problem.trip';
    if (zone === 'next' && fee < (feeOf(vehicle, 'own') ?? 0)) return 'backoffice.shop.problem.nearer';
    if (vehicle === 'low-loader' && fee < (feeOf('van', zone) ?? 0)) return 'backoffice.shop.problem.smaller';
    return null;
  };
  return TRIPS.flatMap(({ vehicle, zone }) => {
    const problem = problemOf(vehicle, zone);
    return problem === null ? [] : [[haulageFeeField(currency, vehicle, zone), problem] as const];
  });
}

const isFixed = (typed: Typed, currency: Currency): boolean => textOf(typed, fixedField(currency)) === 'on';

function readMarket(typed: Typed, currency: Currency): { fields: Named; errors: Named } {
  const depot = textOf(typed, depotField(currency));
  const problem = depot === '' ? null : depotProblem(depot, currency);
  const fixed = isFixed(typed, currency);
  const errors = [
    ...(problem === null ? [] : [[depotField(currency), problem] as const]),
    ...(fixed ? feeErrors(typed, currency) : []),
  ];
  return {
    fields: [
      [depotField(currency), readPostcode(depot, marketOf(currency)) ?? ''],
      [fixedField(currency), fixed ? 'on' : ''],
      ...TRIPS.map(({ vehicle, zone }) => {
        const name = haulageFeeField(currency, vehicle, zone);
        // Of a market that quotes, too: its fees hold again once it has some.
        const fee = typedAmount(textOf(typed, name));
        return [name, fee === null ? '' : amountTyped(fee)] as const;
      }),
    ],
    errors,
  };
}

/** Reads the form of what bringing machines and taking them back costs, in major units, and of the depots that they leave from (R10). */
export const readHaulageTerms: ReadFields = (typed) => {
  const read = CURRENCIES.map((currency) => readMarket(typed, currency));
  const errors = read.flatMap((each) => each.errors);
  return errors.length > 0
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, fields: Object.fromEntries(read.flatMap((each) => each.fields)) };
};

/** The terms of fields that were read. */
export function haulageTermsOf(fields: Fields): Readonly<Record<Currency, HaulageTerms>> {
  const of = (currency: Currency): HaulageTerms => {
    const fee = (vehicle: Vehicle, zone: Zone) =>
      money(typedAmount(textOf(fields, haulageFeeField(currency, vehicle, zone))) ?? 0, currency);
    const vehicleFees = (vehicle: Vehicle) => ({ own: fee(vehicle, 'own'), next: fee(vehicle, 'next') });
    return {
      depot: textOf(fields, depotField(currency)) || null,
      fees: isFixed(fields, currency)
        ? { van: vehicleFees('van'), 'low-loader': vehicleFees('low-loader') }
        : 'quoted',
    };
  };
  return { UAH: of('UAH'), PLN: of('PLN') };
}

/** The fields that terms fill the form with. */
export const fieldsOfHaulage = (terms: Readonly<Record<Currency, HaulageTerms>>): Fields =>
  Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const { depot, fees } = terms[currency];
      return [
        [depotField(currency), (depot && readPostcode(depot, marketOf(currency))) ?? ''],
        [fixedField(currency), fees === 'quoted' ? '' : 'on'],
        ...TRIPS.map(({ vehicle, zone }) => [
          haulageFeeField(currency, vehicle, zone),
          fees === 'quoted' ? '' : amountTyped(fees[vehicle][zone].minor),
        ]),
      ];
    }),
  );
