import fc from 'fast-check';

/** Signs that stand for several characters or words once they are normalised (NFKC). */
export const GROWING = ['½', 'ﷺ', '㍿', 'ﬃ', 'ŀ', '…', '㎢'] as const;

/** Texts that have broken software before. */
const KNOWN = [
  '',
  ' ',
  '0',
  '-1',
  '00',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '2147483648',
  '9007199254740993',
  '-0',
  '0x10',
  '١٢٣',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc',
  '\uFEFF',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦',
  'ﬁ',
  'İ',
  '\r\nSet-Cookie: x=y',
  "'; drop table products; --",
  '%',
  '%25',
  '%00',
  '%FF',
  '%_\\',
  '../../etc/passwd',
  '//evil.example',
  '/ua/кошик',
  '/ua/cart\u2028',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$ne',
  '(?=a)*',
  'a'.repeat(5000),
  ...GROWING.map((sign) => sign.repeat(200)),
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** Any JSON, of hostile texts and numbers. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 0, 0.1, -0, 1e308, 2 ** 53, [], {}, [[]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
);

/** What follows the path of a URL, with anything in it that a client can send. */
export const rawQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '=', '[', ']', '[]', '%', '%5B', '%5D', '+', '.', ',', '%00', '%FF', '?', '#'),
      fc.constantFrom(
        'filters',
        'page',
        'q',
        'sort',
        '$or',
        '$and',
        '$not',
        '__proto__',
        'populate',
        '0',
        '*',
      ),
      fc.string({ maxLength: 5 }).map(encodeURIComponent),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
