import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll } from 'vitest';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { seedCatalogue } from '../../src/server/database/seed.ts';
import { runService } from './run-service.ts';
import { emptyTemplate, seededTemplate } from './seeded-template.ts';

const MIGRATIONS = 'src/server/database/migrations';
const TEMPLATE = 'promin_seeded';
/** Any 64-bit number: who holds it makes the template. */
const TEMPLATE_LOCK = 4_151_623_342;
const POOL_SIZE = 10;
/** A busy machine's waits are not what tests are about: ten times a shop's. */
const PATIENCE = 10;

/** A database of the run's Postgres server. */
export interface ServerDatabase {
  readonly url: string;
  /** Ends what is still connected to it and removes it. */
  readonly drop: () => Promise<void>;
}

const databaseOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function administer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the template unless it is there: under another name until it is whole. */
async function makeTemplate(server: string, client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount !== 0) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const connection = connectPostgres(databaseOf(server, unfinished), { poolSize: 1, patience: PATIENCE });
  await connection.migrate(MIGRATIONS);
  await seedCatalogue(connection);
  await connection.close();
  await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}

/** A new database on the run's Postgres server, empty or with the starting catalogue. */
export async function createServerDatabase({ isSeeded = true } = {}): Promise<ServerDatabase> {
  const server = await runService('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (isSeeded) await administer(server, (client) => makeTemplate(server, client));
  await administer(server, (client) =>
    client.query(`create database ${name} template ${isSeeded ? TEMPLATE : 'template1'}`),
  );
  return {
    url: databaseOf(server, name),
    drop: () =>
      administer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** The address of such a database, for the tests of one file; it goes with them. */
export async function serverDatabase(options?: { isSeeded: boolean }): Promise<string> {
  const { url, drop } = await createServerDatabase(options);
  afterAll(drop);
  return url;
}

/** An embedded database of its own, made of a template; closing it removes it. */
async function openEmbedded(template: string): Promise<Connection> {
  const directory = mkdtempSync(join(tmpdir(), 'promin-test-'));
  cpSync(template, join(directory, 'database'), { recursive: true });
  const connection = await connectEmbedded(directory);
  await connection.database.execute(sql`set synchronous_commit = off`); // nothing here outlives a power cut
  return {
    ...connection,
    close: async () => {
      await connection.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** An embedded database of its own with the starting catalogue; closing it removes it. */
export const openSeededEmbedded = async (): Promise<Connection> => openEmbedded(await seededTemplate());

/** The same without a row in its tables. */
export const openEmptyEmbedded = async (): Promise<Connection> => openEmbedded(await emptyTemplate());

async function openOnServer(options: { isSeeded: boolean }): Promise<Connection> {
  const { url, drop } = await createServerDatabase(options);
  const connection = connectPostgres(url, { poolSize: POOL_SIZE, patience: PATIENCE });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** A database of its own on the run's Postgres server with the starting catalogue; closing it removes it. */
export const openSeededOnServer = (): Promise<Connection> => openOnServer({ isSeeded: true });

/** The same without a row in its tables. */
export async function openEmptyOnServer(): Promise<Connection> {
  const connection = await openOnServer({ isSeeded: false });
  await connection.migrate(MIGRATIONS);
  return connection;
}

/**
 * The one or the other, for tests to which both are alike: on the run's server, where a database takes a tenth of the
 * time, or embedded where TEST_DATABASE says so, as the long tier does once.
 */
const openSeededDatabase = (): Promise<Connection> =>
  process.env.TEST_DATABASE === 'embedded' ? openSeededEmbedded() : openSeededOnServer();

/** Both databases that the shop runs on, for the tests that try each; named as in “on …”. */
export const BOTH_DATABASES = [
  ['the embedded database', openSeededEmbedded],
  ['a Postgres server', openSeededOnServer],
] as const;

/** Such a database for the tests of one file; it goes with them. */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await openSeededDatabase();
  afterAll(() => connection.close());
  return connection;
}
