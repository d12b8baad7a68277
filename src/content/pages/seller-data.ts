import type { Market } from '../../domain/locale/market.ts';
import type { Localized } from '../../domain/locale/locale.ts';

/** What else the law of a country asks a company to tell of itself, by the message `page.seller.{kind}`. */
export const SELLER_RECORDS = ['krs', 'court', 'capital', 'regon', 'bdo'] as const;

/** Who sells in a market. Every page, e-mail and document takes the shop's own data from `sellers.ts`. */
export interface Seller {
  readonly name: Localized;
  readonly address: Localized;
  /** Number in the register that the market's law asks to show: EDRPOU or NIP. */
  readonly registration: { readonly register: 'EDRPOU' | 'NIP'; readonly number: string };
  readonly records: readonly SellerRecord[];
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** Null where the seller has none. */
  readonly messengerUrl: string | null;
  readonly hours: Localized;
  /** Where transfers go: the bank's name and the account, an IBAN without blanks. */
  readonly bank: { readonly name: Localized; readonly iban: string };
  /** Whether these data are made up, for a shop that nobody else can reach. */
  readonly isSample: boolean;
}

export interface SellerRecord {
  readonly kind: (typeof SELLER_RECORDS)[number];
  readonly value: string;
}

/** The sellers of both markets, and the shop's own channels in the order of the footer. */
export interface Sellers {
  readonly UA: Seller;
  readonly PL: Seller;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
}

/** When support answers in both markets (C §9, R31). */
export const SUPPORT_HOURS: Localized = {
  uk: 'пн–пт 9:00–18:00',
  pl: 'pn.–pt. 9:00–18:00',
  en: 'Mon–Fri 9:00–18:00',
};

/** Where the made-up sellers keep their machines: the postcodes of their addresses. */
export const SAMPLE_DEPOTS: Readonly<Record<Market, string>> = { UA: '07400', PL: '05-800' };

/** Made-up sellers of a local shop, until an operator names the real ones; shown as what they are. */
export const SAMPLE_SELLERS: Sellers = {
  UA: {
    name: {
      uk: 'ТОВ «Промінь Енерго»',
      pl: 'TOW „Promin Energo”',
      en: 'Promin Energo LLC',
    },
    address: {
      uk: 'вул. Сонячна, 14, м. Бровари, Київська обл., 07400, Україна',
      pl: 'ul. Soniaczna 14, 07400 Browary, obwód kijowski, Ukraina',
      en: '14 Soniachna St, Brovary, Kyiv region, 07400, Ukraine',
    },
    registration: { register: 'EDRPOU', number: '12345678' },
    records: [],
    email: 'support@promin.example',
    phone: '+380441234567',
    messengerUrl: null,
    hours: SUPPORT_HOURS,
    bank: {
      name: { uk: 'АТ «Світанок Банк»', pl: 'JSC Svitanok Bank', en: 'JSC Svitanok Bank' },
      iban: 'UA713999990000026001234567890',
    },
    isSample: true,
  },
  PL: {
    name: {
      uk: 'Promin Energo sp. z o.o.',
      pl: 'Promin Energo sp. z o.o.',
      en: 'Promin Energo sp. z o.o.',
    },
    address: {
      uk: 'ul. Słoneczna 14, 05-800 Pruszków, Польща',
      pl: 'ul. Słoneczna 14, 05-800 Pruszków, Polska',
      en: 'ul. Słoneczna 14, 05-800 Pruszków, Poland',
    },
    registration: { register: 'NIP', number: '1234563218' },
    records: [],
    email: 'pomoc@promin.example',
    phone: '+48221234567',
    messengerUrl: null,
    hours: SUPPORT_HOURS,
    bank: {
      name: { uk: 'Bank Świt S.A.', pl: 'Bank Świt S.A.', en: 'Bank Świt S.A.' },
      iban: 'PL09999000010000123456789012',
    },
    isSample: true,
  },
  socialLinks: [],
};
