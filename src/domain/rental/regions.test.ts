import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS, zoneOf, zonePostcodes } from './regions.ts';

const MARKETS = ['UA', 'PL'] as const;

describe.each(MARKETS)('the regions of %s', (market) => {
  const regions = Object.entries(REGIONS[market]);

  it('share the postcodes out among them, each once', () => {
    const digits = regions
      .flatMap(([, { from, to }]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .toSorted((a, b) => a - b);
    const first = market === 'UA' ? 1 : 0;
    expect(digits).toEqual(Array.from({ length: 100 - first }, (_, index) => first + index));
  });

  it('are next to each other both ways, and none to itself', () => {
    for (const [name, { neighbours }] of regions) {
      expect(neighbours.length).toBeGreaterThan(0);
      expect(new Set(neighbours).size).toBe(neighbours.length);
      for (const neighbour of neighbours) {
        expect([neighbour, REGIONS[market][neighbour]?.neighbours]).toEqual([
          neighbour,
          expect.arrayContaining([name]),
        ]);
        expect(neighbour).not.toBe(name);
      }
    }
  });

  it('are as far from one as from the other, and print the postcodes of their zones', () => {
    const postcode = fc
      .integer({ min: market === 'UA' ? 1 : 0, max: 99 })
      .map((digits) => `${String(digits).padStart(2, '0')}${market === 'PL' ? '-' : ''}100`);
    fc.assert(
      fc.property(postcode, postcode, (depot, place) => {
        const zone = zoneOf(market, { depot, postcode: place });
        expect(zoneOf(market, { depot: place, postcode: depot })).toBe(zone);
        expect(zoneOf(market, { depot, postcode: depot })).toBe('own');
        const digits = Number(place.slice(0, 2));
        for (const each of ['own', 'next'] as const) {
          const spans = zonePostcodes(market, { depot, zone: each }).split(', ');
          const isIn = spans.some((span) => {
            const [from = NaN, to = NaN] = span.split('–').map(Number);
            return digits >= from && digits <= to;
          });
          expect(isIn).toBe(zone === each);
        }
      }),
    );
  });
});

it.each([
  ['UA', '07400', '01001', 'own'],
  ['UA', '07400', '09 100', 'own'],
  ['UA', '07400', '36000', 'next'],
  ['UA', '07400', '10001', 'next'],
  ['UA', '07400', '79000', null],
  ['UA', '07400', '65000', null],
  ['UA', '07400', '0', null],
  ['UA', '07400', '00100', null],
  ['PL', '05-800', '00-950', 'own'],
  ['PL', '05-800', '90001', 'next'],
  ['PL', '05-800', '15-111', 'next'],
  ['PL', '05-800', '30-001', null],
] as const)('%s: from %s to %s is %s', (market, depot, postcode, zone) => {
  expect(zoneOf(market, { depot, postcode })).toBe(zone);
});

it('prints neighbouring ranges as one', () => {
  expect(zonePostcodes('UA', { depot: '07400', zone: 'own' })).toBe('01–09');
  expect(zonePostcodes('UA', { depot: '07400', zone: 'next' })).toBe('10–24, 36–39');
  expect(zonePostcodes('PL', { depot: '05-800', zone: 'next' })).toBe('10–29, 85–99');
});
