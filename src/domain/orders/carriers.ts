import type { Localized } from '../locale/locale.ts';
import type { Market } from '../locale/market.ts';

const inAll = (name: string): Localized => ({ uk: name, pl: name, en: name });

/** Who takes parcels to customers: the name on its vans, and the page that shows where a parcel is. */
const TABLE = {
  'nova-poshta': {
    name: { uk: 'Нова пошта', pl: 'Nova Poshta', en: 'Nova Poshta' },
    page: 'https://novaposhta.ua/tracking/?cargo_number=',
  },
  ukrposhta: {
    name: { uk: 'Укрпошта', pl: 'Ukrposhta', en: 'Ukrposhta' },
    page: 'https://track.ukrposhta.ua/tracking_UA.html?barcode=',
  },
  meest: { name: inAll('Meest'), page: 'https://t.meest-group.com/' },
  inpost: { name: inAll('InPost'), page: 'https://inpost.pl/sledzenie-przesylek?number=' },
  dpd: { name: inAll('DPD'), page: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=' },
  dhl: { name: inAll('DHL'), page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
} as const satisfies Record<string, { name: Localized; page: string }>;

export type Carrier = keyof typeof TABLE;

const isCarrier = (name: string): name is Carrier => name in TABLE;
/** Every carrier, as the database and the API name it. */
export const CARRIERS: readonly Carrier[] = Object.keys(TABLE).filter(isCarrier);

/** A parcel on its way. */
export interface Tracking {
  readonly carrier: Carrier;
  readonly number: string;
}

/** Whether two are the same parcel to its carrier. */
export const isSameTracking = (a: Tracking, b: Tracking): boolean =>
  a.carrier === b.carrier && a.number === b.number;

/** How a form says with which number it was shown. */
export const seenTracking = ({ carrier, number }: Tracking): string => `${carrier} ${number}`;

/** What the carrier is called, in a language. */
export const carrierName = (carrier: Carrier): Localized => TABLE[carrier].name;

/** The carrier's own public page about a parcel. */
export const trackingUrl = ({ carrier, number }: Tracking): string =>
  TABLE[carrier].page + encodeURIComponent(number);

/** Who mostly carries parcels in each market. */
const USUAL = { UA: 'nova-poshta', PL: 'inpost' } as const satisfies Record<Market, Carrier>;
export const usualCarrier = (market: Market): Carrier => USUAL[market];
