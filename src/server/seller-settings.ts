import * as v from 'valibot';
import { isIban } from '../domain/contact-data/iban.ts';
import { isRegon, readTaxNumber } from '../domain/contact-data/tax-number.ts';
import { httpsUrl } from './setting-forms.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));
const digits = (count: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === count && /^\d+$/.test(text), `Must have ${count} digits`),
  );
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/, 'Must look like +380441234567'));
const iban = (country: 'UA' | 'PL') =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    v.check(
      (text) => text.startsWith(country) && isIban(text),
      `Must be an IBAN of ${country} with a right checksum`,
    ),
  );

/** The settings of who sells, and where the shop is found elsewhere. A local shop needs none; a public one is told which. */
export const sellerFields = {
  /** The company that sells in hryvnias, as registered. A local shop shows sample sellers; a public one needs both. */
  SELLER_UA_NAME: v.optional(words),
  /** The same in Latin letters, for Polish and English pages. */
  SELLER_UA_NAME_LATIN: v.optional(words),
  /** Its registered address. */
  SELLER_UA_ADDRESS: v.optional(words),
  /** The same in Latin letters. */
  SELLER_UA_ADDRESS_LATIN: v.optional(words),
  /** Its number in the register: 8 digits, the last a check digit. */
  SELLER_UA_EDRPOU: v.optional(
    v.pipe(
      digits(8),
      v.check((text) => readTaxNumber(text, 'UA') !== null, 'Its check digit is wrong'),
    ),
  ),
  /** E-mail address for its customers; messages of the contact form go there as well. */
  SELLER_UA_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Telephone for its customers, `+380441234567`. */
  SELLER_UA_PHONE: v.optional(phone),
  /** Where customers write to it by messenger, https; without it no messenger is offered. */
  SELLER_UA_MESSENGER_URL: v.optional(httpsUrl),
  /** Its bank. */
  SELLER_UA_BANK: v.optional(words),
  /** The same in Latin letters. */
  SELLER_UA_BANK_LATIN: v.optional(words),
  /** Its account, to which transfers in hryvnias go. */
  SELLER_UA_IBAN: v.optional(iban('UA')),
  /** The company that sells in złoty, as registered. */
  SELLER_PL_NAME: v.optional(words),
  /** Its registered address. */
  SELLER_PL_ADDRESS: v.optional(words),
  /** Its tax number: 10 digits, the last a check digit. */
  SELLER_PL_NIP: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => readTaxNumber(text, 'PL') ?? ''),
      v.minLength(1, 'Must be a NIP with a right check digit'),
    ),
  ),
  /** E-mail address for its customers; messages of the Polish contact form go there as well. */
  SELLER_PL_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Telephone for its customers, `+48221234567`. */
  SELLER_PL_PHONE: v.optional(phone),
  /** Where customers write to it by messenger, https; without it no messenger is offered. */
  SELLER_PL_MESSENGER_URL: v.optional(httpsUrl),
  /** Its bank. */
  SELLER_PL_BANK: v.optional(words),
  /** Its account, to which transfers in złoty go. */
  SELLER_PL_IBAN: v.optional(iban('PL')),
  /** Its number in the court register (KRS), 10 digits; a company in that register must show it. */
  SELLER_PL_KRS: v.optional(digits(10)),
  /** The court that keeps that register. */
  SELLER_PL_COURT: v.optional(words),
  /** Its share capital, with its currency. */
  SELLER_PL_CAPITAL: v.optional(words),
  /** Its REGON: 9 or 14 digits, the last a check digit. */
  SELLER_PL_REGON: v.optional(
    v.pipe(v.string(), v.check(isRegon, 'Must be a REGON with a right check digit')),
  ),
  /** Its number in the register of waste (BDO), 9 digits. */
  SELLER_PL_BDO: v.optional(digits(9)),
  /** The shop's own page at Telegram; the footer links to what is set. */
  SOCIAL_TELEGRAM_URL: v.optional(httpsUrl),
  /** Its page at Instagram. */
  SOCIAL_INSTAGRAM_URL: v.optional(httpsUrl),
  /** Its page at Facebook. */
  SOCIAL_FACEBOOK_URL: v.optional(httpsUrl),
  /** Its page at YouTube. */
  SOCIAL_YOUTUBE_URL: v.optional(httpsUrl),
};
