import { describe, expect, it } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { money } from '../money/money.ts';
import { SAMPLE_HAULAGE } from '../rental/sample-haulage.test-support.ts';
import { planDelivery } from './delivery-plan.ts';
import { freightOf, type FreightLine } from './freight.ts';
import { quotedAnywhere } from './quoted-anywhere.ts';

const line = (id: number, quantity = 1): FreightLine => {
  const product = seedProducts.find((each) => each.id === id);
  const categoryId = CATEGORIES.find(({ slug }) => slug === product?.category)?.id ?? 0;
  return {
    freight: freightOf(categoryId, product?.specifications ?? {}),
    quantity,
    isRental: product !== undefined && 'rental' in product,
  };
};
const [INVERTER, GENERATOR_47_KG, GENERATOR_118_KG, BOOM_7_T, BOOM_10_T, BATTERY_RACK] = [
  301, 2001, 2003, 2501, 2503, 206,
] as const;
const KYIV = { country: 'UA', postalCode: '01001' } as const;
const POLTAVA = { country: 'UA', postalCode: '36000' } as const;
const LVIV = { country: 'UA', postalCode: '79000' } as const;
const rules = { currency: 'UAH', haulage: SAMPLE_HAULAGE, remoteAreas: [], place: KYIV } as const;
const planOf = (lines: readonly FreightLine[], changed: Partial<Parameters<typeof planDelivery>[1]> = {}) =>
  planDelivery(lines, { ...rules, ...changed });
const zero = money(0, 'UAH');

describe('machines have a fee', () => {
  it.each([
    ['a small one in the depot’s region', [line(GENERATOR_118_KG)], KYIV, 2500_00],
    ['a small one next to it', [line(GENERATOR_118_KG)], POLTAVA, 7500_00],
    ['a large one in the depot’s region', [line(BOOM_7_T)], KYIV, 9000_00],
    ['a large one next to it', [line(BOOM_7_T)], POLTAVA, 24_000_00],
  ] as const)('%s', (_, lines, place, fee) => {
    const fees = { quotedFor: null, haulage: money(fee, 'UAH') };
    expect(planOf(lines, { place })).toEqual({ ...fees, hasParcels: false, hasParcelFee: false });
    // Parcels beside them go by their own rules.
    expect(planOf([...lines, line(INVERTER)], { place })).toEqual({
      ...fees,
      hasParcels: true,
      hasParcelFee: true,
    });
  });

  it('of the currency’s market', () => {
    const place = { country: 'PL', postalCode: '00-950' } as const;
    expect(planOf([line(BOOM_7_T)], { currency: 'PLN', place }).haulage).toEqual(money(900_00, 'PLN'));
  });

  it('but not one that is a parcel', () => {
    const plan = { quotedFor: null, haulage: zero, hasParcels: true, hasParcelFee: true };
    expect(planOf([line(GENERATOR_47_KG)], { place: LVIV })).toEqual(plan);
    expect(planOf([])).toEqual(plan);
  });
});

describe('the whole delivery is quoted where a part of it is', () => {
  it.each([
    ['a machine for a farther region', [line(BOOM_7_T)], { place: LVIV }, 'far'],
    ['a machine abroad', [line(BOOM_7_T)], { place: { country: 'DE', postalCode: '10115' } }, 'far'],
    [
      'a machine in the other market',
      [line(BOOM_7_T)],
      { place: { country: 'PL', postalCode: '00-950' } },
      'far',
    ],
    [
      'a machine in a remote area',
      [line(BOOM_7_T)],
      { remoteAreas: [{ country: 'UA', postcode: '010' }] },
      'remote',
    ],
    [
      'a parcel in a remote area',
      [line(INVERTER)],
      { remoteAreas: [{ country: 'UA', postcode: '010' }] },
      'remote',
    ],
    [
      'a machine before its postcode is known',
      [line(BOOM_7_T)],
      { place: { country: 'UA', postalCode: '010' } },
      'unplaced',
    ],
    ['a machine that no vehicle takes', [line(BOOM_10_T), line(GENERATOR_118_KG)], {}, 'heavy'],
    ['a machine beside a heavy purchase', [line(BOOM_7_T), line(BATTERY_RACK)], {}, 'heavy'],
    ['a machine beside a pallet of parcels', [line(BOOM_7_T), line(101, 5)], {}, 'pallet'],
    ['a machine without a tariff', [line(BOOM_7_T)], { haulage: { ...SAMPLE_HAULAGE, UAH: null } }, 'heavy'],
  ] as const)('%s', (_, lines, changed, quotedFor) => {
    expect(planOf(lines, changed)).toMatchObject({ quotedFor, haulage: zero });
  });

  it('and a code for free delivery waits with the parcels for a postcode alone', () => {
    const lines = [line(BOOM_7_T), line(INVERTER)];
    expect(planOf(lines, { place: { country: 'UA', postalCode: '' } }).hasParcelFee).toBe(true);
    expect(planOf(lines, { place: LVIV }).hasParcelFee).toBe(false);
  });
});

it('without a place it is known that a machine has a fee, or that it has none anywhere', () => {
  const knownOf = (...lines: readonly FreightLine[]) => quotedAnywhere(lines, rules);
  expect(knownOf(line(BOOM_7_T), line(INVERTER))).toBe('unplaced');
  expect(knownOf(line(BOOM_10_T))).toBe('heavy');
  expect(knownOf(line(GENERATOR_47_KG), line(INVERTER))).toBeNull();
  expect(quotedAnywhere([line(BOOM_7_T)], { ...rules, haulage: { UAH: null, PLN: null } })).toBe('heavy');
});
