import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../route.ts';
import { FILTER_FIELDS, isFilterGroup, filtersParameter } from './filters.ts';
import { parseQuery } from './parse-query.ts';

const query = v.strictObject({ filters: filtersParameter });

function read(search: string) {
  const parsed = parseQuery(search);
  if (!parsed.ok) throw new Error(parsed.message);
  const result = v.safeParse(query, parsed.query);
  return result.success
    ? result.output.filters
    : result.issues.map((issue) => `${placeOf(issue)}: ${issue.message}`);
}

const text = (field: string, operator: string, ...values: string[]) => ({
  kind: 'text',
  field,
  operator,
  values,
});
const number = (field: string, operator: string, ...values: number[]) => ({
  kind: 'number',
  field,
  operator,
  values,
});

describe('filters', () => {
  test('compare a text, a number and an amount in minor units', () => {
    expect(read('filters[general_information][name][$containsi]=LONGi')).toEqual(
      text('name', '$containsi', 'LONGi'),
    );
    expect(read('filters[id][$in][0]=1&filters[id][$in][1]=2')).toEqual(number('id', '$in', 1, 2));
    expect(read('filters[pricing_and_inventory][price][$lte]=19.99')).toEqual(number('price', '$lte', 1999));
  });

  test('take a plain value for equality, and one value for a list of one', () => {
    expect(read('filters[brand]=Deye')).toEqual(text('brand', '$eq', 'Deye'));
    expect(read('filters[categories][slug][$in]=inverters')).toEqual(
      text('categories.slug', '$in', 'inverters'),
    );
  });

  test('must all hold: fields, operators of a field', () => {
    expect(
      read(
        'filters[brand]=Deye&filters[pricing_and_inventory][price][$gte]=1&filters[pricing_and_inventory][price][$lt]=2',
      ),
    ).toEqual({
      kind: 'and',
      conditions: [
        text('brand', '$eq', 'Deye'),
        { kind: 'and', conditions: [number('price', '$gte', 100), number('price', '$lt', 200)] },
      ],
    });
  });

  test('are joined and reversed, at the top and inside a group', () => {
    expect(read('filters[$or][0][tags][name]=a&filters[$or][1][$not][type]=b')).toEqual({
      kind: 'or',
      conditions: [text('tags.name', '$eq', 'a'), { kind: 'not', condition: text('type', '$eq', 'b') }],
    });
    expect(read('filters[brand][$not][$eqi]=deye')).toEqual({
      kind: 'not',
      condition: text('brand', '$eqi', 'deye'),
    });
    expect(read('filters[categories][$or][0][id]=1&filters[categories][$or][1][name]=x')).toEqual({
      kind: 'or',
      conditions: [number('categoryId', '$eq', 1), text('categories.name', '$eq', 'x')],
    });
  });

  test.each([...FILTER_FIELDS])('know %s', (name, { kind, field }) => {
    const path = name.split('.').map((step) => `[${step}]`);
    const condition = read(`filters${path.join('')}[$eq]=7`);
    expect(condition).toEqual(
      kind === 'text' ? text(field, '$eq', '7') : number(field, '$eq', kind === 'amount' ? 700 : 7),
    );
    expect(isFilterGroup(name)).toBe(false);
  });
});

describe('a filter asks for a bounded piece of work', () => {
  const or = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `filters[$or][${index}]${part(index)}`).join('&');
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => `filters[id][$in][${index}]=${index}`).join('&');
  const FIELDS = [
    '[general_information][name]',
    '[general_information][description]',
    '[localizations][general_information][name]',
    '[localizations][general_information][description]',
    '[categories][name]',
    '[tags][name]',
    '[specifications][value]',
  ];

  test('as the search of S §7, one text in seven fields', () => {
    expect(read(or(7, (index) => `${FIELDS[index]}[$containsi]=LiFePO4`))).toMatchObject({ kind: 'or' });
  });

  test('of ten conditions, three texts to search for and fifty values at most', () => {
    expect(read(or(10, (index) => `[brand]=${index}`))).toMatchObject({ kind: 'or' });
    expect(read(or(3, (index) => `[brand][$containsi]=${index}`))).toMatchObject({ kind: 'or' });
    expect(read(values(50))).toMatchObject({ kind: 'number' });
    expect(read(`filters[brand]=${'x'.repeat(2000)}`)).toMatchObject({ kind: 'text' });
  });

  test.each([
    ['conditions', or(11, (index) => `[brand]=${index}`), 'filters: Expected at most 10 conditions'],
    [
      'conditions that are nested',
      or(6, (index) => `[$not][$and][0][id]=${index}&filters[$or][${index}][$not][$and][1][brand]=a`),
      'filters: Expected at most 10 conditions',
    ],
    [
      'texts to contain',
      or(4, (index) => `[general_information][description][$containsi]=${index}`),
      'filters: Expected at most 3 different texts to search for',
    ],
    [
      'texts to differ from',
      or(4, (index) => `[general_information][description][$ne]=${index}`),
      'filters: Expected at most 3 different texts to search for',
    ],
    ['values', values(51), 'filters[id][$in]: Expected at most 50 values'],
    ['characters', `filters[brand]=${'x'.repeat(2001)}`, 'filters[brand]: Expected at most 2000 characters'],
  ])('and is refused with more %s', (_, search, fault) => expect(read(search)).toEqual([fault]));
});

describe('a filter is refused at its place', () => {
  test.each([
    ['an unknown field', 'filters[colour]=red', 'filters[colour]'],
    ['an unknown field of a group', 'filters[tags][slug]=x', 'filters[tags][slug]'],
    ['a group without a field', 'filters[categories]=1', 'filters[categories]'],
    ['an unknown operator', 'filters[brand][$regex]=.*', 'filters[brand][$regex]'],
    ['a comparison of texts', 'filters[brand][$lt]=a', 'filters[brand][$lt]'],
    ['a search in numbers', 'filters[id][$contains]=1', 'filters[id][$contains]'],
    ['a word for a number', 'filters[id][$eq]=one', 'filters[id][$eq]'],
    ['a fraction for an id', 'filters[id][$eq]=1.5', 'filters[id][$eq]'],
    ['an id that no column holds', 'filters[id][$eq]=2147483648', 'filters[id][$eq]'],
    ['an empty number', 'filters[id]=', 'filters[id]'],
    [
      'an amount of a third decimal',
      'filters[pricing_and_inventory][price]=1.005',
      'filters[pricing_and_inventory][price]',
    ],
    ['an exponent', 'filters[pricing_and_inventory][price]=1e3', 'filters[pricing_and_inventory][price]'],
    ['a list for one value', 'filters[brand][$eq][0]=a', 'filters[brand][$eq]'],
    ['an object in a list', 'filters[brand][$in][0][x]=a', 'filters[brand][$in]'],
    ['a join without a list', 'filters[$or][brand]=a', 'filters[$or]'],
    ['a join of plain values', 'filters[$and][0]=a', 'filters[$and][0]'],
    ['a plain value', 'filters=a', 'filters'],
  ])('%s', (_, search, place) => {
    expect(read(search)).toEqual([expect.stringMatching(`^${place.replaceAll(/[[\]$.]/g, '\\$&')}: `)]);
  });
});
