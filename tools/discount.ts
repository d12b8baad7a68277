// npm run discount -- create SUN10 --percent 10 | list | end SUN10: discount codes, until the back office makes them.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fromMajor } from '../src/domain/money/major-units.ts';
import type { Currency } from '../src/domain/money/money.ts';
import type { Database } from '../src/server/database/database.ts';
import { readSettings } from '../src/server/env.ts';
import {
  createDiscount,
  newDiscountSchema,
  endDiscount,
  listDiscounts,
} from '../src/server/discounts/manage-discounts.ts';
import { ChoreRefused, MIGRATIONS, runChore, withDatabase } from './database/chore.ts';

const USAGE = `npm run discount -- create CODE --percent 10 | --uah 500 --pln 50 | --free-shipping
    [--min-uah 5000 --min-pln 500] [--from 2026-12-01] [--until 2027-01-01T00:00+02:00]
    [--uses 100] [--uses-per-customer 1]
npm run discount -- list
npm run discount -- end CODE`;
const text = { type: 'string' } as const;
const options = {
  percent: text,
  uah: text,
  pln: text,
  'free-shipping': { type: 'boolean' },
  'min-uah': text,
  'min-pln': text,
  from: text,
  until: text,
  uses: text,
  'uses-per-customer': text,
} as const;

const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [name, code = ''] = positionals;
const number = (given: string | undefined) => (given === undefined ? undefined : Number(given));

function amount(given: string | undefined, currency: Currency): number | undefined {
  if (given === undefined) return undefined;
  const major = Number(given);
  if (!Number.isFinite(major)) throw new ChoreRefused(`Not an amount: ${given}`);
  return fromMajor(major, currency).minor;
}

function kindAsked() {
  if (values['free-shipping']) return 'free-shipping';
  return values.percent === undefined ? 'amount' : 'percentage';
}

/** The code that the arguments describe; refused with what is wrong with it. */
function discountAsked() {
  const parsed = v.safeParse(newDiscountSchema, {
    code,
    kind: kindAsked(),
    percent: number(values.percent),
    amounts: { UAH: amount(values.uah, 'UAH'), PLN: amount(values.pln, 'PLN') },
    minimums: { UAH: amount(values['min-uah'], 'UAH'), PLN: amount(values['min-pln'], 'PLN') },
    startsAt: values.from,
    endsAt: values.until,
    maxUses: number(values.uses),
    maxUsesPerCustomer: number(values['uses-per-customer']),
  });
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  throw new ChoreRefused(`${faults.join('\n')}\n\n${USAGE}`);
}

/** Does something with the database, which a new folder has none of yet. */
const withTables = (work: (database: Database) => Promise<string>): Promise<string> =>
  withDatabase(readSettings(process.env), async ({ database, migrate }) => {
    await migrate(MIGRATIONS);
    return work(database);
  });

async function run(): Promise<string> {
  if (name === 'create') {
    const asked = discountAsked();
    return withTables(async (database) => {
      const made = await createDiscount(database)(asked);
      if (!made.ok) throw new ChoreRefused(`The code ${asked.code} was made before.`);
      return `The code ${asked.code} is made.`;
    });
  }
  if (name === 'end') {
    return withTables(async (database) => {
      if (!(await endDiscount(database)(code))) throw new ChoreRefused(`No code ${code} is left to end.`);
      return `The code ${code} is ended.`;
    });
  }
  if (name !== 'list') throw new ChoreRefused(USAGE);
  return withTables(async (database) => {
    const codes = await listDiscounts(database)();
    return codes.length === 0
      ? 'No codes are made yet.'
      : codes.map((each) => JSON.stringify(each)).join('\n');
  });
}

await runChore(run);
