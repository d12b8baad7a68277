import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { tracePool } from '../tracing/steps.ts';
import { CASING, type Connection, WORD_SIMILARITY_THRESHOLD } from './database.ts';
import { IDLE_IN_TRANSACTION_MS, limitSilence } from './connection-limits.ts';
import { keepStatements } from './keep-statements.ts';
import { listenPostgres } from './listen-postgres.ts';
import { spareCollections } from './spare-collections.ts';

/** Any 64-bit number, the same in every process of the shop. */
const ADVISORY_LOCK = 7_700_441_903;
const STATEMENT_TIMEOUT_MS = 8_000;
/** Longer than a statement may take: who says nothing for so long cannot even cancel one. */
const SILENCE_MAX_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

interface PoolOptions {
  readonly poolSize: number;
  /** How many times longer than a shop may each wait take: for a connection, for a statement. */
  readonly patience?: number;
}

/** Opens a pool on a Postgres server. Connections are made when first needed. */
export function connectPostgres(url: string, { poolSize, patience = 1 }: PoolOptions): Connection {
  spareCollections();
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Compiling a statement takes longer than running any of the shop's. Sums of a hundred thousand products stay in memory.
    options: `-c jit=off -c work_mem=16MB -c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY_THRESHOLD}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS * patience,
    statement_timeout: STATEMENT_TIMEOUT_MS * patience,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS * patience,
  });
  // A connection that breaks while no query of its own runs: idle, or within a transaction that thinks. Unheard, either
  // would end the process; the query that needs it next reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  keepStatements(pool);
  tracePool(pool);
  limitSilence(pool, SILENCE_MAX_MS * patience);
  return {
    kind: 'postgres',
    database: drizzle(pool, { casing: CASING }),
    ping: async () => void (await pool.query('select 1')),
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: (migrationsFolder) =>
      alone(url, async (client) => {
        await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
        await migrate(drizzle(client, { casing: CASING }), { migrationsFolder });
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
