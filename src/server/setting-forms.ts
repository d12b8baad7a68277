import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { OTHER_METHODS, PROVIDER_ID } from '../domain/account/provider-person.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH_MAX } from '../domain/account/password.ts';
import { readRemoteArea, type RemoteArea } from '../domain/checkout/remote-areas.ts';
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
      v.rawTransform(({ dataset, addIssue, NEVER }): RemoteArea => {
        const area = readRemoteArea(dataset.value);
        if (area !== null) return area;
        addIssue({ message: 'Must be areas like UA:905' });
        return NEVER;
      }),
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
/** An amount in major units. */
export const AMOUNT = String.raw`\d{1,7}(?:\.\d{1,2})?`;
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
/** A domain's name, in small letters. */
export const domainName = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/, 'Must be the name of a domain'),
);
export const smsSender = v.pipe(
  v.string(),
  v.regex(/^[\w .-]{3,11}$/, 'Must be 3 to 11 Latin letters or digits'),
);

export const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

export const percent = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(100));
