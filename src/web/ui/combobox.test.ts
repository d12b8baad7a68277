import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepActive } from './use-combobox.ts';

const counts = fc.integer({ min: 1, max: 30 });
const directions = fc.constantFrom<-1 | 1>(-1, 1);

const press = (times: number, direction: -1 | 1, count: number): number => {
  let active = -1;
  for (let press = 0; press < times; press++) active = stepActive(active, direction, count);
  return active;
};

describe('the highlighted option', () => {
  it('is always one of the options once an arrow was pressed', () => {
    fc.assert(
      fc.property(counts, directions, fc.integer({ min: 1, max: 100 }), (count, direction, times) => {
        const active = press(times, direction, count);
        expect(active >= 0 && active < count).toBe(true);
      }),
    );
  });

  it('visits every option in one round and is then back at its start', () => {
    fc.assert(
      fc.property(counts, directions, (count, direction) => {
        const round = Array.from({ length: count }, (_, times) => press(times + 1, direction, count));
        expect(new Set(round).size).toBe(count);
        expect(press(count + 1, direction, count)).toBe(round[0]);
      }),
    );
  });

  it('is undone by the opposite arrow', () => {
    fc.assert(
      fc.property(counts, fc.nat(), directions, (count, at, direction) => {
        const active = at % count;
        const back = direction === 1 ? -1 : 1;
        expect(stepActive(stepActive(active, direction, count), back, count)).toBe(active);
      }),
    );
  });

  it('starts at the first option with Down and at the last with Up', () => {
    expect([stepActive(-1, 1, 5), stepActive(-1, -1, 5)]).toEqual([0, 4]);
  });

  it('stays nowhere without options', () => {
    expect([stepActive(-1, 1, 0), stepActive(-1, -1, 0)]).toEqual([-1, -1]);
  });
});
