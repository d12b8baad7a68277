import { sql } from 'drizzle-orm';
import { faultsIn, openBooks, ordersByKey } from './books.ts';
import { OrderLoad } from './order-load.ts';
import type { World } from './world.ts';

/** How one disaster went. */
export interface Round {
  /** Orders that customers were told of since the last one. */
  readonly acknowledged: number;
  /** Orders that were under way. */
  readonly inDoubt: number;
  /** How many of those are there, whole. */
  readonly keptInDoubt: number;
  /** What is wrong now; nothing may be. */
  readonly faults: readonly string[];
}

/** Kills after another number of orders each time, so that it hits other moments. */
const ordersBefore = (round: number) => 6 + ((round * 7) % 13);

/**
 * Lets customers order without a pause and kills a part of the world, again and again. After each time every order
 * that a customer was told of must be there, every other one must be one that was under way, and the books must balance.
 * Then the shop comes back, and orders in doubt are sent again with their keys.
 */
export async function endure(
  world: World,
  rounds: number,
  report: (round: Round) => void = () => {},
): Promise<Round[]> {
  await world.recover();
  const load = await OrderLoad.open(world.url);
  await world.strike();
  const shelves = await world.inspect(openBooks);
  const done: Round[] = [];
  for (let number = 1; number <= rounds; number++) {
    await world.recover();
    await load.settle();
    const known = load.acknowledged.size;
    await load.untilStruck(ordersBefore(number), world.strike);
    const round = await world.inspect(async (database) => {
      const kept = await ordersByKey(database);
      const lost = [...load.acknowledged].filter(([key, id]) => kept.get(key) !== id);
      const strange = [...kept.keys()].filter((key) => !load.acknowledged.has(key) && !load.inDoubt.has(key));
      const { rows } = await database.execute<{ total: number }>(
        sql`select count(*)::int as total from orders`,
      );
      const surplus = (rows[0]?.total ?? 0) - kept.size;
      await database.execute(sql`delete from rate_limits`); // more orders than any customer may place
      return {
        acknowledged: load.acknowledged.size - known,
        inDoubt: load.inDoubt.size,
        keptInDoubt: [...load.inDoubt.keys()].filter((key) => kept.has(key)).length,
        faults: [
          ...lost.map(([key]) => `the acknowledged order ${key} is lost`),
          ...strange.map((key) => `nobody sent ${key}`),
          ...(surplus === 0 ? [] : [`${surplus} orders that no key placed`]),
          ...(await faultsIn(database, shelves)),
        ],
      };
    });
    done.push(round);
    report(round);
  }
  await world.recover();
  await load.settle();
  return done;
}
