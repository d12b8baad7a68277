import fc from 'fast-check';
import { callerOf, oddHeaders, seldom, type Call } from './call.ts';
import { hostileText, rawQuery } from './hostile.ts';
import { FORMS } from './forms.ts';
import { addressOf } from './page-calls.ts';
import { nearly } from './values-of.ts';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const pairsOf = (fields: unknown) =>
  Object.entries(Object(fields) as Fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, textOf(value)] as const],
  );

const URL_ENCODED = 'application/x-www-form-urlencoded';
const urlEncoded = (fields: unknown) => ({
  type: URL_ENCODED,
  body: String(new URLSearchParams(pairsOf(fields).map(([name, value]) => [name, value]))),
});
const BOUNDARY = 'promin';
const multipart = (fields: unknown) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: `${pairsOf(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`,
});
const disorder = fc.record({
  type: fc.constantFrom(
    URL_ENCODED,
    `multipart/form-data; boundary=${BOUNDARY}`,
    'multipart/form-data',
    'text/plain',
    '',
  ),
  body: fc.oneof(hostileText, rawQuery, fc.constant('a='.repeat(200_000))),
});

/** More fields than any form has, of any names. */
const manyFields = fc
  .record({ count: fc.integer({ min: 300, max: 40_000 }), name: fc.constantFrom('a', '__proto__', 'email') })
  .map(({ count, name }) => ({
    type: URL_ENCODED,
    body: Array.from({ length: count }, (_, number) => (number % 2 === 0 ? `${name}=` : `${number}`)).join(
      '&',
    ),
  }));

/** What the forms of the pages send, from right to wrong. */
export const formCalls: fc.Arbitrary<Call> = fc.constantFrom(...FORMS).chain((form) =>
  fc
    .record({
      path: addressOf(form),
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant('POST') },
        { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE') },
      ),
      odd: oddHeaders,
      sent: fc.oneof(
        { weight: 4, arbitrary: fc.oneof(form.fields, nearly(form.fields)).map(urlEncoded) },
        { weight: 1, arbitrary: fc.oneof(form.fields, nearly(form.fields)).map(multipart) },
        {
          weight: 1,
          arbitrary: fc.oneof({ weight: 3, arbitrary: disorder }, { weight: 1, arbitrary: manyFields }),
        },
      ),
      site: seldom(fc.constantFrom('same-origin', 'cross-site', 'none', 'nonsense'), 4),
      caller: callerOf(form.path),
    })
    .map(({ path, method, odd, sent, site, caller: who }) => ({
      route: `POST ${form.path}`,
      method,
      path,
      headers: { ...odd, 'content-type': sent.type, ...(site === null ? {} : { 'sec-fetch-site': site }) },
      body: sent.body,
      caller: form.leaves && who === 'customer' ? ('rubbish' as const) : who,
      pair: 'none' as const,
    })),
);
