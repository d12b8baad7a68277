import type { FreightLine } from '../checkout/freight.ts';
import { add, compare, money, times, type Currency, type Money } from '../money/money.ts';
import type { Zone } from './regions.ts';

/** What brings a rented machine that is no parcel, the smaller first; printed names are the messages `haulage.{vehicle}`. */
export const VEHICLES = ['van', 'low-loader'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** The heaviest machine that a vehicle takes, in kilograms, and the longest, in millimetres. What is more is quoted. *(k)* */
export const VEHICLE_LIMITS: Readonly<Record<Vehicle, { readonly kg: number; readonly mm: number }>> = {
  van: { kg: 500, mm: 3000 },
  'low-loader': { kg: 8000, mm: 7000 },
};

/**
 * What bringing a machine and taking it back costs by one vehicle, to each zone: final amounts (R9). The low-loader is never
 * cheaper than the van, nor the farther zone than the nearer.
 */
export type HaulageFees = Readonly<Record<Vehicle, Readonly<Record<Zone, Money>>>>;

/** How machines are brought in a currency: from which depot, by its postcode, and for how much. */
export interface HaulageTariff {
  readonly depot: string;
  readonly fees: HaulageFees;
}

/** The tariffs of both currencies; null where every transport of a machine is quoted. */
export type HaulageRules = Readonly<Record<Currency, HaulageTariff | null>>;

/** The fees of a vehicle in minor units: to the depot's region, and to the ones next to it. */
const feesIn = (currency: Currency, van: [number, number], lowLoader: [number, number]): HaulageFees => ({
  van: { own: money(van[0], currency), next: money(van[1], currency) },
  'low-loader': { own: money(lowLoader[0], currency), next: money(lowLoader[1], currency) },
});

/** What is charged unless an operator sets other fees: the usual ones of both markets. *(k)* */
export const DEFAULT_HAULAGE_FEES: Readonly<Record<Currency, HaulageFees>> = {
  UAH: feesIn('UAH', [2500_00, 7500_00], [9000_00, 24_000_00]),
  PLN: feesIn('PLN', [300_00, 900_00], [900_00, 2600_00]),
};

/** Whether a line is brought by the rules here: a rented machine that is no parcel. */
export const isHauled = ({ isRental, freight }: FreightLine): boolean => isRental && freight.isHeavy;

/** Into so many places each vehicle is divided; a machine takes a power of two of them, so that they fill without a gap. */
const PLACES: Readonly<Record<Vehicle, number>> = { van: 4, 'low-loader': 8 };

const fits = ({ freight }: FreightLine, vehicle: Vehicle): boolean =>
  freight.weightKg <= VEHICLE_LIMITS[vehicle].kg && freight.longestMm <= VEHICLE_LIMITS[vehicle].mm;

/** The places of a machine: as much of the vehicle as it takes of its load or of its length, rounded up to a half, a quarter … */
function placesOf({ freight }: FreightLine, vehicle: Vehicle): number {
  const { kg, mm } = VEHICLE_LIMITS[vehicle];
  const share = Math.max(freight.weightKg / kg, freight.longestMm / mm);
  let places = PLACES[vehicle];
  while (places > 1 && share <= places / 2 / PLACES[vehicle]) places /= 2;
  return places;
}

/** The machines of some lines, by how they load the vehicles. */
interface Load {
  /** Places of the low-loader that machines need which no van takes. */
  readonly heavyPlaces: number;
  /** Those that a van takes, the largest first: its places of one, and how many there are. On a low-loader each takes one place. */
  readonly light: readonly { readonly places: number; readonly count: number }[];
}

/** Null where a machine is too heavy or too long for every vehicle. */
function loadOf(machines: readonly FreightLine[]): Load | null {
  if (!machines.every((line) => fits(line, 'low-loader'))) return null;
  const heavy = machines.filter((line) => !fits(line, 'van'));
  const light = machines.filter((line) => fits(line, 'van'));
  return {
    heavyPlaces: heavy.reduce((sum, line) => sum + line.quantity * placesOf(line, 'low-loader'), 0),
    light: light
      .map((line) => ({ places: placesOf(line, 'van'), count: line.quantity }))
      .toSorted((a, b) => b.places - a.places),
  };
}

/** The vans for light machines, of which the largest `taken` travel otherwise. */
function vansFor(light: Load['light'], taken: number): number {
  let left = taken;
  let places = 0;
  for (const each of light) {
    const gone = Math.min(left, each.count);
    left -= gone;
    places += (each.count - gone) * each.places;
  }
  return Math.ceil(places / PLACES.van);
}

/**
 * What it costs to bring the machines among some lines and to take them back: the cheapest set of vehicles that they fit on
 * together, light ones in vans or in what is free on the low-loaders. Null where one of them fits on none; nothing without
 * machines.
 */
export function haulageFee(lines: readonly FreightLine[], fees: HaulageFees, zone: Zone): Money | null {
  const load = loadOf(lines.filter(isHauled));
  if (load === null) return null;
  const fee = (vehicle: Vehicle, count: number) => times(fees[vehicle][zone], count);
  const least = Math.ceil(load.heavyPlaces / PLACES['low-loader']);
  const lights = load.light.reduce((sum, { count }) => sum + count, 0);
  let best: Money | null = null;
  for (let lowLoaders = least; ; lowLoaders += 1) {
    const free = lowLoaders * PLACES['low-loader'] - load.heavyPlaces;
    const cost = add(fee('low-loader', lowLoaders), fee('van', vansFor(load.light, free)));
    if (best === null || compare(cost, best) < 0) best = cost;
    if (free >= lights) return best;
  }
}

/** Whether a vehicle takes each of the machines among some lines. */
export const canBeHauled = (lines: readonly FreightLine[]): boolean =>
  loadOf(lines.filter(isHauled)) !== null;
