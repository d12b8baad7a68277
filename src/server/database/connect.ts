import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Connection, Database } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { IDLE_IN_TRANSACTION_MS } from './idle-limit.ts';
import { listenEmbedded } from './listen-embedded.ts';
import { limitSilence } from './limit-silence.ts';
import { listenPostgres } from './listen-postgres.ts';
import { traceClient } from '../tracing/trace-client.ts';
import { lockForProcess } from './process-lock.ts';
import { spareCollections } from './spare-collections.ts';
import { vacuumEmbedded } from './vacuum-embedded.ts';

/** Any 64-bit number, the same in every process of the shop. */
const ADVISORY_LOCK = 7_700_441_903;
const STATEMENT_TIMEOUT_MS = 8_000;
/** Longer than a statement may take: who says nothing for so long cannot even cancel one. */
const SILENCE_MAX_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const VACUUM_EVERY_MS = 6 * 60 * 60 * 1000;
const casing = 'snake_case';
/** `інвентор` is 0.5 like `інвертор гібридний`; the extension's own threshold of 0.6 would miss it. */
const WORD_SIMILARITY_THRESHOLD = 0.4;

/** Opens the embedded database below `dataDirectory`; null keeps it in memory. One process at a time. */
export async function connectEmbedded(dataDirectory: string | null): Promise<Connection> {
  const { directory, release } = dataDirectory === null ? IN_MEMORY : prepareDirectory(dataDirectory);
  spareCollections('embedded');
  const client = await EmbeddedClient.open(directory).catch((error: unknown) => {
    release();
    throw error;
  });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY_THRESHOLD}`);
  const database = drizzleEmbedded(client, { casing });
  const vacuum = setInterval(() => void vacuumEmbedded(client).catch(() => {}), VACUUM_EVERY_MS).unref();
  return {
    kind: 'embedded',
    // Both drivers answer `execute` with `{rows}`, all that the shop reads of it.
    database: database as unknown as Database,
    ping: async () => void (await client.query('select 1')),
    load: () => client.load(),
    migrate: (migrationsFolder) => migrateEmbedded(database, { migrationsFolder }),
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

/** Opens a pool on a Postgres server. Connections are made when first needed. */
export function connectPostgres(url: string, { poolSize }: { poolSize: number }): Connection {
  spareCollections('postgres');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY_THRESHOLD}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A connection that breaks while no query of its own runs: idle, or within a transaction that thinks. Unheard, either
  // would end the process; the query that needs it next reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', traceClient);
  limitSilence(pool, SILENCE_MAX_MS);
  return {
    kind: 'postgres',
    database: drizzleServer(pool, { casing }),
    ping: async () => void (await pool.query('select 1')),
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: (migrationsFolder) =>
      alone(url, async (client) => {
        await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
        await migrateServer(drizzleServer(client, { casing }), { migrationsFolder });
      }),
    tidy: () => alone(url, async (client) => void (await client.query('vacuum analyze'))),
    listen: (channel, events) => listenPostgres(url, channel, events),
    close: () => pool.end(),
  };
}

/** Works on a connection of its own, which has as long as it needs and gives back what it locked. */
async function alone(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
