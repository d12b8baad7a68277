import format, { type CompiledMessage } from 'icu-minify/format';
import type { Locale } from '../domain/locale/locale.ts';
import type uk from './messages/uk.json';

/** Every text of the interface; the Ukrainian file sets the keys (`src/content/messages`). */
export type MessageKey = keyof typeof uk;

/** The compiled texts of one language, by key. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key in one language, with its ICU places filled; an unknown key shows itself. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const remember = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};
const pluralRules = remember((locale: string) => new Intl.PluralRules(locale));
const grouped = remember((locale: string) => new Intl.NumberFormat(locale));
/**
 * Numbers without a form of their own. Counts below a thousand are their digits in every language of the shop: the first
 * Intl.NumberFormat takes a browser 15 ms, and hardly a page needs one.
 */
const plainNumbers = remember((locale: string): Intl.NumberFormat =>
  Object.create(Intl.NumberFormat.prototype, {
    format: {
      value: (n: number) => (n >= 0 && n < 1000 && n % 1 === 0 ? String(n) : grouped(locale).format(n)),
    },
  }),
);

const formatters = {
  getPluralRules: (locale?: Intl.LocalesArgument) => pluralRules(String(locale)),
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(locale, options) : plainNumbers(String(locale)),
  getDateTimeFormat: (locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
};

/** Binds a language's texts. The same code runs on the server and in the browser. */
export function translator(locale: Locale, messages: CompiledMessages): Translate {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) return key;
    return typeof message === 'string'
      ? message
      : String(format(message, locale, { ...values }, { formatters }));
  };
}
