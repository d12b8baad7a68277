import { expect, test } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { lookUpIn } from '../../server/messages/messages.ts';
import { cardFacts } from './card-facts.ts';
import { CATEGORIES } from './categories.ts';
import type { SpecificationEntry } from './product.ts';

const inverter: readonly SpecificationEntry[] = [
  { key: 'phases', value: 3 },
  { key: 'powerW', value: 12_000 },
  { key: 'mpptCount', value: 2 },
  { key: 'weightKg', value: 33.6 },
];

test.each([
  ['uk', '12\u00a0кВт · 3\u00a0фази · 2\u00a0MPPT'],
  ['pl', '12\u00a0kW · 3\u00a0fazy · 2\u00a0MPPT'],
  ['en', '12\u00a0kW · 3\u00a0phases · 2\u00a0MPPTs'],
] as const)('the facts of a card follow the category, in %s', (locale, line) => {
  expect(cardFacts({ categoryId: 3, specifications: inverter }, { locale, lookUp: lookUpIn(locale) })).toBe(
    line,
  );
});

test('two inverters of one maker, power and number of phases have different lines', () => {
  const words = { locale: 'uk', lookUp: lookUpIn('uk') } as const;
  const line = (pvPowerMaxW: number) =>
    cardFacts(
      { categoryId: 3, specifications: [...inverter, { key: 'pvPowerMaxW', value: pvPowerMaxW }] },
      words,
    );
  expect(line(15_600)).toBe('12\u00a0кВт · 3\u00a0фази · панелі\u00a0до\u00a015,6\u00a0кВт');
  expect(line(24_000)).toBe('12\u00a0кВт · 3\u00a0фази · панелі\u00a0до\u00a024\u00a0кВт');
});

test('no two inverters of a maker in the starting catalogue have the same line', () => {
  const inverters = seedProducts.filter(({ category }) => category === 'inverters');
  const lines = inverters.map(({ brand, specifications }) => {
    const stated = Object.entries(specifications).map(
      ([key, value]) => ({ key, value }) as SpecificationEntry,
    );
    return `${brand} ${cardFacts({ categoryId: 3, specifications: stated }, { locale: 'uk', lookUp: lookUpIn('uk') })}`;
  });
  expect(new Set(lines).size).toBe(lines.length);
});

test('what is not stated leaves room for the next fact, and never more than three are told', () => {
  const panel: readonly SpecificationEntry[] = [
    { key: 'powerW', value: 450 },
    { key: 'cellType', value: 'topcon' },
    { key: 'weightKg', value: 22 },
  ];
  const words = { locale: 'en', lookUp: lookUpIn('en') } as const;
  expect(cardFacts({ categoryId: 1, specifications: panel }, words)).toBe(
    '450\u00a0W · TOPCon,\u00a0n-type · 22\u00a0kg',
  );
  const whole = [...panel, { key: 'efficiencyPercent', value: 22.5 } as const];
  expect(cardFacts({ categoryId: 1, specifications: whole }, words)).toBe(
    '450\u00a0W · 22.5%\u00a0efficient · TOPCon,\u00a0n-type',
  );
  expect(cardFacts({ categoryId: 987_654, specifications: whole }, words)).toBe('');
});

test.each([
  ['uk', '1,8\u00a0кВт,\u00a0пік\u00a02,2 · 1\u00a0фаза'],
  ['pl', '1,8\u00a0kW,\u00a0szczytowo\u00a02,2 · 1\u00a0faza'],
  ['en', '1.8\u00a0kW,\u00a0peak\u00a02.2 · 1\u00a0phase'],
] as const)('the peak of a machine is said beside its power, in %s', (locale, line) => {
  const words = { locale, lookUp: lookUpIn(locale) };
  const generator: readonly SpecificationEntry[] = [
    { key: 'surgePowerW', value: 2200 },
    { key: 'powerW', value: 1800 },
    { key: 'phases', value: 1 },
  ];
  expect(cardFacts({ categoryId: 20, specifications: generator }, words)).toBe(line);
});

test('a peak has its own unit where that is another; none is said that is no more, or of a set', () => {
  const words = { locale: 'en', lookUp: lookUpIn('en') } as const;
  const facts = (categoryId: number, powerW: number, surgePowerW: number) =>
    cardFacts(
      {
        categoryId,
        specifications: [
          { key: 'powerW', value: powerW },
          { key: 'surgePowerW', value: surgePowerW },
        ],
      },
      words,
    );
  expect(facts(20, 800, 1600)).toBe('800\u00a0W,\u00a0peak\u00a01.6\u00a0kW');
  expect(facts(20, 1800, 1800)).toBe('1.8\u00a0kW');
  expect(facts(4, 5600, 10_000)).toBe('5.6\u00a0kWp');
});

test('a fact that is wider than a card on a phone may be divided behind its comma', () => {
  const station: readonly SpecificationEntry[] = [
    { key: 'powerW', value: 1800 },
    { key: 'surgePowerW', value: 2700 },
  ];
  expect(
    cardFacts({ categoryId: 9, specifications: station }, { locale: 'pl', lookUp: lookUpIn('pl') }),
  ).toBe('1\u00a0800\u00a0W, szczytowo\u00a02\u00a0700\u00a0W');
});

test('a common word begins small behind another fact', () => {
  const machine: readonly SpecificationEntry[] = [
    { key: 'powerW', value: 2800 },
    { key: 'fuel', value: 'petrol' },
  ];
  const words = { locale: 'uk', lookUp: lookUpIn('uk') } as const;
  expect(cardFacts({ categoryId: 20, specifications: machine }, words)).toBe('2,8\u00a0кВт · бензин');
  expect(cardFacts({ categoryId: 20, specifications: machine.slice(1) }, words)).toBe('Бензин');
});

test('a word in the middle of the line begins small, a name made of capitals stays', () => {
  const facts = (value: string) =>
    cardFacts(
      {
        categoryId: 1,
        specifications: [
          { key: 'powerW', value: 450 },
          { key: 'cellType', value },
        ],
      },
      { locale: 'pl', lookUp: lookUpIn('pl') },
    );
  expect(facts('back-contact')).toBe('450\u00a0W · tylny\u00a0kontakt\u00a0(BC)');
  expect(facts('perc')).toBe('450\u00a0W · PERC');
});

test('the power of panels that are sold together is named for each of them', () => {
  const pair: readonly SpecificationEntry[] = [
    { key: 'powerW', value: 440 },
    { key: 'panelsCount', value: 2 },
  ];
  const words = { locale: 'uk', lookUp: lookUpIn('uk') } as const;
  expect(cardFacts({ categoryId: 1, specifications: pair }, words)).toBe('2\u00a0×\u00a0440\u00a0Вт');
  expect(cardFacts({ categoryId: 4, specifications: pair }, words)).not.toContain('×');
});

test('a connector names the cables that it takes from the thinnest to the thickest', () => {
  const words = { locale: 'uk', lookUp: lookUpIn('uk') } as const;
  const categoryId = CATEGORIES.find(({ slug }) => slug === 'cables-wires')?.id ?? 0;
  const thickest: SpecificationEntry = { key: 'crossSectionMm2', value: 6 };
  const both: readonly SpecificationEntry[] = [thickest, { key: 'crossSectionMinMm2', value: 4 }];
  expect(cardFacts({ categoryId, specifications: both }, words)).toBe('4–6\u00a0мм²');
  expect(cardFacts({ categoryId, specifications: [thickest] }, words)).toBe('6\u00a0мм²');
});
