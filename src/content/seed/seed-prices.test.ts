import { describe, expect, test } from 'vitest';
import { RENTAL_TYPES } from '../../domain/rental/tiers.ts';
import { exchangeRate } from './exchange-rate.ts';
import { seedProducts } from './products.ts';
import type { SeedProduct } from './seed-product.ts';

const products: readonly SeedProduct[] = seedProducts;
const named = (article: string): SeedProduct => {
  const product = products.find((each) => each.article === article);
  if (!product) throw new Error(`No product has the article number ${article}`);
  return product;
};
const rentable = products.filter(({ rental }) => rental !== undefined);
const rateOf = ({ ratePerUnitE6 }: typeof exchangeRate) => ratePerUnitE6 / 1_000_000;

/** Prices of parts that the shop does not sell by themselves, in hryvnias without tax. */
const UNLISTED = {
  'hybrid inverter, 3 kW, single-phase': 19_500,
  'hybrid inverter for 48 V batteries, 10 kW, three-phase': 59_000,
  'grid-tied inverter, 15 kW': 42_000,
  'grid-tied inverter, 30 kW': 62_000,
  'hybrid inverter for high-voltage batteries, 30 kW': 155_000,
  'AC protection of a single-phase inverter': 1_090,
  'export meter': 3_500,
  'protection cabinet, 30 kW': 18_000,
  'supply meter and cabinets, 30 kW': 30_000,
  'wheeled rack and earth electrode': 6_000,
  'lead with a plug and wattmeter': 900,
  'controllers, cable, deck glands and fuses of a boat': 4_800,
  'controller, cable and gland of a camper': 5_900,
} as const;

/** What each set holds, as its description says. A part in packs counts as the share of the pack that goes in. */
const SETS: Readonly<Record<string, readonly (readonly [part: string, count: number])[]>> = {
  'PRM-HOME3': [
    ['PRM-N54FB-440X2', 4],
    ['hybrid inverter, 3 kW, single-phase', 1],
    ['PRM-BR5', 1],
    ['PRM-PITCH10', 0.8],
    ['PRM-PV4-RB-2X50', 0.6],
    ['PRM-DC2-1000', 1],
    ['AC protection of a single-phase inverter', 1],
  ],
  'PRM-HOME5': [
    ['PRM-N54FB-440X2', 6],
    ['PRM-H5-1P', 1],
    ['PRM-BW10', 1],
    ['PRM-PITCH10', 1.2],
    ['PRM-DB28-HYB', 1],
    ['PRM-PV4-RB-2X50', 1],
    ['export meter', 1],
  ],
  'PRM-HOME8': [
    ['PRM-N54FB-440X2', 9],
    ['PRM-H8-1P', 1],
    ['PRM-BW10', 2],
    ['PRM-METAL10', 1.8],
    ['PRM-DB28-HYB', 1],
    ['PRM-PV6-RD-100', 1],
  ],
  'PRM-HOME10-3P': [
    ['PRM-N54FB-440X2', 12],
    ['hybrid inverter for 48 V batteries, 10 kW, three-phase', 1],
    ['PRM-BW10', 2],
    ['PRM-PITCH10', 2.4],
    ['PRM-DB28-HYB', 1],
    ['PRM-PV6-RD-100', 1],
  ],
  'PRM-AUTO5': [
    ['PRM-M72S-550', 8],
    ['PRM-H5-1P', 1],
    ['PRM-BR5', 4],
    ['PRM-GROUND12', 8 / 12],
    ['PRM-PV6-RD-100', 0.5],
    ['PRM-DB28-HYB', 1],
    ['wheeled rack and earth electrode', 1],
  ],
  'PRM-BIZ15': [
    ['PRM-N66BG-620', 28],
    ['grid-tied inverter, 15 kW', 1],
    ['K2-MINIRAIL-SET', 58],
    ['PRM-PV6-RD-100', 1],
    ['PRM-SPD12-4P-275', 2],
    ['export meter', 1],
  ],
  'PRM-BIZ20': [
    ['PRM-N66BG-620', 36],
    ['PRM-S20-3P', 1],
    ['PRM-FLAT8', 4.5],
    ['PRM-PV6-RD-100', 2],
    ['PRM-DB28-HYB', 1],
  ],
  'PRM-BIZ30': [
    ['PRM-N66BG-620', 54],
    ['grid-tied inverter, 30 kW', 1],
    ['PRM-METAL10', 5.4],
    ['PRM-PV6-RD-100', 3],
    ['protection cabinet, 30 kW', 1],
  ],
  'PRM-BIZ30H': [
    ['PRM-N66BG-620', 52],
    ['hybrid inverter for high-voltage batteries, 30 kW', 1],
    ['PRM-BT12HV', 2],
    ['PRM-GROUND12', 52 / 12],
    ['PRM-PV6-RD-100', 2],
    ['supply meter and cabinets, 30 kW', 1],
  ],
  'PRM-BALCONY08': [
    ['PRM-N54FB-440X2', 1],
    ['PRM-M800', 1],
    ['PRM-RAIL-BALCONY2', 1],
    ['lead with a plug and wattmeter', 1],
  ],
  'PRM-SG500-200': [
    ['PRM-PS500', 1],
    ['PRM-FP200', 1],
  ],
  'ZMR330-EU-SOLAR220W': [
    ['ZMR330-EU', 1],
    ['SOLAR220W', 1],
  ],
  'PRM-SG3600-800': [
    ['PRM-PS3600', 1],
    ['PRM-FP200', 4],
  ],
  'PRM-MF240-SET': [
    ['PRM-MF120', 2],
    ['controllers, cable, deck glands and fuses of a boat', 1],
  ],
  'PRM-VF340-SET': [
    ['PRM-VF170', 2],
    ['controller, cable and gland of a camper', 1],
  ],
};
const unlisted: Readonly<Record<string, number>> = UNLISTED;
const priceOfPart = (part: string) => unlisted[part] ?? named(part).price?.UAH ?? Number.NaN;

describe('sale prices', () => {
  test('of panels are the market’s: 5.5–8.1 грн and 0.48–0.71 zł a watt without tax', () => {
    const prices = products
      .filter(({ category }) => category === 'solar-panels')
      .map(({ article, price, specifications: { powerW = Number.NaN }, text }) => {
        const watts = powerW * (/2 × \d+ W/.test(text.en.name) ? 2 : 1);
        return { article, uah: (price?.UAH ?? Number.NaN) / watts, pln: price?.PLN && price.PLN / watts };
      });
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter(({ uah }) => !(uah >= 5.5 && uah <= 8.1))).toEqual([]);
    expect(prices.filter(({ pln }) => pln !== undefined && !(pln >= 0.48 && pln <= 0.71))).toEqual([]);
  });

  test('in both currencies are within a tenth of each other at the stored rate', () => {
    expect(
      products.flatMap(({ article, price }) => {
        if (price?.PLN === undefined) return [];
        const ratio = (price.PLN * rateOf(exchangeRate)) / price.UAH;
        return ratio > 0.9 && ratio < 1.1 ? [] : [[article, ratio]];
      }),
    ).toEqual([]);
  });

  test('every ready-made plant is compared with its parts', () => {
    const plants = products.filter(({ category }) => category === 'sets-of-solar-power-plants');
    expect(plants.map(({ article }) => article).filter((article) => !(article in SETS))).toEqual([]);
  });

  test.each(Object.entries(SETS))('%s costs its parts or up to an eighth less', (article, parts) => {
    const sum = parts.reduce((total, [part, count]) => total + priceOfPart(part) * count, 0);
    const ratio = (named(article).price?.UAH ?? Number.NaN) / sum;
    expect(ratio).toBeLessThanOrEqual(1);
    expect(ratio).toBeGreaterThanOrEqual(0.875);
  });
});

describe('rental prices without tax', () => {
  test('of every machine: a week is about four days’, a month about eleven', () => {
    expect(rentable.length).toBeGreaterThan(0);
    expect(
      rentable.flatMap(({ article, rental }) =>
        Object.values(rental ?? {}).flatMap(({ day, week, month }) =>
          Math.abs(week / day - 4) < 0.25 && Math.abs(month / day - 11) < 0.5 ? [] : [article],
        ),
      ),
    ).toEqual([]);
  });

  // The Polish and Ukrainian market of late 2025, a day.
  test.each([
    ['PRM-G2800', [500, 700], [60, 100]],
    ['EU22I', [500, 700], [60, 100]],
    ['EU70IS', [2500, 2500], [180, 250]],
    ['PRM-DG60', [5000, 8000], [300, 450]],
    ['Z-60/34', [6000, 9000], [450, 700]],
    ['PRM-SC10', [12_000, 20_000], [1000, 1600]],
    ['MC285', [12_000, 20_000], [1000, 1600]],
    ['MC405', [12_000, 20_000], [1000, 1600]],
  ] as const)('%s is rented at the market’s price', (article, uah, pln) => {
    const { rental } = named(article);
    expect(rental?.UAH.day).toBeGreaterThanOrEqual(uah[0]);
    expect(rental?.UAH.day).toBeLessThanOrEqual(uah[1]);
    expect(rental?.PLN?.day).toBeGreaterThanOrEqual(pln[0]);
    expect(rental?.PLN?.day).toBeLessThanOrEqual(pln[1]);
  });

  test('stand at every machine of the starting catalogue, so none is rented at the default', () => {
    expect(RENTAL_TYPES.length).toBe(4);
    expect(rentable.filter(({ rental }) => rental?.UAH.day === 150)).toEqual([]);
  });
});
