import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runService } from './run-service.ts';
import { startShop, type Running } from './shop-process.ts';

/** A folder for the data of a built shop, with the starting catalogue in its database; it goes with the file's tests. */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'promin-http-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(await runService('template'), join(folder, 'database'), { recursive: true });
  return folder;
}

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
  const shop = await startShop({ dataDirectory: await seededFolder(), environment });
  afterAll(() => shop.stop());
  return { ...shop, ask: askAt(shop.url) };
}
