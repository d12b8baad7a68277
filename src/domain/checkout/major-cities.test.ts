import { describe, expect, it } from 'vitest';
import { isMajorCity, MAJOR_CITIES } from './major-cities.ts';

describe('a major city', () => {
  const names = Object.values(MAJOR_CITIES)
    .flat()
    .flatMap(({ uk, pl, en, also = [] }) => [uk, pl, en, ...also]);

  it.each(names)('%s is known in any case and between spaces', (name) => {
    expect(isMajorCity(name)).toBe(true);
    expect(isMajorCity(` ${name.toUpperCase()} `)).toBe(true);
    expect(isMajorCity(name.normalize('NFD'))).toBe(true);
  });

  it.each(['lodz', 'KRAKOW', 'gorzow-wielkopolski', 'Івано Франківськ', 'м. Київ', 'м.Одеса', 'L’viv'])(
    '%s is one',
    (name) => {
      expect(isMajorCity(name)).toBe(true);
    },
  );

  it.each(['', 'Бровари', 'Sopot', 'Кий'])('„%s“ is none', (name) => {
    expect(isMajorCity(name)).toBe(false);
  });

  it('is an oblast centre or a voivodeship capital', () => {
    expect(MAJOR_CITIES.UA).toHaveLength(24);
    expect(MAJOR_CITIES.PL).toHaveLength(18);
  });
});
