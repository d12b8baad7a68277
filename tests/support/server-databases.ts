import pg from 'pg';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { seedCatalogue } from '../../src/server/database/seed.ts';

const TEMPLATE = 'promin_seeded';

const addressOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the database with the starting catalogue that others are copies of; answers its name. */
export async function makeServerTemplate(server: string): Promise<string> {
  await administer(server, `create database ${TEMPLATE}`);
  const connection = connectPostgres(addressOf(server, TEMPLATE), { poolSize: 1, patience: 10 });
  await connection.migrate('src/server/database/migrations');
  await seedCatalogue(connection);
  await connection.close();
  return TEMPLATE;
}

/** Makes a copy of a database to which nobody is connected; answers its address. */
export async function copyDatabase(
  server: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  // Files are copied as they are, not block by block through the log: a fifth of the time.
  await administer(server, `create database ${to} template ${from} strategy file_copy`);
  return addressOf(server, to);
}

/** Ends what is still connected to a database and removes it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  administer(server, `drop database ${name} with (force)`);
