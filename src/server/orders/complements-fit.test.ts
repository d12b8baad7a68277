import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import type { SeedProduct } from '../../content/seed/seed-product.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { togetherWith } from './together-with.ts';

const { database } = await openTestDatabase();
const products: readonly SeedProduct[] = seedProducts;
const numbered = (id: number): SeedProduct => {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
};
const offersOf = async (id: number, currency: Currency) => {
  const product = await findProduct(database)(id, 'en');
  if (!product) throw new Error(`No product ${id}`);
  return (await togetherWith(database)(product, { currency, count: 4 })).ids;
};
const found = await Promise.all(
  products.flatMap(({ id }) =>
    CURRENCIES.map(async (currency) => [id, await offersOf(id, currency)] as const),
  ),
);
const offered: ReadonlyMap<number, readonly number[]> = new Map(
  products.map(({ id }) => [id, [...new Set(found.flatMap(([own, ids]) => (own === id ? ids : [])))]]),
);
const pairs = [...offered].flatMap(([id, ids]) =>
  ids.map((other) => [numbered(id), numbered(other)] as const),
);

/** Pairs of a product and an offer, in either order, that are of these kinds and do not fit. */
const wrong = (
  isOne: (product: SeedProduct) => boolean,
  isOther: (product: SeedProduct) => boolean,
  fits: (one: SeedProduct, other: SeedProduct) => boolean,
) =>
  pairs
    .flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ])
    .filter(([a, b]) => a && b && isOne(a) && isOther(b) && !fits(a, b))
    .map((pair) => pair.map((each) => each?.text.en.name).join(' – '));
const of =
  (...categories: readonly SeedProduct['category'][]) =>
  ({ category }: SeedProduct) =>
    categories.includes(category);
const isBreaker = ({ specifications }: SeedProduct) => specifications.tripCurve !== undefined;
const isTransferSwitch = (product: SeedProduct) => of('automatic-switches')(product) && !isBreaker(product);
const isStringFuse = ({ specifications: { protectionType, polesCount, ratedCurrentA = 0 } }: SeedProduct) =>
  protectionType?.startsWith('gPV') === true && (polesCount === undefined || ratedCurrentA === 15);
const isPanel = ({ specifications: { iscA } }: SeedProduct) => iscA !== undefined;
const isStringInverter = ({ specifications: { systemType, pvShortCircuitCurrentMaxA } }: SeedProduct) =>
  systemType !== 'micro' && pvShortCircuitCurrentMaxA !== undefined;
const isCharger = of(
  'ac-charging-stations',
  'dc-charging-stations',
  'charging-stations',
  'portable-charging-devices',
);
const phasesOf = ({ specifications: { phases, polesCount } }: SeedProduct) => phases ?? polesCount;
/** Ratings of breakers that an English text names: “C20 breaker”, “a 63 A breaker”. */
const breakersIn = ({ text }: SeedProduct) =>
  [...text.en.description.matchAll(/\b[BC]?(\d+)(?: A)? (?:AC )?breaker/g)].map(([, ampere]) =>
    Number(ampere),
  );

test('a breaker has the rating that the text of what it protects names, and its poles', () => {
  const fits = (load: SeedProduct, breaker: SeedProduct) => {
    const named = breakersIn(load);
    const { ratedCurrentA, polesCount } = breaker.specifications;
    // Of a socket's charger the text names the cable: 2.5 mm² is for 16 A.
    const safe = named.length > 0 ? named.includes(ratedCurrentA ?? 0) : ratedCurrentA === 16;
    return safe && polesCount === phasesOf(load);
  };
  expect(wrong(isCharger, isBreaker, fits)).toEqual([]);
  expect(wrong(of('inverters', 'sets-of-solar-power-plants'), isBreaker, fits)).toEqual([]);
  expect(offered.get(801)).toEqual([1801]);
});

test('nothing of direct current stands at an AC charger or a generator that burns fuel', () => {
  const isDirect = ({
    specifications: { connector, insulation, protectionType, fuel },
    category,
  }: SeedProduct) =>
    connector === 'mc4' ||
    insulation === 'H1Z2Z2-K' ||
    protectionType?.startsWith('gPV') === true ||
    (of('solar-panels', 'inverters')({ category } as SeedProduct) && fuel === undefined);
  expect(wrong(isCharger, isDirect, () => false)).toEqual([]);
  expect(wrong(of('generators', 'industrial-generators'), isDirect, () => false)).toEqual([]);
});

test('a charging cable is offered for a Type 2 socket alone, and carries what the socket gives', () => {
  const isCable = of('cables-adapters');
  expect(wrong(of('dc-charging-stations', 'portable-charging-devices'), isCable, () => false)).toEqual([]);
  expect(
    wrong(isCharger, isCable, ({ specifications, text }, cable) => {
      const { powerW = 0, connectorsCount = 1, phases = 3, cableLengthM } = specifications;
      return (
        cableLengthM === undefined &&
        /\bsockets?\b/.test(JSON.stringify(text.en)) &&
        cable.text.en.name.includes('Type 2 to Type 2') &&
        cable.specifications.phases === phases &&
        (cable.specifications.ratedCurrentA ?? 0) * 230 * phases >= (powerW / connectorsCount) * 0.99
      );
    }),
  ).toEqual([]);
  expect(offered.get(707)).toEqual([2802]);
  // One with a cable of its own has a board for its line: breakers of their ratings are not sold.
  for (const id of [701, 702, 703, 705, 706]) expect([id, offered.get(id)]).toEqual([id, [1906]]);
  for (const id of [601, 602]) expect([id, offered.get(id)]).toEqual([id, []]);
});

test('a string fuse suits the short-circuit current of the panel (factor 1.4)', () => {
  expect(
    wrong(isPanel, isStringFuse, (panel, fuse) => {
      const { iscA = Infinity } = panel.specifications;
      return iscA * 1.4 <= (fuse.specifications.ratedCurrentA ?? 0);
    }),
  ).toEqual([]);
});

test('an inverter that is offered with a panel has a solar input, which stands its current and voltage', () => {
  expect(
    wrong(of('inverters'), isPanel, (inverter, panel) => {
      const { iscA = Infinity, vocV = Infinity, powerW = Infinity } = panel.specifications;
      const { pvShortCircuitCurrentMaxA = 0, pvVoltageMaxV = 0, systemType } = inverter.specifications;
      const { pvPowerMaxW = 0, mpptCount = 1 } = inverter.specifications;
      if (iscA > pvShortCircuitCurrentMaxA || vocV * 1.12 > pvVoltageMaxV) return false;
      return systemType !== 'micro' || powerW <= pvPowerMaxW / mpptCount;
    }),
  ).toEqual([]);
  expect(offered.get(101)).not.toContain(308);
});

test('a battery fits the voltage of the inverter, carries its power and is among those that its maker names', () => {
  expect(
    wrong(of('inverters'), of('batteries'), (inverter, battery) => {
      const {
        batteryVoltageMinV = Infinity,
        batteryVoltageMaxV = 0,
        powerW = Infinity,
      } = inverter.specifications;
      const own = battery.specifications;
      const currents = (own.batteryCurrentMaxA ?? 0) * (own.nominalVoltageV ?? 0);
      return (
        (own.batteryVoltageMinV ?? 0) >= batteryVoltageMinV &&
        (own.batteryVoltageMaxV ?? Infinity) <= batteryVoltageMaxV &&
        currents * 3 >= powerW &&
        (battery.brand === inverter.brand ||
          JSON.stringify(battery.text.en).includes(inverter.brand.split(' ')[0] ?? '') ||
          (battery.id === 210 && JSON.stringify(inverter.text.en).includes('Promin Home 10')))
      );
    }),
  ).toEqual([]);
  // A plant has its batteries; others may not be of one make and age with them.
  expect(wrong(of('sets-of-solar-power-plants'), of('batteries'), () => false)).toEqual([]);
  expect(offered.get(302)).toContain(203);
  expect(offered.get(313)).toContain(212);
});

test('a pair of battery cables carries the current of the inverter', () => {
  const isBatteryCable = ({ specifications: { insulation } }: SeedProduct) => insulation === 'H01N2-D';
  expect(
    wrong(of('inverters'), isBatteryCable, (inverter, cable) => {
      const {
        batteryCurrentMaxA = Infinity,
        batteryVoltageMaxV = Infinity,
        powerW = Infinity,
      } = inverter.specifications;
      const carried = cable.specifications.ratedCurrentA ?? 0;
      return batteryCurrentMaxA <= carried && batteryVoltageMaxV <= 75 && powerW <= 5000;
    }),
  ).toEqual([]);
});

test('one phase meets one phase, three meet three', () => {
  expect(
    wrong(
      ({ specifications }) => specifications.phases !== undefined,
      ({ specifications }) => specifications.phases !== undefined,
      (one, other) => one.specifications.phases === other.specifications.phases,
    ),
  ).toEqual([]);
  expect(
    wrong(
      ({ id }) => id === 1905,
      of('inverters', 'sets-of-solar-power-plants'),
      (_, { specifications: { phases, powerW = Infinity, systemType } }) =>
        phases === 3 && powerW <= 12_000 && systemType === 'hybrid',
    ),
  ).toEqual([]);
});

test('a transfer switch carries the current of the machine', () => {
  const isMachine = of('generators', 'industrial-generators', 'portable-power-stations');
  expect(
    wrong(isMachine, isTransferSwitch, ({ specifications }, { specifications: other }) => {
      const { powerW = Infinity, powerKva = powerW / 1000, phases = 1 } = specifications;
      return (powerKva * 1000) / (230 * phases) <= (other.ratedCurrentA ?? 0);
    }),
  ).toEqual([]);
  expect(offered.get(2001)).toEqual([1808, 94]); // and the power station that it charges
  expect(offered.get(2102)?.[0]).toBe(1807);
  // No switch that is sold carries it.
  expect(offered.get(2101)).not.toContain(1807);
});

test('who works at a height or by a large generator is offered light, and no tower for cameras', () => {
  const isTower = of('solar-lighting-towers');
  for (const id of [2501, 2502, 2503, 2101, 2102]) {
    const towers = (offered.get(id) ?? []).filter((other) => isTower(numbered(other)));
    expect([id, towers.length > 0, towers.includes(2203)]).toEqual([id, true, false]);
  }
});

test('a set with a battery has the switch that carries its inverter, and one without has none', () => {
  for (const id of [401, 402, 403]) expect([id, offered.get(id)]).toEqual([id, [1808]]);
  for (const id of [404, 409]) expect([id, offered.get(id)]).toEqual([id, [1807]]);
  for (const id of [406, 407, 408]) expect([id, offered.get(id)]).toEqual([id, []]);
});

test('parts of direct current carry the panel or the input, at its voltage', () => {
  const isPart = ({ specifications: { insulation, connector, protectionType }, category }: SeedProduct) =>
    of('cables-wires', 'electrical-components')({ category } as SeedProduct) &&
    (insulation === 'H1Z2Z2-K' || (connector === 'mc4' && protectionType !== undefined));
  const fits = ({ specifications: needs }: SeedProduct, { specifications: part }: SeedProduct) =>
    (part.ratedCurrentA ?? 0) >=
      (needs.iscA ?? needs.pvShortCircuitCurrentMaxA ?? needs.solarCurrentMaxA ?? Infinity) &&
    (part.ratedVoltageV ?? 0) >= (needs.vocV ?? needs.pvVoltageMaxV ?? needs.solarVoltageMaxV ?? Infinity) &&
    // What is thicker does not fit the connectors of a string (1108).
    (part.crossSectionMm2 ?? 0) <= 6;
  expect(wrong(isPanel, isPart, fits)).toEqual([]);
  expect(wrong(isStringInverter, isPart, fits)).toEqual([]);
  expect(wrong(of('inverters'), isPart, isStringInverter)).toEqual([]);
});

test('a power station stands the voltage of the panel in frost', () => {
  const isStation = of('portable-power-stations', 'solar-generators');
  expect(
    wrong(isStation, isPanel, ({ specifications: station }, { specifications: panel }) => {
      const { vocV = Infinity, impA = Infinity, powerW = Infinity, vmpV = 0 } = panel;
      return (
        vocV * 1.14 <= (station.solarVoltageMaxV ?? 0) &&
        vmpV > (station.solarVoltageMinV ?? Infinity) &&
        impA <= (station.solarCurrentMaxA ?? 0) &&
        powerW <= (station.solarInputMaxW ?? 0)
      );
    }),
  ).toEqual([]);
  expect(offered.get(94)).toContain(1301);
  expect(offered.get(1303)?.[0]).toBe(92);
});

test('a ready plant has its inverter, mounting, protection and cables', () => {
  const parts = of('inverters', 'mounting-systems', 'electrical-components', 'cables-wires', 'solar-panels');
  expect(wrong(of('sets-of-solar-power-plants'), parts, () => false)).toEqual([]);
  expect(offered.get(410)).toEqual([1801]);
});

test('clamps of a mounting set hold the frame of the panel', () => {
  expect(
    wrong(of('solar-panels'), of('mounting-systems'), ({ specifications }, mount) => {
      const frame = Number(specifications.dimensionsMm?.split(' × ').at(-1));
      return frame >= 30 && frame <= 35 && mount.text.en.description.includes('30–35 mm');
    }),
  ).toEqual([]);
});

test('every panel, and every inverter that states its solar input, has something to offer', () => {
  const joined = products.filter(
    (product) => of('solar-panels')(product) || (of('inverters')(product) && isStringInverter(product)),
  );
  expect(joined.length).toBeGreaterThan(20);
  expect(joined.filter(({ id }) => offered.get(id)?.length === 0).map(({ id }) => id)).toEqual([]);
});
