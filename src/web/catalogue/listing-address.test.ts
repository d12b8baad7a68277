import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTING_ORDERS } from '../../domain/catalogue/listing.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { isNarrowed, parseListingAddress, printListingAddress, SHARED_LISTING } from './listing-address.ts';

const canonical = (query: string) => SHARED_LISTING.canonicalQuery(new URLSearchParams(query));
const isOpenEnded = (query: string) => SHARED_LISTING.isOpenEnded?.(new URLSearchParams(query));

const some = (...values: readonly string[]) =>
  fc.option(
    fc.subarray([...values], { minLength: 1 }).map((list) => list.toSorted()),
    { nil: undefined },
  );
const end = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const address = fc
  .record({
    brand: some('Deye', 'JA Solar', 'Słońce & Syn', 'Промінь'),
    stock: some('in-stock'),
    powerW: some('..1000', '1000..5000', '60000..'),
    connector: some('type-2', 'ccs2'),
    phases: some('1', '3'),
    price: fc.option(fc.record({ currency: fc.constantFrom(...CURRENCIES), from: end, to: end })),
    days: fc.constantFrom(
      null,
      { firstDay: '2026-12-03', lastDay: '2026-12-03' },
      { firstDay: '2026-12-30', lastDay: '2027-02-01' },
    ),
    sort: fc.constantFrom(...LISTING_ORDERS),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .filter(
    ({ price }) =>
      price === null || ((price.from ?? price.to) !== null && (price.from ?? 0) <= (price.to ?? 1e6)),
  )
  .map(({ price, days, sort, page, ...values }) => ({
    price,
    days,
    sort,
    page,
    values: Object.fromEntries(Object.entries(values).filter(([, list]) => list !== undefined)),
  }));

test('an address is read as it was written', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const printed = printListingAddress(asked);
      expect(parseListingAddress(new URLSearchParams(printed))).toEqual(asked);
      expect(canonical(printed)).toBe(printed);
      expect(isOpenEnded(printed)).toBe(isNarrowed(asked));
    }),
  );
});

test('the order in which a form sends its choices makes no other address', () => {
  fc.assert(
    fc.property(address, fc.infiniteStream(fc.nat()), (asked, places) => {
      const printed = printListingAddress(asked);
      const entries = [...new URLSearchParams(printed)].map((entry) => ({
        entry,
        place: places.next().value,
      }));
      const shuffled = entries.toSorted((one, other) => one.place - other.place).map(({ entry }) => entry);
      expect(canonical(new URLSearchParams([...shuffled, ['toUAH', ''], ['sort', '']]).toString())).toBe(
        printed,
      );
    }),
  );
});

test('visitors cannot make up addresses: all odd queries are one', () => {
  const plain = [
    '',
    'page=1',
    'sort=recommended',
    'page=0',
    'page=-1',
    'page=1e9',
    'sort=x',
    'utm_source=a&b=c',
    'brand=&powerW=&inStock=&fromUAH=',
    'inStock=yes',
    'powerW=1..2',
    'powerW=5000',
    'connector=garden-hose',
    'phases=three',
    'weightKg=5',
    'fromUAH=-5&toUAH=1e3',
    'fromUSD=5',
    `brand=${'x'.repeat(61)}`,
    'brand=%00',
    'brand=a%0Ab',
  ];
  expect(new Set(plain.map(canonical))).toEqual(new Set(['']));
  expect(plain.filter(isOpenEnded)).toEqual([]);
  expect(canonical('x=1&page=2&sort=price-asc')).toBe('sort=price-asc&page=2');
});

test('prices the wrong way round are turned, and repeated choices are one', () => {
  expect(canonical('toPLN=5&fromPLN=100')).toBe('fromPLN=5&toPLN=100');
  expect(canonical('brand=Deye&brand=Deye')).toBe('brand=Deye');
});

test('an address holds no more choices than anybody makes', () => {
  const many = Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&');
  expect(canonical(many)?.split('&')).toHaveLength(30);
});
