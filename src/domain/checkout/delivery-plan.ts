import { readPostcode, type Country } from '../contact-data/countries.ts';
import { marketOf } from '../locale/market.ts';
import { zero, type Money } from '../money/money.ts';
import { haulageFee, isHauled } from '../rental/haulage.ts';
import { zoneOf } from '../rental/regions.ts';
import type { FreightLine } from './freight.ts';
import { quotedAnywhere, type DeliveryRules, type QuotedAnywhere } from './quoted-anywhere.ts';
import { isRemote, type RemoteArea } from './remote-areas.ts';

/** Why a delivery has no fee: that, or its place is priced individually (`remote`) or too far for machines (`far`). */
export type QuotedFor = QuotedAnywhere | 'remote' | 'far';

/** How an order is delivered: parcels by the rules of R10, machines by vehicles, all of it quoted where any part is. */
export interface DeliveryPlan {
  /** Null where it has a fee. */
  readonly quotedFor: QuotedFor | null;
  /** What bringing the machines and taking them back costs; nothing while it is quoted. */
  readonly haulage: Money;
  /** Whether anything beside the machines is delivered. */
  readonly hasParcels: boolean;
  /** Whether a code for free delivery has something to pay: the fee of parcels, now or once the place is known. */
  readonly hasParcelFee: boolean;
}

/** Where an order goes. */
interface Place {
  readonly country: Country;
  readonly postalCode: string;
}

/** Plans the delivery of some lines to a place. Checkout and order ask here. */
export function planDelivery(
  lines: readonly FreightLine[],
  {
    place,
    remoteAreas,
    ...rules
  }: DeliveryRules & { readonly place: Place; readonly remoteAreas: readonly RemoteArea[] },
): DeliveryPlan {
  const quoted = quotedAnywhere(lines, rules);
  const fee = quoted === 'unplaced' ? haulageTo(place, lines, rules) : zero(rules.currency);
  const quotedFor =
    (quoted === 'unplaced' ? null : quoted) ??
    (isRemote(place, remoteAreas) ? 'remote' : null) ??
    (typeof fee === 'string' ? fee : null);
  const hasParcels = lines.length === 0 || !lines.every(isHauled);
  return {
    quotedFor,
    haulage: quotedFor !== null || typeof fee === 'string' ? zero(rules.currency) : fee,
    hasParcels,
    hasParcelFee: hasParcels && (quotedFor === null || quotedFor === 'unplaced'),
  };
}

/** What it costs to bring the machines among some lines to a place, or why that has no fee. */
function haulageTo(
  place: Place,
  lines: readonly FreightLine[],
  { currency, haulage }: DeliveryRules,
): Money | 'unplaced' | 'far' {
  if (readPostcode(place.postalCode, place.country) === null) return 'unplaced';
  const market = marketOf(currency);
  const tariff = haulage[currency];
  if (tariff === null || place.country !== market) return 'far';
  const zone = zoneOf(market, { depot: tariff.depot, postcode: place.postalCode });
  return (zone && haulageFee(lines, tariff.fees, zone)) ?? 'far';
}
