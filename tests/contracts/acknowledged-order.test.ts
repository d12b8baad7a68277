import { expect, onTestFinished, test } from 'vitest';
import { endure } from '../endurance/endure.ts';
import { WORLDS, type WorldName } from '../endurance/world.ts';

/** `npm run endure` does it twenty times. */
const ROUNDS = 1;

const names: readonly WorldName[] = [
  'the shop on the embedded database',
  'the shop on a Postgres server',
  'the Postgres server',
];

test.each(names)(
  'kill -9 of %s loses no acknowledged order, and the books balance',
  async (name) => {
    const world = await WORLDS[name]();
    onTestFinished(world.end);
    const rounds = await endure(world, ROUNDS);
    expect(rounds.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { acknowledged, inDoubt } of rounds) {
      expect(acknowledged).toBeGreaterThan(5);
      expect(inDoubt).toBeGreaterThan(0); // it was struck in the midst of orders
    }
  },
  240_000,
);
