import { marketOf } from '../locale/market.ts';
import type { Currency, Money } from '../money/money.ts';
import type { FreightLine } from '../checkout/freight.ts';
import {
  canBeHauled,
  haulageFee,
  isHauled,
  VEHICLES,
  type HaulageRules,
  type HaulageTariff,
  type Vehicle,
} from './haulage.ts';
import { ZONES, zonePostcodes, type Zone } from './regions.ts';

/** What bringing a machine and taking it back costs in a zone. */
export interface ZoneOffer {
  readonly zone: Zone;
  /** How the postcodes of the zone begin. */
  readonly postcodes: string;
  readonly fee: Money;
}

const inZones = (
  currency: Currency,
  { depot }: HaulageTariff,
  feeOf: (zone: Zone) => Money | null,
): ZoneOffer[] =>
  ZONES.flatMap((zone) => {
    const postcodes = zonePostcodes(marketOf(currency), { depot, zone });
    const fee = feeOf(zone);
    return postcodes === '' || fee === null ? [] : [{ zone, postcodes, fee }];
  });

/** The zones that one rented machine is brought to at a fee; none where that is quoted, or it is a parcel. */
export function machineOffers(
  machine: Omit<FreightLine, 'quantity'>,
  { currency, haulage }: { readonly currency: Currency; readonly haulage: HaulageRules },
): ZoneOffer[] {
  const lines = [{ ...machine, quantity: 1 }];
  const tariff = haulage[currency];
  if (tariff === null || !lines.some(isHauled) || !canBeHauled(lines)) return [];
  return inZones(currency, tariff, (zone) => haulageFee(lines, tariff.fees, zone));
}

/** A row of the table of fees. */
export interface VehicleOffer extends ZoneOffer {
  readonly vehicle: Vehicle;
}

/** All that is charged for vehicles, by currency. */
export const vehicleOffers = (haulage: HaulageRules): Readonly<Record<Currency, readonly VehicleOffer[]>> => {
  const of = (currency: Currency): VehicleOffer[] => {
    const tariff = haulage[currency];
    if (tariff === null) return [];
    return VEHICLES.flatMap((vehicle) =>
      inZones(currency, tariff, (zone) => tariff.fees[vehicle][zone]).map((offer) => ({ ...offer, vehicle })),
    );
  };
  return { UAH: of('UAH'), PLN: of('PLN') };
};
