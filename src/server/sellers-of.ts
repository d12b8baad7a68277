import {
  SAMPLE_SELLERS,
  SELLER_RECORDS,
  SUPPORT_HOURS,
  type Seller,
  type Sellers,
} from '../content/pages/seller-data.ts';
import type { Market } from '../domain/locale/market.ts';
import type { Fields } from '../domain/shop-data/read-fields.ts';
import { CHANNELS, type SellerField, type SellerFields } from '../domain/shop-data/seller-fields.ts';
import { sellerPart } from '../domain/shop-data/shop-data.ts';
import type { Settings } from './env.ts';

/** What a seller cannot be without, by market. */
export const SELLER_SETTINGS = {
  UA: [
    'SELLER_UA_NAME',
    'SELLER_UA_ADDRESS',
    'SELLER_UA_EDRPOU',
    'SELLER_UA_EMAIL',
    'SELLER_UA_PHONE',
    'SELLER_UA_BANK',
    'SELLER_UA_IBAN',
  ],
  PL: [
    'SELLER_PL_NAME',
    'SELLER_PL_ADDRESS',
    'SELLER_PL_NIP',
    'SELLER_PL_EMAIL',
    'SELLER_PL_PHONE',
    'SELLER_PL_BANK',
    'SELLER_PL_IBAN',
  ],
} as const satisfies Record<Market, readonly (keyof Settings)[]>;

/** Whether the settings say anything of the seller of a market; otherwise a made-up one stands in. */
export const hasSeller = (settings: Settings, market: Market): boolean =>
  Object.keys(settings).some((name) => name.startsWith(`SELLER_${market}_`));

const inAll = (text: string, latin: string) => ({ uk: text, pl: latin || text, en: latin || text });

/** What the settings say of the seller of a market, as its form has it; all empty where they say nothing. */
export function sellerFieldsOfSettings(settings: Settings, market: Market): Fields {
  const hours = { hoursUk: SUPPORT_HOURS.uk, hoursPl: SUPPORT_HOURS.pl, hoursEn: SUPPORT_HOURS.en };
  const fields: Partial<SellerFields<'UA'> & SellerFields<'PL'>> =
    market === 'UA'
      ? {
          name: settings.SELLER_UA_NAME ?? '',
          nameLatin: settings.SELLER_UA_NAME_LATIN ?? '',
          address: settings.SELLER_UA_ADDRESS ?? '',
          addressLatin: settings.SELLER_UA_ADDRESS_LATIN ?? '',
          number: settings.SELLER_UA_EDRPOU ?? '',
          email: settings.SELLER_UA_EMAIL ?? '',
          phone: settings.SELLER_UA_PHONE ?? '',
          messenger: settings.SELLER_UA_MESSENGER_URL ?? '',
          bank: settings.SELLER_UA_BANK ?? '',
          bankLatin: settings.SELLER_UA_BANK_LATIN ?? '',
          iban: settings.SELLER_UA_IBAN ?? '',
        }
      : {
          name: settings.SELLER_PL_NAME ?? '',
          address: settings.SELLER_PL_ADDRESS ?? '',
          number: settings.SELLER_PL_NIP ?? '',
          email: settings.SELLER_PL_EMAIL ?? '',
          phone: settings.SELLER_PL_PHONE ?? '',
          messenger: settings.SELLER_PL_MESSENGER_URL ?? '',
          bank: settings.SELLER_PL_BANK ?? '',
          iban: settings.SELLER_PL_IBAN ?? '',
          krs: settings.SELLER_PL_KRS ?? '',
          court: settings.SELLER_PL_COURT ?? '',
          capital: settings.SELLER_PL_CAPITAL ?? '',
          regon: settings.SELLER_PL_REGON ?? '',
          bdo: settings.SELLER_PL_BDO ?? '',
        };
  return { ...fields, ...hours };
}

/** What the settings say of the shop's own pages elsewhere, as their form has it. */
export const channelsOfSettings = (settings: Settings): Fields => ({
  Telegram: settings.SOCIAL_TELEGRAM_URL ?? '',
  Instagram: settings.SOCIAL_INSTAGRAM_URL ?? '',
  Facebook: settings.SOCIAL_FACEBOOK_URL ?? '',
  YouTube: settings.SOCIAL_YOUTUBE_URL ?? '',
});

function sellerOf(market: Market, fields: Fields): Seller {
  const said = (name: SellerField) => fields[name] ?? '';
  return {
    name: inAll(said('name'), said('nameLatin')),
    address: inAll(said('address'), said('addressLatin')),
    registration: { register: market === 'UA' ? 'EDRPOU' : 'NIP', number: said('number') },
    records: SELLER_RECORDS.flatMap((kind) => (said(kind) === '' ? [] : [{ kind, value: said(kind) }])),
    email: said('email'),
    phone: said('phone'),
    messengerUrl: said('messenger') || null,
    hours: { uk: said('hoursUk'), pl: said('hoursPl'), en: said('hoursEn') },
    bank: { name: inAll(said('bank'), said('bankLatin')), iban: said('iban') },
    isSample: false,
  };
}

/** What admins say of who sells; null of what is as the settings have it. */
export interface OwnSellers {
  readonly 'seller-UA': Fields | null;
  readonly 'seller-PL': Fields | null;
  readonly channels: Fields | null;
}

/** Who sells, as admins or else the operator's settings have it; `requireSettings` has seen to it that no part of a seller is missing. */
export function sellersOf(settings: Settings, own?: OwnSellers): Sellers {
  const seller = (market: Market) => {
    const fields = own?.[sellerPart(market)] ?? null;
    if (fields !== null) return sellerOf(market, fields);
    return hasSeller(settings, market)
      ? sellerOf(market, sellerFieldsOfSettings(settings, market))
      : SAMPLE_SELLERS[market];
  };
  const channels = own?.channels ?? channelsOfSettings(settings);
  return {
    UA: seller('UA'),
    PL: seller('PL'),
    socialLinks: CHANNELS.flatMap((name) => (channels[name] ? [{ name, url: channels[name] }] : [])),
  };
}
