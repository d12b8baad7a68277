import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { jsonSchema } from '../../src/server/api/documentation/openapi-document.ts';
import type { ApiRoute } from '../../src/server/api/route.ts';
import { callerOf, encoded, hostileSegment, oddHeaders, pair, seldom, type Call } from './call.ts';
import { hostileJson, hostileText, rawQuery } from './hostile.ts';
import { nearly, valuesOf } from './values-of.ts';

const wordsIn = (text: string) => [...text.matchAll(/`([\w$.*]+)`/g)].map(([, word = '']) => word);

/** A value in brackets, as many parameters as it has leaves. */
function inBrackets(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => inBrackets(`${name}[${encoded(key)}]`, inner));
  }
  return [`${name}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`];
}

/** Conditions put together of the words that a parameter's description names: fields, operators, groups. */
function nestedWords(words: readonly string[]): fc.Arbitrary<unknown> {
  const path = fc.array(
    fc.constantFrom(...words).chain((word) => fc.constantFrom(word, ...word.split('.'))),
    { minLength: 1, maxLength: 6 },
  );
  const value = fc.oneof(fc.constantFrom<unknown>('1', '101', 'Deye', '99.99', '*', ['1', '2']), hostileText);
  return fc
    .tuple(path, value)
    .map(([keys, leaf]) => keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), leaf));
}

/** What a parameter may be, by its schema and by the names that its description gives. */
function parameterValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  const valid = valuesOf(schema);
  const words = wordsIn(schema.description ?? '');
  const named =
    words.length > 0 ? [nestedWords(words), fc.constantFrom(...words), fc.shuffledSubarray(words)] : [];
  return fc.oneof({ weight: 4, arbitrary: valid }, ...named, hostileJson);
}

/** As many conditions as a query has room for, each with words of its own. */
const manyConditions: fc.Arbitrary<string> = fc
  .record({
    field: fc.constantFrom(
      '[general_information][description]',
      '[brand]',
      '[specifications][value]',
      '[id]',
    ),
    operator: fc.constantFrom('[$containsi]', '[$ne]', '[$eq]'),
    words: fc.array(fc.stringMatching(/^[a-zа-яї]{3,9}$/u), { minLength: 2, maxLength: 195 }),
    join: fc.constantFrom('$or', '$and'),
  })
  .map(({ field, operator, words, join }) =>
    words.map((word, index) => `filters[${join}][${index}]${field}${operator}=${encoded(word)}`).join('&'),
  );

/** A parameter or a condition whose value every object of JavaScript knows as a name. */
const inheritedNames = (parameters: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(
        ...parameters,
        ...parameters.flatMap((name) => (name === 'filters' ? ['filters[type]', 'filters[brand][$eq]'] : [])),
      ),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf'),
    )
    .map(([name, value]) => `${name}=${value}`);

function queryOf({ query }: ApiRoute): fc.Arbitrary<string> {
  const names = Object.keys(query.entries);
  const inherited = names.length > 0 ? [{ weight: 1, arbitrary: inheritedNames(names) }] : [];
  const parameters = Object.entries(query.entries).map(([name, schema]) =>
    seldom(
      parameterValues(jsonSchema(schema)).map((value) => inBrackets(name, value)),
      2,
    ),
  );
  const surplus = seldom(
    fc.tuple(hostileText, hostileText).map(([a, b]) => [`${encoded(a)}=${encoded(b)}`]),
    8,
  );
  const known = fc
    .tuple(...parameters, surplus)
    .map((parts) => parts.flatMap((part) => part ?? []).join('&'));
  const crowd = 'filters' in query.entries ? [{ weight: 1, arbitrary: manyConditions }] : [];
  return fc.oneof(
    { weight: 5, arbitrary: known },
    { weight: 1, arbitrary: rawQuery },
    ...crowd,
    ...inherited,
  );
}

function pathOf({ path, pathParameters, example }: ApiRoute): fc.Arbitrary<string> {
  const [asInExample = ''] = example.split('?');
  const parts = path.split('/').map((part) => {
    const parameter = pathParameters[part.slice(1, -1)];
    if (!part.startsWith('{') || !parameter) return fc.constant(part);
    const values = valuesOf(jsonSchema(parameter.schema));
    const segments = values.map((value) => encodeURIComponent(String(value).toWellFormed()));
    return fc.oneof(segments, hostileSegment);
  });
  return fc.oneof(
    fc.constant(asInExample),
    fc.tuple(...parts).map((filled) => filled.join('/')),
  );
}

/** Bodies from right to wrong; they come with their type mostly. */
function bodyOf({ body }: ApiRoute): fc.Arbitrary<Pick<Call, 'body'> & { type: string }> {
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'),
    },
  );
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value) ?? '');
  const valid = body ? [valuesOf(jsonSchema(body.schema)), fc.constant(body.example)] : [];
  const text = fc.oneof(
    ...valid.flatMap((values) => [json(values), json(nearly(values))]),
    json(hostileJson),
    hostileText,
    fc.constantFrom(
      '{"__proto__":{"x":1}}',
      '['.repeat(20_000),
      '{"a":'.repeat(5000),
      `${'['.repeat(3000)}${']'.repeat(3000)}`,
      `{"items":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`,
      `"${'x'.repeat(300_000)}"`,
    ),
  );
  return fc.record({ body: text, type });
}

/** Calls of one route of the API. */
export function callsOf(route: ApiRoute): fc.Arbitrary<Call> {
  const { method } = route;
  const headers = Object.entries(route.headers).map(([name, { schema }]) =>
    fc.option(valuesOf(jsonSchema(schema)).map((value): [string, string] => [name, String(value)])),
  );
  const body = method === 'GET' ? fc.constant(null) : bodyOf(route);
  return fc
    .record({
      path: pathOf(route),
      query: queryOf(route),
      given: fc.tuple(...headers),
      odd: oddHeaders,
      body,
      caller: callerOf(route.path),
      pair,
      other: seldom(fc.constantFrom('DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'POST', 'GET'), 12),
    })
    .map(({ path, query, given, odd, body: sent, other, ...rest }) => ({
      ...rest,
      route: `${method} /api${route.path}`,
      method: other ?? method,
      path: `/api${path}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...odd,
        ...Object.fromEntries(given.filter((header) => header !== null)),
        ...(sent ? { 'content-type': sent.type } : {}),
      },
      body: sent?.body ?? null,
    }));
}
