import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { seededTemplate } from './seeded-template.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Base address of the run's services: `/postgres` and `/shop` answer where they are. */
    services: string;
  }
}

interface Service {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** The built shop on the starting catalogue, for tests that only read. */
async function startReadOnlyShop(): Promise<Service> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-read-'));
  cpSync(await seededTemplate(), join(dataDirectory, 'database'), { recursive: true });
  const { url, stop } = await startShop({ dataDirectory });
  return { url, stop: () => stop().finally(() => rmSync(dataDirectory, { recursive: true, force: true })) };
}

const SERVICES: Readonly<Record<string, () => Promise<Service>>> = {
  '/postgres': startPostgres,
  '/shop': startReadOnlyShop,
};

/**
 * What the test files of a run share: one Postgres server, in which each has a database of its own, and one shop that
 * nobody changes. Each is started for the first who asks, and stopped when the run ends.
 */
export default async function offerServices(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Service>>();
  const door = createServer(({ url = '' }, answer) => {
    const service = started.get(url) ?? SERVICES[url]?.() ?? Promise.reject(new Error(`No service ${url}`));
    started.set(url, service);
    service.then(
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
