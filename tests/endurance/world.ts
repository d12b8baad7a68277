import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import type { Database } from '../../src/server/database/database.ts';
import { freePort } from '../support/free-port.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startShop, type Running } from '../support/shop-process.ts';

/** A shop and its database, and what befalls them again and again. */
export interface World {
  readonly url: string;
  /** Kills what this world kills; `database` is readable afterwards. */
  readonly strike: () => Promise<void>;
  /** Makes the shop serve (again). */
  readonly recover: () => Promise<void>;
  /** Reads the database while the shop is struck. */
  readonly inspect: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

/** The shop's process, started and killed at one port. */
async function shopOn(databaseUrl?: string) {
  const port = await freePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-endurance-'));
  let running: Running | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    dataDirectory,
    start: async () => {
      running = await startShop({
        port,
        dataDirectory,
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
      });
    },
    kill: async () => void (await running?.kill()),
    end: async () => {
      await running?.kill();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

const inspectServer =
  ({ url }: PostgresServer): World['inspect'] =>
  async (work) => {
    const connection = connectPostgres(url, { poolSize: 1 });
    try {
      return await work(connection.database);
    } finally {
      await connection.close();
    }
  };

async function untilReady(url: string) {
  while (!(await fetch(`${url}/readyz`)).ok);
}

export type WorldName =
  | 'the shop on the embedded database'
  | 'the shop on a Postgres server'
  | 'the Postgres server';

/** What can be killed, by its name. */
export const WORLDS: Readonly<Record<WorldName, () => Promise<World>>> = {
  'the shop on the embedded database': async () => {
    const { url, dataDirectory, start, kill, end } = await shopOn();
    cpSync(await seededTemplate(), join(dataDirectory, 'database'), { recursive: true });
    return {
      url,
      strike: kill,
      recover: start,
      inspect: async (work) => {
        const connection = await connectEmbedded(dataDirectory);
        try {
          return await work(connection.database);
        } finally {
          await connection.close();
        }
      },
      end,
    };
  },
  'the shop on a Postgres server': async () => {
    const server = await startPostgres();
    const { url, start, kill, end } = await shopOn(server.url);
    return {
      url,
      strike: kill,
      recover: start,
      inspect: inspectServer(server),
      end: async () => {
        await end();
        await server.stop();
      },
    };
  },
  /** The shop lives on and must find the server again by itself. */
  'the Postgres server': async () => {
    const server = await startPostgres();
    const { url, start, end } = await shopOn(server.url);
    let started: Promise<void> | undefined;
    return {
      url,
      strike: server.crash,
      recover: async () => {
        await (started ??= start());
        await untilReady(url);
      },
      inspect: inspectServer(server),
      end: async () => {
        await end();
        await server.stop();
      },
    };
  },
};
