// npm run db:migrate | db:seed | db:reset: the database's chores without starting the shop.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectEmbedded, connectPostgres } from '../src/server/database/connect.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { readSettings } from '../src/server/env.ts';

const MIGRATIONS = 'src/server/database/migrations';
const settings = readSettings(process.env);
const [chore] = process.argv.slice(2);
const say = (text: string) => void process.stdout.write(`${text}\n`);

const open = () =>
  settings.DATABASE_URL
    ? connectPostgres(settings.DATABASE_URL, { poolSize: settings.DATABASE_POOL_SIZE })
    : connectEmbedded(settings.DATA_DIR);

/** Throws all data away; a Postgres server only when the confirmation is spelled out. */
async function reset() {
  if (!settings.DATABASE_URL) {
    const connection = await connectEmbedded(settings.DATA_DIR); // refuses while a shop runs on it
    await connection.close();
    rmSync(join(settings.DATA_DIR, 'database'), { recursive: true, force: true });
    return say('The embedded database is gone; the next start makes a new one.');
  }
  if (process.env.CONFIRM !== 'reset') {
    throw new Error('This deletes every order. Repeat with CONFIRM=reset if that is meant.');
  }
  const connection = connectPostgres(settings.DATABASE_URL, { poolSize: 2 });
  await connection.database.execute(sql`drop schema if exists drizzle cascade`);
  await connection.database.execute(sql`drop schema public cascade`);
  await connection.database.execute(sql`create schema public`);
  await connection.close();
  say('The database is empty; the next start fills it.');
}

async function migrate({ seed }: { seed: boolean }) {
  const connection = await open();
  try {
    await connection.migrate(MIGRATIONS);
    say('Migrations are applied.');
    if (seed)
      say(
        (await seedCatalogue(connection))
          ? 'The catalogue is seeded.'
          : 'The catalogue is not empty: left alone.',
      );
  } finally {
    await connection.close();
  }
}

const CHORES: Readonly<Record<string, () => Promise<void>>> = {
  migrate: () => migrate({ seed: false }),
  seed: () => migrate({ seed: true }),
  reset,
};
const run = CHORES[chore ?? ''];
if (!run) throw new Error(`Unknown chore ${chore}. There are: ${Object.keys(CHORES).join(', ')}`);
await run();
