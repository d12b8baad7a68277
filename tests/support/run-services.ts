import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { seededTemplate } from './seeded-template.ts';
import { copyDatabase, makeServerTemplate } from './server-databases.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Base address of the run's services: `/postgres`, `/shop` and the others below answer where they are. */
    services: string;
  }
}

interface Service {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

type Ask = (path: string) => Promise<Service>;

/** The built shop on the starting catalogue, for tests that only read. */
async function startReadOnlyShop(ask: Ask): Promise<Service> {
  const from = (await ask('/postgres-template')).url;
  const databaseUrl = await copyDatabase((await ask('/postgres')).url, { from, to: 'promin_read' });
  const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-read-'));
  const { url, stop } = await startShop({ dataDirectory, databaseUrl });
  return { url, stop: () => stop().finally(() => rmSync(dataDirectory, { recursive: true, force: true })) };
}

/** What is made once and only copied. */
const kept = async (made: Promise<string>): Promise<Service> => ({
  url: await made,
  stop: () => Promise.resolve(),
});

const SERVICES: Readonly<Record<string, (ask: Ask) => Promise<Service>>> = {
  '/postgres': () => startPostgres(),
  '/postgres-template': async (ask) => kept(makeServerTemplate((await ask('/postgres')).url)),
  '/template': () => kept(seededTemplate().then((path) => resolve(path))),
  '/shop': startReadOnlyShop,
};

/**
 * What the test files of a run share: one Postgres server, in which each has a database of its own, and one shop that
 * nobody changes. Each is started for the first who asks, and stopped when the run ends.
 */
export default async function offerServices(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Service>>();
  const ask: Ask = (path) => {
    const service =
      started.get(path) ?? SERVICES[path]?.(ask) ?? Promise.reject(new Error(`No service ${path}`));
    started.set(path, service);
    return service;
  };
  const door = createServer(({ url = '' }, answer) => {
    // Else a file that asks again after a while may do so on a connection that is being closed for having been idle.
    answer.setHeader('connection', 'close');
    ask(url).then(
      (running) => answer.end(running.url),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve);
  });
  project.provide('services', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await Promise.allSettled([...started.values()].map(async (service) => (await service).stop()));
  };
}
