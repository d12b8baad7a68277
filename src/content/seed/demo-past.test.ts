import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkingDay } from '../../domain/calendar/working-days.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { demoAddresses } from './demo-account.ts';
import { demoOrders } from './demo-orders.ts';
import { demoPast } from './demo-past.ts';

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('whenever it begins, all of it is over, and each order goes from step to step, working days after it is placed', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const past = demoPast(now);
      expect(past[0]?.name).toBe('registered');
      for (const { at } of past) expect(Date.parse(now) - Date.parse(at)).toBeGreaterThan(HOUR_MS);
      for (const order of demoOrders) {
        const steps = past.filter((step) => step.order === order);
        expect(steps[0]?.name).toBe('placed');
        const market = marketOf(order.currency);
        const days = steps.map(({ name, at }) => ({ name, day: dayIn(timeZoneOf(market), at) }));
        const ofPeople = days.filter(
          ({ name }) => name !== 'completed' && name !== 'placed' && name !== 'paid',
        );
        for (const { day } of ofPeople) expect(isWorkingDay(day, market)).toBe(true);
        // No two of them are on one day.
        expect(new Set(ofPeople.map(({ day }) => day)).size).toBe(ofPeople.length);
        const names = steps.map(({ name }) => name);
        const inOrder = [
          'placed',
          'quoted',
          'paid',
          'confirmed',
          'shipped',
          'delivered',
          'remitted',
          'refunded',
          'return-asked',
          'return-agreed',
          'return-sent',
          'return-refunded',
        ];
        expect(names.filter((name) => name !== 'completed' && name !== 'cancelled')).toEqual(
          inOrder.filter((name) => names.some((own) => own === name)),
        );
        expect(names.includes('completed') ? names.at(-1) : 'completed').toBe('completed');
      }
    }),
  );
});

test('it is fourteen months long, and what is still to be done is of the last two weeks', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const past = demoPast(now);
      const months = (Date.parse(now) - Date.parse(past[0]?.at ?? now)) / (30.44 * DAY_MS);
      expect(months).toBeGreaterThan(13.9);
      expect(months).toBeLessThan(14.5);
      for (const order of demoOrders) {
        const steps = past.filter((step) => step.order === order);
        if (order.isCancelled || steps.some(({ name }) => name === 'delivered')) continue;
        expect(Date.parse(now) - Date.parse(steps[0]?.at ?? '')).toBeLessThan(15 * DAY_MS);
      }
      // Each address is saved once.
      const saved = past.flatMap((step) => (step.name === 'address' ? [step.place] : []));
      expect(saved).toEqual([...demoAddresses.keys()]);
    }),
  );
});
