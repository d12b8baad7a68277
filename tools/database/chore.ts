import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import type { Connection } from '../../src/server/database/database.ts';
import type { Settings } from '../../src/server/env.ts';

/** A chore of the operator on the shop's database, with what was written behind its name; answers what it did. */
export type Chore = (settings: Settings, parameter: string | undefined) => Promise<string>;

/** A chore that will not do what was asked; the message says why. */
export class ChoreRefused extends Error {
  override readonly name = 'ChoreRefused';
}

export const MIGRATIONS = 'src/server/database/migrations';
const CONNECTIONS = 2;

export const openServer = (url: string) => connectPostgres(url, { poolSize: CONNECTIONS });

/** Loaded where it is used: a chore on a server does without it. */
async function openEmbedded(directory: string): Promise<Connection> {
  const { connectEmbedded } = await import('../../src/server/database/connect-embedded.ts');
  return connectEmbedded(directory);
}

/** Opens the shop's database for `work` and closes it after; the embedded one refuses while a shop runs on it. */
export async function withDatabase<T>(
  settings: Settings,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL)
    : await openEmbedded(settings.DATA_DIR);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Errors whose message is a sentence for the operator; a stack would hide it. */
const REFUSALS = ['DatabaseInUse', 'BackupRefused', 'ChoreRefused'];

/** Runs a chore as a command: says what it did, or why it would not and exits with 1. */
export async function runChore(chore: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await chore()}\n`);
  } catch (error) {
    if (!(error instanceof Error && REFUSALS.includes(error.name))) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
