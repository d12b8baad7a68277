import { describe, expect, test } from 'vitest';
import {
  dayOfEdition,
  dayProblem,
  editionName,
  editionsOn,
  isEditionName,
  numberOfEdition,
  printEdition,
  type EditionMade,
} from './editions.ts';

const staff = (day: string, number = 1, madeOn = day): EditionMade => ({
  day,
  number,
  isStaffs: true,
  madeAt: `${madeOn}T09:00:00.000Z`,
  madeOn,
});
const release = (day: string, madeOn = day): EditionMade => ({
  day,
  number: 1,
  isStaffs: false,
  madeAt: `${madeOn}T12:00:00.000Z`,
  madeOn,
});

test('the name of an edition says its day, and from the second of a day on its number', () => {
  for (const each of [
    { day: '2027-01-01', number: 1 },
    { day: '2027-01-01', number: 12 },
  ]) {
    const name = editionName(each);
    expect(isEditionName(name)).toBe(true);
    expect([dayOfEdition(name), numberOfEdition(name)]).toEqual([each.day, each.number]);
  }
  expect(printEdition('2027-01-01-2', 'en')).toBe('1 January 2027 (2)');
  for (const name of [
    '',
    '2027-01-01-1',
    '2027-01-01-0',
    '2027-1-1',
    '2027-01-01-2000',
    'terms',
    '2027-01-01 ',
  ])
    expect(isEditionName(name)).toBe(false);
});

describe('which edition holds', () => {
  test('what the release came with, while staff wrote nothing that holds', () => {
    const shipped = release('2026-11-26');
    const { staffs, announced, held } = editionsOn([shipped, staff('2027-01-01')], '2026-12-31');
    expect([staffs, announced, held]).toEqual([null, staff('2027-01-01'), [shipped]]);
  });

  test('that of staff from its day on, by itself; the last one of a day', () => {
    const all = [
      release('2026-11-26'),
      staff('2027-01-01', 1, '2026-12-01'),
      staff('2027-01-01', 2, '2026-12-02'),
    ];
    expect(editionsOn(all, '2026-12-31').announced?.number).toBe(2);
    const { staffs, announced, held } = editionsOn(all, '2027-01-01');
    expect([staffs?.number, announced, held.map(editionName)]).toEqual([
      2,
      null,
      ['2027-01-01-2', '2027-01-01', '2026-11-26'],
    ]);
  });

  test('the next of several that are announced is announced', () => {
    const all = [staff('2027-03-01'), staff('2027-02-01'), staff('2027-01-01')];
    const { announced, ahead, staffs } = editionsOn(all, '2027-01-15');
    expect([announced?.day, ahead.map(({ day }) => day), staffs?.day]).toEqual([
      '2027-02-01',
      ['2027-02-01', '2027-03-01'],
      '2027-01-01',
    ]);
  });

  test('a release that comes later than an edition of staff is neither in force nor among those that held', () => {
    const late = release('2027-02-01');
    const { staffs, held } = editionsOn([staff('2027-01-01'), late], '2027-03-01');
    expect([staffs?.day, held.map(({ day }) => day)]).toEqual(['2027-01-01', ['2027-01-01']]);
  });

  test('a release that came on the day on which staff published their first edition held before it', () => {
    const early = { ...release('2026-11-26', '2027-01-01'), madeAt: '2027-01-01T08:00:00.000Z' };
    expect(editionsOn([early, staff('2027-01-01')], '2027-01-01').held.map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2026-11-26',
    ]);
  });

  test('a release that comes while an edition is only announced holds until its day', () => {
    const all = [release('2026-11-26'), staff('2027-01-01', 1, '2026-12-01'), release('2026-12-15')];
    expect(editionsOn(all, '2027-01-02').held.map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2026-12-15',
      '2026-11-26',
    ]);
  });
});

test('an edition holds from today on at the earliest, from a year ahead at the latest, and never before the one in force', () => {
  const of = (day: string, inForce = '2026-11-26') => dayProblem(day, { today: '2026-11-30', inForce });
  expect(of('2026-11-30')).toBeNull();
  expect(of('2027-11-30')).toBeNull();
  expect(of('2026-11-29')).toBe('day-past');
  expect(of('2027-12-31')).toBe('day-too-far');
  expect(of('2026-12-01', '2026-12-02')).toBe('day-before-edition');
});
