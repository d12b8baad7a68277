import type { Market } from '../locale/market.ts';
import { readClosures } from './closures.ts';
import { readDeliveryTerms } from './delivery-terms.ts';
import { readHaulageTerms } from './haulage-terms.ts';
import { readOnDeliveryTerms } from './on-delivery-terms.ts';
import type { ReadFields } from './read-fields.ts';
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
 * Reads the form of a part, or what is stored of it: all of its fields, tidied, or the message keys of those that are wrong. Reading again
 * what was read changes nothing.
 */
export const readShopData = (part: ShopDataPart, typed: Readonly<Record<string, unknown>>) =>
  READERS[part](typed);
