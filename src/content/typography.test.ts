import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../domain/locale/locale.ts';
import { textRuns, tieUnits } from '../domain/locale/no-break.ts';
import { formatMoney, formatPrice } from '../domain/money/format-money.ts';
import { tieMessage } from '../domain/locale/tie-message.ts';
import { GUIDES } from './guides/guides.ts';
import en from './messages/en.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { PAGES } from './pages/pages.ts';
import { seedProducts } from './seed/products.ts';
import type { SeedProduct } from './seed/seed-product.ts';
import * as merchandising from './seed/merchandising.ts';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { uk, pl, en };
const products: readonly SeedProduct[] = seedProducts;

type Named = readonly (readonly [name: string, text: string])[];
const stringsIn = (name: string, content: unknown): Named => {
  if (typeof content === 'string') return [[name, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => stringsIn(`${name}.${key}`, value));
};

const messages = (locale: Locale): Named => Object.entries(MESSAGES[locale]);
const names = (locale: Locale): Named => products.map(({ id, text }) => [String(id), text[locale].name]);
const prose = (locale: Locale): Named => [
  ...products.flatMap(({ id, text }): Named => [
    [`${id}.summary`, text[locale].summary],
    [`${id}.description`, text[locale].description],
  ]),
  ...Object.entries(GUIDES).flatMap(([slug, { text }]) => stringsIn(slug, text[locale])),
  ...Object.entries(PAGES).flatMap(([name, page]) => stringsIn(name, page[locale])),
];
const texts = (locale: Locale): Named => [...messages(locale), ...names(locale), ...prose(locale)];

/** Signs of units in all languages, the longest first. */
const UNITS = [
  ...new Set([
    ...LOCALES.flatMap((locale) =>
      messages(locale).flatMap(([key, text]) =>
        key.startsWith('unit.') && !text.includes('{') && text !== '°' && text !== '%' ? [text] : [],
      ),
    ),
    'км',
    'см',
    'km',
    'cm',
    'мс',
    'ms',
    'мА·год',
    'mAh',
    'Н·м',
    'Nm',
    'т',
    't',
    'грн',
    'zł',
    'шт',
    'szt',
    '°C',
  ]),
].toSorted((one, other) => other.length - one.length);
const escaped = UNITS.join('|');
const LOOSE_UNIT = new RegExp(`[\\d}#] (?:${escaped}|%)(?![\\p{L}\\d²·])`, 'u');

/** English messages that quote something Ukrainian. */
const NAMES_OF_OTHERS: ReadonlySet<string> = new Set(['operator.need']);

/** English texts that the specification quotes with three points. */
const QUOTED = ['Loading order details...', 'Processing your order...', 'Searching...'];

test('there are hundreds of texts and dozens of units to look at', () => {
  for (const locale of LOCALES) expect(texts(locale).length).toBeGreaterThan(2500);
  expect(UNITS.length).toBeGreaterThan(40);
});

/** Models by every name that the shop has, as a line would show them. */
const broken = (text: string): readonly string[] =>
  textRuns(tieUnits(text)).flatMap(({ text: run, isWhole }) =>
    isWhole
      ? []
      : run.split(' ').filter((word) => word.length <= 22 && /\p{Lu}+\d*-\d|\d-\p{Lu}/u.test(word)),
  );

test('no line of a name, a summary or a slide ends inside the number of a model', () => {
  for (const locale of LOCALES) {
    const shown = [
      ...names(locale),
      ...products.map(({ id, text }) => [`${id}.summary`, text[locale].summary] as const),
      ...stringsIn('merchandising', merchandising),
    ];
    expect(shown.flatMap(([name, text]) => broken(text).map((word) => `${name}: ${word}`))).toEqual([]);
  }
});

test('every page that prints the name of a product does it by `Unbroken`', () => {
  const web = new URL('../web/', import.meta.url);
  const bare = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, web), 'utf8').split('\n');
      const printed =
        /^\s*\{(?:\w+\.)?productName\}|[>]\{(?:product|line|item|goods)\.name\}|^\s*\{(?:product|line|goods)\.name\}/;
      // What is cut to one line has no lines to end.
      return lines
        .filter((line, at) => printed.test(line) && !/truncate|sr-only/.test(line + lines[at - 1]))
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(bare).toEqual([]);
});

test('English texts are written with the signs of the Latin face alone', () => {
  const face = /unicode-range:\s*([^;]+);/.exec(
    readFileSync(new URL('../web/ui/theme-fonts.css', import.meta.url), 'utf8'),
  );
  const ranges = (face?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  expect(ranges.length).toBeGreaterThan(10);
  const isLatin = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
  const amounts = (['UAH', 'PLN'] as const).flatMap((currency): Named => [
    ['amount', formatMoney({ minor: -123_456_789, currency }, 'en')],
    ['price', formatPrice({ minor: 468_000, currency }, 'en')],
  ]);
  // Cyrillic stands for itself in what is about it.
  const cyrillic = [...amounts, ...messages('en'), ...names('en')].filter(
    ([name, text]) =>
      !NAMES_OF_OTHERS.has(name) && [...text].some((sign) => /\p{Script=Cyrillic}/u.test(sign)),
  );
  expect(cyrillic).toEqual([]);
  expect(amounts.filter(([, text]) => ![...text].every(isLatin))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const where = (list: Named, isWrong: (text: string) => boolean) =>
    list.filter(([, text]) => isWrong(text)).map(([name, text]) => `${name}: ${text.slice(0, 120)}`);

  test('a clause stands behind the dash of the language; an en dash joins connectors in Ukrainian', () => {
    const wrong =
      locale === 'uk'
        ? /(?<!Type \d|CCS2|Schuko|CEE \d\d(?: А)?|MC4|XT60i?|мережа|\bI|\b0) – /u
        : locale === 'pl' && / — /;
    expect(wrong ? where(texts(locale), (text) => wrong.test(text)) : []).toEqual([]);
  });

  test('what is left out is an ellipsis', () => {
    const all = [...texts(locale), ...stringsIn('merchandising', merchandising)];
    expect(where(all, (text) => text.includes('...') && !QUOTED.includes(text))).toEqual([]);
  });

  test('a per cent sign stands apart in Ukrainian alone', () => {
    const wrong = locale === 'uk' ? /\d%/ : /\d[\s\u00a0]%/;
    expect(where(texts(locale), (text) => wrong.test(text))).toEqual([]);
  });

  test('a message that is shown has its numbers tied to their units', () => {
    expect(where(messages(locale), (text) => LOOSE_UNIT.test(tieMessage(text)))).toEqual([]);
  });

  test('so have names, descriptions, guides and pages', () => {
    expect(where([...names(locale), ...prose(locale)], (text) => LOOSE_UNIT.test(tieUnits(text)))).toEqual(
      [],
    );
  });

  test('and no word of one letter, and no short preposition, ends their lines', () => {
    const loose =
      /(?<![^ («„“])(?:\p{L}|від|для|без|під|на|до|по|за|із|та|nad|pod|bez|dla|na|do|po|za|ze|od|for|of|to|in|on|at|by) (?=\p{L}{1,12}(?: |$))/u;
    expect(where([...names(locale), ...prose(locale)], (text) => loose.test(tieUnits(text)))).toEqual([]);
  });
});

test('English prose groups thousands by commas; names of models keep their maker’s form', () => {
  const ungrouped = new RegExp(
    String.raw`(?<![\d.,/×A-Za-z-])(?<!× )\d{4,} ?(?:${escaped}|cycles|hours)(?![\p{L}\d])`,
    'u',
  );
  expect(
    prose('en').flatMap(([name, text]) => (ungrouped.test(text) ? [[name, ungrouped.exec(text)?.[0]]] : [])),
  ).toEqual([]);
});
