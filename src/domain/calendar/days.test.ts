import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../locale/market.ts';
import { momentOf } from './days.ts';

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom('Europe/Kyiv', 'Europe/Warsaw');

test('nine o’clock is on its day, summer and winter', () => {
  fc.assert(
    fc.property(day, zone, (on, timeZone) => {
      const moment = momentOf(on, 9, timeZone);
      expect(dayIn(timeZone, moment)).toBe(on);
      const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' });
      expect(clock.format(new Date(moment))).toBe('09:00');
    }),
  );
});
