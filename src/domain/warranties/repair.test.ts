import * as v from 'valibot';
import { expect, test } from 'vitest';
import { daysInRepair, repairDays, repairSchema } from './repair.ts';

const repair = (serial: string, cameOn: string, returnedOn: string) => ({ serial, cameOn, returnedOn });

test('a repair counts the day on which a piece came and that on which it went back', () => {
  expect(repairDays(repair('', '2026-11-01', '2026-11-01'))).toBe(1);
  expect(repairDays(repair('', '2026-02-27', '2026-03-02'))).toBe(4);
});

test('the piece that was longest in repair decides; its repairs add up', () => {
  expect(daysInRepair([])).toBe(0);
  expect(
    daysInRepair([
      repair('A-1', '2026-01-01', '2026-01-10'),
      repair('B-1', '2026-01-01', '2026-01-12'),
      repair('A-1', '2026-06-01', '2026-06-05'),
    ]),
  ).toBe(15);
});

const bounds = { receivedOn: '2026-10-01', today: '2026-11-26' };
test.each([
  [{ cameOn: '2026-11-01', returnedOn: '2026-11-26', serial: ' sn-100 ' }, []],
  [{ cameOn: '2026-09-30', returnedOn: '2026-11-26' }, ['backoffice.repairs.error.before']],
  [{ cameOn: '2026-11-01', returnedOn: '2026-11-27' }, ['backoffice.repairs.error.ahead']],
  [{ cameOn: '2026-11-02', returnedOn: '2026-11-01' }, ['backoffice.repairs.error.order']],
  [{ cameOn: '2026-11-02', returnedOn: '' }, ['backoffice.repairs.error.day']],
  [{ cameOn: '2026-11-02', returnedOn: '2026-11-02', serial: '<' }, ['backoffice.repairs.error.serial']],
])('%j is refused for %j', (fields, reasons) => {
  const parsed = v.safeParse(repairSchema(bounds), fields);
  // The first is what the field says.
  expect((parsed.issues ?? []).map(({ message }) => message).slice(0, 1)).toEqual(reasons);
});
