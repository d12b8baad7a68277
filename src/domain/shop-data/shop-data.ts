import type { Market } from '../locale/market.ts';
import { readClosures, workedWhileClosed } from './closures.ts';
import { readDeliveryTerms } from './delivery-terms.ts';
import { readHaulageTerms } from './haulage-terms.ts';
import { readOnDeliveryTerms, wideAreas } from './on-delivery-terms.ts';
import type { Fields, FieldsRead, ReadFields } from './read-fields.ts';
import { readChannels, readSeller } from './seller-fields.ts';
import { readTaxRates } from './tax-rates.ts';

/**
 * What admins say of the shop itself while it runs, part by part; printed names are `backoffice.shop.part.{part}`. A part of which
 * they said nothing is as the settings of the server have it.
 */
export const SHOP_DATA_PARTS = [
  'seller-UA',
  'seller-PL',
  'channels',
  'delivery',
  'haulage',
  'on-delivery',
  'tax',
  'closures',
] as const;
export type ShopDataPart = (typeof SHOP_DATA_PARTS)[number];

/** The seller's part of a market. */
export const sellerPart = (market: Market) => `seller-${market}` as const;

const READERS: Readonly<Record<ShopDataPart, ReadFields>> = {
  'seller-UA': readSeller('UA'),
  'seller-PL': readSeller('PL'),
  channels: readChannels,
  delivery: readDeliveryTerms,
  haulage: readHaulageTerms,
  'on-delivery': readOnDeliveryTerms,
  tax: readTaxRates,
  closures: readClosures,
};

/**
 * Reads a part, as it was typed or is stored: all of its fields, tidied, or the message keys of those that are wrong. Reading again
 * what was read changes nothing.
 */
export const readShopData = (part: ShopDataPart, typed: Readonly<Record<string, unknown>>) =>
  READERS[part](typed);

/** Slips that a form is refused for. States that were stored with one stay in force, and can be restored. */
const SLIPS: Readonly<Partial<Record<ShopDataPart, (fields: Fields) => Fields>>> = {
  'on-delivery': wideAreas,
  closures: workedWhileClosed,
};

/** Reads what was typed into the form of a part: as `readShopData` does, and without slips. */
export function readShopForm(part: ShopDataPart, typed: Readonly<Record<string, unknown>>): FieldsRead {
  const read = readShopData(part, typed);
  const errors = (read.ok && SLIPS[part]?.(read.fields)) || {};
  return Object.keys(errors).length > 0 ? { ok: false, errors } : read;
}
