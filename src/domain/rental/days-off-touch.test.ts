import { expect, test } from 'vitest';
import { isWorkingDay, NO_DAYS_OFF } from '../calendar/working-days.ts';
import { inTheWay, touchedBookings, type AgreedBooking } from './days-off-touch.ts';

/** Monday to Friday, with a parcel of two working days. */
const booking: AgreedBooking = {
  id: 'a',
  machineId: 1,
  market: 'UA',
  firstDay: '2027-02-08',
  lastDay: '2027-02-12',
  blockedFrom: '2027-02-04',
  blockedTo: '2027-02-18',
  isOut: false,
};
const off = (...closed: string[]) => ({ ...NO_DAYS_OFF, closed: { UA: closed, PL: [] } });
const touch = (closed: string[], of = booking, before: string[] = []) =>
  touchedBookings([of], { before: off(...before), after: off(...closed) });

test('a closed return day moves the return and the day on which the machine is free', () => {
  expect(touch(['2027-02-12'])).toEqual([
    {
      booking,
      due: ['2027-02-12', '2027-02-15'],
      closedStart: null,
      leaves: null,
      free: ['2027-02-18', '2027-02-19'],
      blocked: { from: '2027-02-04', to: '2027-02-19' },
    },
  ]);
  // As if they were in force, and only for that.
  expect(isWorkingDay('2027-02-12', 'UA')).toBe(true);
});

test('a closed first day is named, and so is an earlier way; a machine that is out has both behind it', () => {
  expect(touch(['2027-02-08'])).toMatchObject([{ closedStart: '2027-02-08', due: null }]);
  expect(touch(['2027-02-05'])).toMatchObject([{ leaves: ['2027-02-04', '2027-02-03'], due: null }]);
  expect(touch(['2027-02-05', '2027-02-08'], { ...booking, isOut: true })).toEqual([]);
});

test('days off that end bring the return forward, and nobody else has the machine sooner', () => {
  const blocked = { ...booking, blockedTo: '2027-02-19' };
  expect(touch([], blocked, ['2027-02-12'])).toMatchObject([
    { due: ['2027-02-15', '2027-02-12'], free: null, blocked: { to: '2027-02-19' } },
  ]);
});

test('what stays is not named', () => {
  expect(touch(['2027-02-10', '2027-03-01'])).toEqual([]);
  expect(touchedBookings([booking], { before: NO_DAYS_OFF, after: NO_DAYS_OFF })).toEqual([]);
});

test('who has the machine on a day that is needed is in the way, by the days that it needs itself by then', () => {
  const touched = touch(['2027-02-12']);
  const next = { id: 'b', machineId: 1, blockedFrom: '2027-02-18', blockedTo: '2027-02-25' };
  expect(inTheWay(touched, [booking, next]).get('a')).toBe(next);
  expect(inTheWay(touched, [booking, { ...next, blockedFrom: '2027-02-19' }]).size).toBe(0);
  expect(inTheWay(touched, [booking, { ...next, machineId: 2 }]).size).toBe(0);
});
