import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { OTHER_METHODS, PROVIDER_ID } from '../domain/account/provider-person.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH_MAX } from '../domain/account/password.ts';
import { COUNTRIES } from '../domain/contact-data/countries.ts';
import { isIban } from '../domain/contact-data/iban.ts';
import { isRegon, readTaxNumber } from '../domain/contact-data/tax-number.ts';
import type { ExpressTerms } from '../domain/checkout/shipping-rules.ts';
import { fromMajor } from '../domain/money/major-units.ts';
import { isLoopback } from './installation.ts';

// The forms that settings have, each read from the text of an environment variable.

const listed = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
);

/** Origins under https by comma, `*` for any name below a domain. */
export const httpsOrigins = v.pipe(
  listed,
  v.array(
    v.pipe(v.string(), v.regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, 'Must be origins under https')),
  ),
);

/** Areas by comma, each a country and how its postcodes begin: `UA:905,PL:34-5`. */
export const postcodeAreas = v.pipe(
  listed,
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}:\d[\d -]*$/, 'Must be areas like UA:905'),
      v.transform((area) => ({ country: area.slice(0, 2), postcode: area.slice(3) })),
      v.object({ country: v.picklist(COUNTRIES), postcode: v.string() }),
    ),
  ),
);

export const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
export const limit = v.pipe(
  v.string(),
  v.transform(Number),
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000_000),
);
const AMOUNT = String.raw`\d{1,7}(?:\.\d{1,2})?`;
const FEE_FORM = 'Must be an amount above 0, like 15.50';

/** A fee in major units. */
export const fee = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${AMOUNT}$`), FEE_FORM),
  v.transform(Number),
  v.gtValue(0, FEE_FORM),
);

const EXPRESS = new RegExp(String.raw`^(${AMOUNT}),(${AMOUNT}|never),(\d{1,2})-(\d{1,2})$`);
const EXPRESS_DAYS_MAX = 30;

function readExpress(text: string): ExpressTerms | null {
  const [, amount, goods, first, last] = EXPRESS.exec(text.replaceAll(/\s/g, '')) ?? [];
  const days = { min: Number(first), max: Number(last) };
  const isInOrder = days.min >= 1 && days.min <= days.max && days.max <= EXPRESS_DAYS_MAX;
  if (!isInOrder || !(Number(amount) > 0) || Number(goods) === 0) return null;
  const free = goods === 'never' ? null : { when: 'from' as const, goods: fromMajor(Number(goods), 'PLN') };
  return { fee: fromMajor(Number(amount), 'PLN'), free, days };
}

/** Express delivery in złoty: its fee, the goods from which it is free or `never`, and its working days, by comma. */
export const expressInZloty = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const terms = readExpress(dataset.value);
    if (terms !== null) return terms;
    addIssue({
      message: 'Must be a fee, the goods from which it is free, or never, and working days, like 60,2500,1-2',
    });
    return NEVER;
  }),
);

const words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));
const digits = (count: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === count && /^\d+$/.test(text), `Must have ${count} digits`),
  );
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/, 'Must look like +380441234567'));
const isOrigin = ({ protocol, username, password, pathname, search, hash }: URL) =>
  /^https?:$/.test(protocol) && pathname === '/' && `${username}${password}${search}${hash}` === '';
/** Where a shop is reached: it stands before every path in links and in the heads of pages. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && isOrigin(new URL(text)),
    'Must be an origin like https://shop.example, without a user, a path or a query',
  ),
);
export const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'));

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && `${username}${password}${search}${hash}` === '';
};
/** Who issues ID tokens (OpenID Connect Discovery §2); without https on this machine alone. */
export const issuer = v.pipe(
  v.string(),
  v.check(isIssuer, 'Must be the address of an issuer, https://accounts.example'),
);

function isApplesKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
/** A private key in PEM, on as many lines as it has or on one with `\n` between them. What is wrong never repeats it. */
export const applesKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(String.raw`\n`, '\n')),
  v.check(isApplesKey, 'Must be the private key that Apple hands out, in PEM'),
);

const openIdClient = v.object({
  id: v.pipe(v.string(), v.regex(PROVIDER_ID)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  issuer,
  clientId: v.pipe(v.string(), v.minLength(1)),
  clientSecret: v.pipe(v.string(), v.minLength(1)),
});
const TAKEN_IDS: readonly string[] = ['google', 'apple', ...OTHER_METHODS];

/** The list of a JSON text; null for what is none, or names one provider twice. */
function readProviders(text: string) {
  try {
    const parsed = v.safeParse(v.array(openIdClient), JSON.parse(text));
    if (!parsed.success) return null;
    const ids = parsed.output.map(({ id }) => id);
    return new Set(ids).size === ids.length && !ids.some((id) => TAKEN_IDS.includes(id))
      ? parsed.output
      : null;
  } catch {
    return null;
  }
}
/** Further OpenID providers as JSON. What is wrong never repeats it, for it holds secrets. */
export const openIdProviders = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readProviders(dataset.value);
    if (read !== null) return read;
    addIssue({
      message:
        'Must be JSON like [{"id":"work","name":"Work","issuer":"https://login.example","clientId":"…","clientSecret":"…"}], each id once, in small letters, digits and hyphens, and none of the shop’s own',
    });
    return NEVER;
  }),
);

const iban = (country: 'UA' | 'PL') =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    v.check(
      (text) => text.startsWith(country) && isIban(text),
      `Must be an IBAN of ${country} with a right checksum`,
    ),
  );
/** A number of at least nothing, with a fraction or without. */
export const notNegative = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0));

/** The fewest characters of a password (R22). */
export const passwordMinimum = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(PASSWORD_MIN_LENGTH),
  v.maxValue(PASSWORD_MIN_LENGTH_MAX),
);

/** A whole number from `least` on. */
export const wholeFrom = (least: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least));

/** Whom telephones show a text message to be from: what GSM has room for. */
export const smsSender = v.pipe(
  v.string(),
  v.regex(/^[\w .-]{3,11}$/, 'Must be 3 to 11 Latin letters or digits'),
);

export const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

export const percent = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(100));

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
