import { describe, expect, test } from 'vitest';
import { normaliseSearch } from './normalise.ts';
import { inKilowatts, isLikelyPower, joinGroups, withoutNegativeSizes } from './typed-sizes.ts';

describe('thousands in groups', () => {
  test.each([
    ['інвертор 5 000 Вт', 'інвертор 5000w'],
    ['falownik 5 000W', 'falownik 5000w'],
    ['battery 10,000 Wh', 'battery 10000wh'],
    ['stacja 1.000 watów', 'stacja 1000w'],
    ['станція 1 000 000 вт·год', 'станція 1000000wh'],
  ])('%s is one number', (term, read) => {
    expect(normaliseSearch(joinGroups(term.normalize('NFKC')))).toBe(read);
  });

  test.each(['інвертор 0,585 кВт', 'панель 2 000', '0,500 Wh', '12 24 V', '1,5 W', '2 100 м'])(
    'none are in „%s“',
    (term) => expect(joinGroups(term)).toBe(term),
  );

  const ofPanels = (watts: number) => isLikelyPower(watts, ['solar-panels', 'flexible-panels']);
  test.each([
    ['panel 54 435 W', 'panel 54 435 W'],
    ['панель 2 450 Вт', 'панель 2 450 Вт'],
    ['панель 1 000 Вт', 'панель 1000 Вт'],
    ['panel 54,435 W', 'panel 54435 W'],
    ['панель 54 435 Вт·год', 'панель 54435 Вт·год'],
  ])('of a power that no panel has are two numbers: %s', (term, read) => {
    expect(joinGroups(term, ofPanels)).toBe(read);
  });

  test('any power is likely of a kind without a most, and of goods that are not named', () => {
    expect(isLikelyPower(54_435, ['inverters'])).toBe(true);
    expect(isLikelyPower(54_435, ['solar-panels', 'inverters'])).toBe(true);
    expect(isLikelyPower(54_435, [undefined])).toBe(true);
    expect(isLikelyPower(54_435, [])).toBe(true);
    expect(isLikelyPower(54_435, ['portable-power-stations'])).toBe(false);
  });
});

describe('megawatts', () => {
  test.each([
    ['інвертор 1 МВт', 'інвертор 1000kw'],
    ['інвертор 1,5МВт', 'інвертор 1500kw'],
    ['falownik 0.29 MW', 'falownik 290kw'],
    ['1 MWp', '1000kw'],
    ['2 мвт·год', '2000kwh'],
    ['storage 2.5 MWh', 'storage 2500kwh'],
    ['1 мегават', '1000kw'],
  ])('%s', (term, read) => {
    expect(normaliseSearch(inKilowatts(term))).toBe(read);
  });

  test.each(['AIKO-A460-MAH54MW', '54 mwx', '1 кВт', 'mw 5', '1 000 MW'])('none are in „%s“', (term) =>
    expect(inKilowatts(term)).toBe(term),
  );
});

describe('a minus before a size', () => {
  test.each([
    ['станція -1000 Вт', 'станція'],
    ['-1 kW deye', 'deye'],
    ['станція −5 000 Вт·год ecoflow', 'станція ecoflow'],
    ['battery -2,5kWh', 'battery'],
    ['stacja -500 watów', 'stacja'],
    ['інвертор -1 МВт', 'інвертор'],
  ])('takes it out of „%s“', (term, rest) => expect(normaliseSearch(withoutNegativeSizes(term))).toBe(rest));

  test.each([
    'станція - 1000 Вт',
    'MPPT-1000 Вт',
    'станція 1000 Вт -20 °C',
    'станція 500-1000 Вт',
    'panel -5 white',
    '-1000 Вт',
  ])('does not in „%s“', (term) => expect(withoutNegativeSizes(term)).toBe(term));
});
