import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { runService } from './run-service.ts';
import { copyDatabase, dropDatabase } from './server-databases.ts';

const MIGRATIONS = 'src/server/database/migrations';
const POOL_SIZE = 10;
/** A busy machine's waits are not what tests are about: ten times a shop's. */
export const PATIENCE = 10;

/** A database of the run's Postgres server. */
export interface ServerDatabase {
  readonly url: string;
  /** Ends what is still connected to it and removes it. */
  readonly drop: () => Promise<void>;
}

/** A new database on the run's Postgres server, empty or with the starting catalogue. */
export async function createServerDatabase({ isSeeded = true } = {}): Promise<ServerDatabase> {
  const server = await runService('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return {
    url: await copyDatabase(server, {
      from: isSeeded ? await runService('postgres-template') : 'template1',
      to: name,
    }),
    drop: () => dropDatabase(server, name),
  };
}

/** The address of such a database, for the tests of one file; it goes with them. */
export async function serverDatabase(options?: { isSeeded: boolean }): Promise<string> {
  const { url, drop } = await createServerDatabase(options);
  afterAll(drop);
  return url;
}

type Templates = typeof import('./seeded-template.ts');

/** An embedded database of its own, made of a template; closing it removes it. Most tests do without, and load nothing of it. */
async function openEmbedded(template: (templates: Templates) => Promise<string>): Promise<Connection> {
  const made = template(await import('./seeded-template.ts'));
  const { connectEmbedded } = await import('../../src/server/database/connect-embedded.ts');
  const directory = mkdtempSync(join(tmpdir(), 'promin-test-'));
  cpSync(await made, join(directory, 'database'), { recursive: true });
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
export const openSeededEmbedded = (): Promise<Connection> =>
  openEmbedded(({ seededTemplate }) => seededTemplate());

/** The same without a row in its tables. */
export const openEmptyEmbedded = (): Promise<Connection> =>
  openEmbedded(({ emptyTemplate }) => emptyTemplate());

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
 * Tests to which both databases are alike run on the server, where one takes a tenth of the time, or embedded where
 * TEST_DATABASE says so, as the long tier does once.
 */
export const ON_EMBEDDED = process.env.TEST_DATABASE === 'embedded';

/** The one or the other, with the starting catalogue; closing it removes it. */
export const openSeededDatabase = (): Promise<Connection> =>
  ON_EMBEDDED ? openSeededEmbedded() : openSeededOnServer();

/** Such a database for the tests of one file; it goes with them. */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await openSeededDatabase();
  afterAll(() => connection.close());
  return connection;
}
