import { expect, onTestFinished, test } from 'vitest';
import { endure } from '../endurance/endure.ts';
import { WORLDS } from '../endurance/world.ts';

test('kill -9 of the shop on the embedded database loses no acknowledged order, and the books balance', async () => {
  const world = await WORLDS['the shop on the embedded database']();
  onTestFinished(world.end);
  const rounds = await endure(world, 1); // `npm run endure` does it twenty times, of a Postgres server and its shop too
  expect(rounds.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { acknowledged, inDoubt } of rounds) {
    expect(acknowledged).toBeGreaterThan(5);
    expect(inDoubt).toBeGreaterThan(0); // it was struck in the midst of orders
  }
}, 240_000);
