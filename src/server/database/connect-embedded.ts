import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CASING, type Connection, type Database, WORD_SIMILARITY_THRESHOLD } from './database.ts';
import { EmbeddedClient, listenEmbedded } from './embedded-client.ts';
import { lockForProcess } from './process-lock.ts';
import { spareCollections } from './spare-collections.ts';

/**
 * Tidies every table and renews the planner's statistics. The embedded database does neither by itself; searching for
 * typos is several times slower on stale statistics. Table by table, so that visitors are served in between.
 */
async function vacuumEmbedded(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query<{ command: string }>(
    `select format('vacuum analyze %I.%I', schemaname, relname) as command from pg_stat_user_tables`,
  );
  for (const { command } of rows) await client.exec(command);
}

const VACUUM_EVERY_MS = 6 * 60 * 60 * 1000;

/** Opens the embedded database below `dataDirectory`; null keeps it in memory. One process at a time. */
export async function connectEmbedded(dataDirectory: string | null): Promise<Connection> {
  const { directory, release } = dataDirectory === null ? IN_MEMORY : prepareDirectory(dataDirectory);
  spareCollections();
  const client = await EmbeddedClient.open(directory).catch((error: unknown) => {
    release();
    throw error;
  });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY_THRESHOLD}`);
  const database = drizzle(client, { casing: CASING });
  const vacuum = setInterval(() => void vacuumEmbedded(client).catch(() => {}), VACUUM_EVERY_MS).unref();
  return {
    kind: 'embedded',
    // Both drivers answer `execute` with `{rows}`, all that the shop reads of it.
    database: database as unknown as Database,
    ping: async () => void (await client.query('select 1')),
    load: () => client.load(),
    migrate: (migrationsFolder) => migrate(database, { migrationsFolder }),
    tidy: () => vacuumEmbedded(client),
    listen: (channel, events) => listenEmbedded(client, channel, events),
    close: async () => {
      clearInterval(vacuum);
      await client.close();
      release();
    },
  };
}

const IN_MEMORY = { directory: null, release: () => {} };

function prepareDirectory(dataDirectory: string) {
  const directory = join(dataDirectory, 'database');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(dataDirectory, 0o700);
  return { directory, release: lockForProcess(join(dataDirectory, 'database.lock')) };
}
