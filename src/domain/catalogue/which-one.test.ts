import { describe, expect, test } from 'vitest';
import { isInRange } from './facets/facet.ts';
import type { SpecificationKey } from './specifications.ts';
import { conditionOfKind, hasKinds, isOfKind, KINDS_OF_CHOICE, type KindOfChoice } from './which-one.ts';

const stated = (specs: Readonly<Partial<Record<SpecificationKey, number | string>>>) => ({
  number: (key: SpecificationKey) => (typeof specs[key] === 'number' ? specs[key] : null),
  text: (key: SpecificationKey) => (typeof specs[key] === 'string' ? specs[key] : null),
});
const kindsOf = (slug: keyof typeof KINDS_OF_CHOICE, specs: Parameters<typeof stated>[0]) => {
  const kinds: readonly KindOfChoice[] = KINDS_OF_CHOICE[slug];
  return kinds.filter((kind) => isOfKind(slug, kind, stated(specs))).map(({ key }) => key);
};

describe('which kind a product is of', () => {
  test.each([
    [{ systemType: 'micro', phases: 1 }, ['balcony']],
    [{ systemType: 'grid-tied', phases: 3 }, ['bill']],
    [{ systemType: 'hybrid', phases: 1 }, ['backup-one-phase']],
    [{ systemType: 'off-grid', phases: 1 }, []],
    [{ systemType: 'hybrid', phases: 3 }, ['backup-three-phases']],
    [{ systemType: 'hybrid' }, []],
  ])('of an inverter %o', (specs, kinds) => {
    expect(kindsOf('inverters', specs)).toEqual(kinds);
  });

  test.each([
    [{ batteryVoltageMinV: 44, batteryVoltageMaxV: 57.6, usableEnergyKwh: 4.61 }, ['module']],
    [{ batteryVoltageMinV: 44, batteryVoltageMaxV: 57.6, usableEnergyKwh: 5 }, ['night']],
    [{ batteryVoltageMinV: 224, batteryVoltageMaxV: 288, usableEnergyKwh: 12 }, ['high-voltage']],
    [{ nominalVoltageV: 51.2, usableEnergyKwh: 4 }, []],
  ])('of a battery %o', (specs, kinds) => {
    expect(kindsOf('batteries', specs)).toEqual(kinds);
  });

  test.each([
    [{ energyWh: 768 }, ['evening']],
    [{ energyWh: 1000 }, ['fridge']],
    [{ energyWh: 1999 }, ['fridge']],
    [{ energyWh: 2000 }, ['day']],
    [{}, []],
  ])('of a power station %o', (specs, kinds) => {
    expect(kindsOf('portable-power-stations', specs)).toEqual(kinds);
  });
});

test('the condition for the database says the same of numbers at its edges', () => {
  const kinds: readonly KindOfChoice[] = KINDS_OF_CHOICE['portable-power-stations'];
  for (const energyWh of [0, 512, 999.999, 1000, 1500, 1999.9, 2000, 3600]) {
    for (const kind of kinds) {
      const condition = conditionOfKind('portable-power-stations', kind);
      const ranges =
        condition.kind === 'and'
          ? condition.conditions.flatMap((each) =>
              each.kind === 'spec' && 'range' in each ? [each.range] : [],
            )
          : [];
      expect([energyWh, kind.key, ranges.every((range) => isInRange(energyWh, range))]).toEqual([
        energyWh,
        kind.key,
        isOfKind('portable-power-stations', kind, stated({ energyWh })),
      ]);
    }
  }
});

test('other categories have no such columns', () => {
  expect(hasKinds('inverters')).toBe(true);
  expect(hasKinds('cables-wires')).toBe(false);
});
