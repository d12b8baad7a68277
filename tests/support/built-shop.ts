import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { runService } from './run-service.ts';
import { startShop, type Running, type ShopOptions } from './shop-process.ts';
import { ON_EMBEDDED, serverDatabase } from './test-database.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promin-http-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder for a built shop, with an embedded database that has the starting catalogue; it goes with the file's tests. */
export async function seededFolder(): Promise<string> {
  const folder = emptyFolder();
  cpSync(await runService('template'), join(folder, 'database'), { recursive: true });
  return folder;
}

/** Where a built shop keeps what it has. */
export type ShopData = Pick<ShopOptions, 'dataDirectory' | 'databaseUrl'>;

/** A folder for a built shop on a server's database. */
export const onServer = (databaseUrl: string): ShopData => ({ dataDirectory: emptyFolder(), databaseUrl });

/** What a built shop needs to start on the starting catalogue; it goes with the file's tests. */
export const seededData = async (): Promise<ShopData> =>
  ON_EMBEDDED ? { dataDirectory: await seededFolder() } : onServer(await serverDatabase());

/** A shop's database, to be changed before the shop starts. */
export const connectData = async ({ dataDirectory, databaseUrl }: ShopData): Promise<Connection> =>
  databaseUrl ? connectPostgres(databaseUrl, { poolSize: 1 }) : connectEmbedded(dataDirectory);

export interface BuiltShop extends Running {
  /** Asks for a path as a browser's first step would: a redirect is an answer, not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

const askAt = (url: string) => (path: string, init?: RequestInit) =>
  fetch(url + path, { redirect: 'manual', ...init });

/** The built shop that all files of a run share: for tests that change nothing in it. */
export async function readOnlyShop(): Promise<Pick<BuiltShop, 'url' | 'ask'>> {
  const url = await runService('shop');
  return { url, ask: askAt(url) };
}

/** The built shop in a process of its own, for the tests of one file. */
export async function openBuiltShop(environment: NodeJS.ProcessEnv = {}): Promise<BuiltShop> {
  const shop = await startShop({ ...(await seededData()), environment });
  afterAll(() => shop.stop());
  return { ...shop, ask: askAt(shop.url) };
}
