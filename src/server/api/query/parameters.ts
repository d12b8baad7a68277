import * as v from 'valibot';
import type { Context } from 'hono';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { visitorPreferences } from '../../http/visitor-preferences.ts';

/** An object of a query that refuses fields it does not know. */
export const queryObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'Unknown parameter' : 'Expected parameters in brackets',
  );

/** A filter that knows equality alone: `[field]=value` or `[field][$eq]=value`. */
export const equals = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.union(
    [
      value,
      v.pipe(
        queryObject({ $eq: value }),
        v.transform((given): T => given.$eq),
      ),
    ],
    'Expected a value, or one under `$eq`',
  );

/** A yes or no in a query. */
export const queryFlag = (description: string) =>
  v.pipe(
    v.picklist(['true', 'false'], 'Expected true or false'),
    v.metadata({ type: 'boolean', enum: undefined, description }),
    v.transform((text) => text === 'true'),
  );

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** What holds when nothing is said; for the document. */
  readonly usual?: number;
}

/** A whole number in a query, between bounds that the document shows. */
export const queryInteger = ({ min, max, usual }: Bounds, description: string) => {
  const message = `Expected an integer from ${min} to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.metadata({
      type: 'integer',
      pattern: undefined,
      minimum: min,
      maximum: max,
      default: usual,
      description,
    }),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** The parameters that choose the language and the currency of an answer. */
export const localeParameter = v.pipe(
  v.optional(v.picklist(LOCALES, `Expected one of ${LOCALES.join(', ')}`)),
  v.description('The language of texts: this, else the cookie `userLocale`, else `uk`.'),
);
export const currencyParameter = v.pipe(
  v.optional(v.picklist(CURRENCIES, `Expected one of ${CURRENCIES.join(', ')}`)),
  v.description('The currency of amounts: this, else the cookie `userCurrency`, else `UAH`.'),
);

/** The language of an answer (R2, R14). */
export const requestedLocale = (c: Context, given: Locale | undefined): Locale =>
  given ?? visitorPreferences(c.req.header('cookie')).locale ?? DEFAULT_LOCALE;

/** The currency of an answer (R2, R14). */
export const requestedCurrency = (c: Context, given: Currency | undefined): Currency =>
  given ?? visitorPreferences(c.req.header('cookie')).currency ?? 'UAH';
