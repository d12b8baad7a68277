// The forms that settings have, each read from the text of an environment variable.
import * as v from 'valibot';
import { isIban } from '../domain/contact-data/iban.ts';

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
export const words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));
export const digits = (count: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === count && /^\d+$/.test(text), `Must have ${count} digits`),
  );
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/, 'Must look like +380441234567'));
export const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'));
export const iban = (country: 'UA' | 'PL') =>
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

/** A whole number from `least` on. */
export const wholeFrom = (least: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least));

export const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

export const percent = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(100));
