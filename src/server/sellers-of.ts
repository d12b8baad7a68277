import {
  SAMPLE_SELLERS,
  SELLER_RECORDS,
  SUPPORT_HOURS,
  type Seller,
  type Sellers,
} from '../content/pages/seller-data.ts';
import type { Market } from '../domain/locale/market.ts';
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

const inAll = (text: string, latin = text) => ({ uk: text, pl: latin, en: latin });

function ukrainianSeller(settings: Settings): Seller {
  const { SELLER_UA_NAME: name = '', SELLER_UA_ADDRESS: address = '', SELLER_UA_BANK: bank = '' } = settings;
  return {
    name: inAll(name, settings.SELLER_UA_NAME_LATIN),
    address: inAll(address, settings.SELLER_UA_ADDRESS_LATIN),
    registration: { register: 'EDRPOU', number: settings.SELLER_UA_EDRPOU ?? '' },
    records: [],
    email: settings.SELLER_UA_EMAIL ?? '',
    phone: settings.SELLER_UA_PHONE ?? '',
    messengerUrl: settings.SELLER_UA_MESSENGER_URL ?? null,
    hours: SUPPORT_HOURS,
    bank: { name: inAll(bank, settings.SELLER_UA_BANK_LATIN), iban: settings.SELLER_UA_IBAN ?? '' },
    isSample: false,
  };
}

function polishSeller(settings: Settings): Seller {
  const { SELLER_PL_NAME: name = '', SELLER_PL_ADDRESS: address = '', SELLER_PL_BANK: bank = '' } = settings;
  const records = {
    krs: settings.SELLER_PL_KRS,
    court: settings.SELLER_PL_COURT,
    capital: settings.SELLER_PL_CAPITAL,
    regon: settings.SELLER_PL_REGON,
    bdo: settings.SELLER_PL_BDO,
  };
  return {
    name: inAll(name),
    address: inAll(address),
    registration: { register: 'NIP', number: settings.SELLER_PL_NIP ?? '' },
    records: SELLER_RECORDS.flatMap((kind) => {
      const value = records[kind];
      return value === undefined ? [] : [{ kind, value }];
    }),
    email: settings.SELLER_PL_EMAIL ?? '',
    phone: settings.SELLER_PL_PHONE ?? '',
    messengerUrl: settings.SELLER_PL_MESSENGER_URL ?? null,
    hours: SUPPORT_HOURS,
    bank: { name: inAll(bank), iban: settings.SELLER_PL_IBAN ?? '' },
    isSample: false,
  };
}

/** Who sells, as the operator's settings have it; `requireSettings` has seen to it that no part of a seller is missing. */
export function sellersOf(settings: Settings): Sellers {
  const links = [
    { name: 'Telegram', url: settings.SOCIAL_TELEGRAM_URL },
    { name: 'Instagram', url: settings.SOCIAL_INSTAGRAM_URL },
    { name: 'Facebook', url: settings.SOCIAL_FACEBOOK_URL },
    { name: 'YouTube', url: settings.SOCIAL_YOUTUBE_URL },
  ];
  return {
    UA: hasSeller(settings, 'UA') ? ukrainianSeller(settings) : SAMPLE_SELLERS.UA,
    PL: hasSeller(settings, 'PL') ? polishSeller(settings) : SAMPLE_SELLERS.PL,
    socialLinks: links.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }])),
  };
}
