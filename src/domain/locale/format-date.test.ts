import { describe, expect, it } from 'vitest';
import { formatDate, formatDays, formatDeadline, formatMonth, formatNearDay } from './format-date.ts';

const MOMENT = '2026-11-05T22:30:00Z';

describe('formatDate', () => {
  it.each([
    ['uk', '06.11.2026', '6 листопада 2026\u00A0р., 00:30', 'п’ятниця'],
    ['pl', '06.11.2026', '6 listopada 2026, 00:30', 'piątek'],
    ['en', '6 November 2026', '6 November 2026, 00:30', 'Friday'],
  ] as const)('in %s', (locale, short, moment, weekday) => {
    expect(formatDate(MOMENT, locale, 'Europe/Kyiv', 'short')).toBe(short);
    expect(formatDate(MOMENT, locale, 'Europe/Kyiv', 'moment')).toBe(moment);
    expect(formatDate(MOMENT, locale, 'Europe/Kyiv', 'long')).toBe(`${weekday}, ${moment}`);
  });

  it('follows the time zone', () => {
    expect(formatDate(MOMENT, 'pl', 'Europe/Warsaw', 'short')).toBe('05.11.2026');
    expect(formatDate('2026-11-05', 'uk', 'Europe/Kyiv', 'short')).toBe('05.11.2026');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('soon', 'uk', 'Europe/Kyiv', 'short')).toThrow(RangeError);
  });
});

/** The Monday of a week, and the six days after it, at 09:05 in Kyiv. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2026-11-${String(day + 9).padStart(2, '0')}T07:05:00Z`);

describe('in a sentence', () => {
  it.each([
    [
      'uk',
      'у понеділок, у вівторок, у середу, у четвер, у п’ятницю, у суботу, у неділю',
      'листопада 2026\u00A0р.',
      'о',
    ],
    [
      'pl',
      'w poniedziałek, we wtorek, w środę, w czwartek, w piątek, w sobotę, w niedzielę',
      'listopada 2026\u00A0r.',
      'o',
    ],
    [
      'en',
      'on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday',
      'November 2026',
      'at',
    ],
  ] as const)('all weekdays stand in their case, %s', (locale, weekdays, month, at) => {
    expect(WEEK.map((moment) => formatDate(moment, locale, 'Europe/Kyiv', 'sentence'))).toEqual(
      weekdays.split(', ').map((weekday, day) => `${weekday}, ${day + 9} ${month}, ${at} 09:05`),
    );
  });

  it('is about eleven with об', () => {
    expect(formatDate('2026-11-09T09:00:00Z', 'uk', 'Europe/Kyiv', 'sentence')).toMatch(/, об 11:00$/);
  });
});

it.each([
  ['uk', 'Листопад 2026'],
  ['pl', 'Listopad 2026'],
  ['en', 'November 2026'],
] as const)('a month is a heading in %s, on the clock of its zone', (locale, month) => {
  expect(formatMonth(MOMENT, locale, 'Europe/Kyiv')).toBe(month);
  expect(formatMonth('2026-10-31T22:30:00Z', locale, 'Europe/Kyiv')).toBe(month);
});

it.each([
  ['2026-11-27', '27.11.2026'],
  ['2026-11-27T22:00:00.000Z', '27.11.2026'],
  ['2026-11-27T21:59:59.000Z', '27 листопада 2026\u00A0р., 23:59'],
  ['2026-11-27T22:01:00.000Z', '28 листопада 2026\u00A0р., 00:01'],
])('something may be done until %s, in Kyiv, which is said as %s', (until, said) => {
  expect(formatDeadline(until, 'uk', 'Europe/Kyiv')).toBe(said);
});

describe('days from one to another', () => {
  const said = (first: string, last: string, locale: 'uk' | 'pl' | 'en', withYear = false) =>
    formatDays(first, last, locale, withYear).replaceAll('\u00A0', ' ');

  it('name a month once, and the weekday of one alone', () => {
    expect(said('2026-12-07', '2026-12-11', 'uk')).toBe('7–11 грудня');
    expect(said('2026-11-30', '2026-12-04', 'uk')).toBe('30 листопада – 4 грудня');
    expect(said('2026-11-27', '2026-11-27', 'uk')).toBe('п’ятниця, 27 листопада');
  });

  it('stand behind a preposition alone', () => {
    expect(formatNearDay('2026-12-08', 'uk')).toBe('8\u00A0грудня');
    expect(formatNearDay('2026-12-08', 'pl')).toBe('8\u00A0grudnia');
    expect(formatNearDay('2026-12-08', 'en')).toBe('8\u00A0December');
  });

  it('have their year in records, both where it ends between them', () => {
    expect(said('2026-11-30', '2026-12-04', 'uk', true)).toBe('30 листопада – 4 грудня 2026 р.');
    expect(said('2026-12-30', '2027-01-02', 'pl', true)).toBe('30 grudnia 2026 – 2 stycznia 2027');
    expect(said('2026-12-07', '2026-12-11', 'en', true)).toBe('7–11 December 2026');
  });

  it('begin no line with their dash', () => {
    expect(formatDays('2026-11-30', '2026-12-04', 'uk')).toBe('30\u00A0листопада\u00A0– 4\u00A0грудня');
  });
});
