import { describe, expect, test } from 'vitest';
import {
  announcements,
  dayOfEdition,
  dayProblem,
  editionName,
  editionsOn,
  isEditionName,
  numberOfEdition,
  printEdition,
  standingOf,
  takesOver,
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

test('the announced edition that takes over is the next one after a day, and of its day the last', () => {
  const all = [staff('2026-12-05'), staff('2026-12-05', 2), staff('2026-12-20')];
  expect(takesOver(all, '2026-11-30')?.number).toBe(2);
  expect(takesOver(all, '2026-12-05')?.day).toBe('2026-12-20');
  expect(takesOver(all, '2026-12-20')).toBeNull();
  expect(takesOver([], '2026-12-20')).toBeNull();
});

test('an announced edition is stale if what holds before it was published later', () => {
  const said = (all: readonly EditionMade[]) =>
    announcements(editionsOn(all, '2026-12-03')).map(({ edition, isStale }) => [
      editionName(edition),
      isStale,
    ]);
  const [now, corrected] = [staff('2026-12-01'), staff('2026-12-03')];
  const soon = staff('2027-01-01', 1, '2026-12-02');
  const last = staff('2027-02-01', 1, '2026-12-02');
  expect(said([release('2026-11-26'), soon])).toEqual([['2027-01-01', false]]);
  expect(said([now, soon, last])).toEqual([
    ['2027-01-01', false],
    ['2027-02-01', false],
  ]);
  expect(said([now, soon, last, corrected])).toEqual([
    ['2027-01-01', true],
    ['2027-02-01', true],
  ]);
  // Put right: of one day the last one counts.
  const again = { ...staff('2027-01-01', 2, '2026-12-03'), madeAt: '2026-12-03T10:00:00.000Z' };
  expect(said([now, soon, last, corrected, again])).toEqual([
    ['2027-01-01-2', false],
    ['2027-02-01', true],
  ]);
});

describe('what is said of an edition on a day', () => {
  const shipped = release('2026-11-26', '2026-11-28');
  const all = [
    shipped,
    staff('2026-12-01'),
    staff('2026-12-01', 2),
    staff('2027-01-01', 1, '2026-12-01'),
    staff('2027-01-01', 2, '2026-12-02'),
    staff('2027-02-01', 1, '2026-12-02'),
  ];
  const of = (each: EditionMade, today: string, editions = all) => {
    const on = editionsOn(editions, today);
    return standingOf({ ...on, current: on.staffs ?? shipped }, each);
  };

  test('that it holds, or is announced', () => {
    expect(of(staff('2026-12-01', 2), '2026-12-10')).toEqual({ kind: 'holds' });
    expect(of(staff('2027-01-01', 2), '2026-12-10')).toEqual({ kind: 'ahead' });
    expect(of(staff('2027-02-01'), '2026-12-10')).toEqual({ kind: 'ahead' });
    expect(of(shipped, '2026-11-29')).toEqual({ kind: 'holds' });
  });

  test('its last day, where another held after it', () => {
    expect(of(shipped, '2026-12-10')).toEqual({ kind: 'former', until: '2026-11-30' });
    expect(of(staff('2026-12-01', 2), '2027-01-01')).toEqual({ kind: 'former', until: '2026-12-31' });
    const later = release('2026-12-24', '2027-01-02');
    expect(of(shipped, '2027-01-03', [shipped, later])).toEqual({ kind: 'holds' });
    const on = editionsOn([shipped, later], '2027-01-03');
    expect(standingOf({ ...on, current: later }, shipped)).toEqual({ kind: 'former', until: '2027-01-01' });
  });

  test('that another of its day stands in its place', () => {
    expect(of(staff('2026-12-01'), '2026-12-10')).toEqual({
      kind: 'replaced',
      by: { day: '2026-12-01', number: 2 },
    });
    for (const today of ['2026-12-10', '2027-03-01'])
      expect(of(staff('2027-01-01'), today)).toEqual({
        kind: 'replaced',
        by: { day: '2027-01-01', number: 2 },
      });
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
