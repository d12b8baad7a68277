// npm run reduce-price -- announce 101 --uah 2900 --from … --until … | list | end 7: reductions, until the back office has them.
import { parseArgs } from 'node:util';
import {
  announceReduction,
  endReduction,
  listReductions,
} from '../src/server/catalogue/reductions/reductions.ts';
import { sweepReductions } from '../src/server/catalogue/reductions/sweep-reductions.ts';
import { fromMajor } from '../src/domain/money/major-units.ts';
import type { Money } from '../src/domain/money/money.ts';
import type { Database } from '../src/server/database/database.ts';
import { readSettings } from '../src/server/env.ts';
import { ChoreRefused, MIGRATIONS, runChore, withDatabase } from './database/chore.ts';

const USAGE = `npm run reduce-price -- announce PRODUCT_ID --uah 2900 | --pln 250 --until 2027-01-01T00:00+02:00 [--from 2026-12-01]
npm run reduce-price -- list
npm run reduce-price -- end REDUCTION_ID`;
const REFUSALS = {
  'no-price': 'The product has no price in that currency, or there is no such product.',
  'no-price-above': 'The product has no price in this currency that is higher.',
  'reduction-overlaps': 'Another reduction of this price has some of the same time.',
  'reduction-over': 'The reduction would be over before it begins, or is past.',
};
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { uah: text, pln: text, from: text, until: text },
  allowPositionals: true,
});
const [name, id = ''] = positionals;

function momentOf(given: string): string {
  const moment = Date.parse(given);
  if (Number.isNaN(moment)) throw new ChoreRefused(`Not a moment: ${given}`);
  return new Date(moment).toISOString();
}

function priceAsked(): Money {
  const { uah, pln } = values;
  const major = Number(uah ?? pln);
  if ((uah === undefined) === (pln === undefined) || !(major > 0 && major < 1e12))
    throw new ChoreRefused(USAGE);
  return fromMajor(major, uah === undefined ? 'PLN' : 'UAH');
}

async function announce(database: Database): Promise<string> {
  const { from = new Date().toISOString(), until } = values;
  if (until === undefined) throw new ChoreRefused(USAGE);
  const announced = await announceReduction(database)({
    productId: Number(id),
    price: priceAsked(),
    startsAt: momentOf(from),
    endsAt: momentOf(until),
  });
  if (!announced.ok) throw new ChoreRefused(REFUSALS[announced.reason]);
  return `Reduction ${announced.id} is announced.`;
}

async function end(database: Database): Promise<string> {
  if (!(await endReduction(database)(Number(id))))
    throw new ChoreRefused(`No reduction ${id} is left to end.`);
  return `Reduction ${id} is ended.`;
}

const list = async (database: Database) =>
  (await listReductions(database)()).map((each) => JSON.stringify(each)).join('\n');

const WORK = new Map(Object.entries({ announce, end, list }));

await runChore(async () => {
  const work = WORK.get(name ?? '');
  if (!work) throw new ChoreRefused(USAGE);
  return withDatabase(readSettings(process.env), async ({ database, migrate }) => {
    await migrate(MIGRATIONS);
    const said = await work(database);
    await sweepReductions(database)();
    return said;
  });
});
