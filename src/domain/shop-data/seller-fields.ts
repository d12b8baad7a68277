import { isIban } from '../contact-data/iban.ts';
import { toE164 } from '../contact-data/phone.ts';
import { isRegon, readTaxNumber } from '../contact-data/tax-number.ts';
import type { Market } from '../locale/market.ts';
import { filled, maybe, readEach, readEmail, readHttps, type ReadFields, type Tidy } from './read-fields.ts';

const isOfDigits = (text: string, count: number) => text.length === count && /^\d+$/.test(text);
const ofDigits = (count: number, error: string) =>
  filled((text) => (isOfDigits(text, count) ? text : null), error);

const phone = (market: Market) => filled((text) => toE164(text, market), 'backoffice.shop.problem.phone');
const iban = (market: Market) =>
  filled((text) => {
    const account = text.replaceAll(' ', '').toUpperCase();
    return account.startsWith(market) && isIban(account) ? account : null;
  }, 'backoffice.shop.problem.iban');
const email = filled(readEmail, 'backoffice.shop.problem.email');
const https = maybe(filled(readHttps, 'backoffice.shop.problem.address'));
const words = filled((text) => text, 'backoffice.shop.problem.missing');

/** When somebody answers the telephone, in each language. */
const HOURS = { hoursUk: words, hoursPl: words, hoursEn: words };

/** The fields of the seller in hryvnias; what is in Latin letters stands on Polish and English pages, and may stay empty. */
const UKRAINIAN = {
  name: words,
  nameLatin: maybe(words),
  address: words,
  addressLatin: maybe(words),
  number: filled(
    (text) => (isOfDigits(text, 8) && readTaxNumber(text, 'UA') !== null ? text : null),
    'backoffice.shop.problem.edrpou',
  ),
  email,
  phone: phone('UA'),
  messenger: https,
  ...HOURS,
  bank: words,
  bankLatin: maybe(words),
  iban: iban('UA'),
} as const satisfies Record<string, Tidy>;

/** The fields of the seller in złoty. The last five are what the law of Poland asks of companies in its registers. */
const POLISH = {
  name: words,
  address: words,
  number: filled((text) => readTaxNumber(text, 'PL'), 'backoffice.shop.problem.nip'),
  email,
  phone: phone('PL'),
  messenger: https,
  ...HOURS,
  bank: words,
  iban: iban('PL'),
  krs: maybe(ofDigits(10, 'backoffice.shop.problem.krs')),
  court: maybe(words),
  capital: maybe(words),
  regon: maybe(filled((text) => (isRegon(text) ? text : null), 'backoffice.shop.problem.regon')),
  bdo: maybe(ofDigits(9, 'backoffice.shop.problem.bdo')),
} as const satisfies Record<string, Tidy>;

/** What the seller of each market says of itself; a text for each field, empty for nothing. */
export type SellerFields<M extends Market = Market> = Readonly<
  Record<M extends 'UA' ? keyof typeof UKRAINIAN : keyof typeof POLISH, string>
>;

const SELLERS = { UA: UKRAINIAN, PL: POLISH };

/** The name of a field of either seller. */
export type SellerField = keyof SellerFields<'UA'> | keyof SellerFields<'PL'>;

/** The names of a seller's fields in the order of its form. */
export const sellerFieldsOf = (market: Market) => Object.keys(SELLERS[market]) as readonly SellerField[];

/** Reads the form of a market's seller. */
export const readSeller = (market: Market): ReadFields => readEach(SELLERS[market]);

/** The shop's own pages elsewhere, in the order of the footer. */
export const CHANNELS = ['Telegram', 'Instagram', 'Facebook', 'YouTube'] as const;

/** Reads the form of the shop's own pages elsewhere. */
export const readChannels: ReadFields = readEach(Object.fromEntries(CHANNELS.map((name) => [name, https])));
