import { describe, expect, it } from 'vitest';
import { isMajorCity, isSameCity, MAJOR_CITIES } from './major-cities.ts';

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

describe('two names of cities', () => {
  it.each([
    ['Київ', ' м. київ '],
    ['Київ', 'Kyiv'],
    ['Kiev', 'Kijów'],
    ['Łódź', 'lodz'],
    ['Біла Церква', 'біла-церква'],
  ])('„%s“ and „%s“ mean one', (one, other) => {
    expect([isSameCity(one, other), isSameCity(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Київ', 'Буча'],
    ['Київ', 'Львів'],
    ['Hel', 'Helsinki'],
    ['Київ', ''],
  ])('„%s“ and „%s“ mean two', (one, other) => {
    expect([isSameCity(one, other), isSameCity(other, one)]).toEqual([false, false]);
  });

  it('means one for all the names of a major city, and no other’s', () => {
    const cities = Object.values(MAJOR_CITIES).flat();
    for (const { uk, pl, en } of cities) {
      for (const other of cities) {
        const isOne = other.uk === uk;
        expect([isSameCity(pl, other.uk), isSameCity(en, other.pl)]).toEqual([isOne, isOne]);
      }
    }
  });
});
