import { test } from './journey.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './shop-process.ts';

/** The journeys' shop once more in a process of its own, for one journey that needs other settings. */
export interface OwnShop {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** Starts it as it stands before anybody has been there. */
export async function openOwnShop(environment: NodeJS.ProcessEnv): Promise<OwnShop> {
  const port = await freePort();
  const { url, stop } = await startProcess(['tests/support/journey-shop.ts'], {
    port,
    probe: '/readyz',
    env: { ...environment, JOURNEY_PORT: String(port) },
  });
  return { url, stop };
}

/** A test whose visits are to a shop of its own, with settings of its own. */
export const testOfOwnShop = (environment: NodeJS.ProcessEnv = {}) =>
  test.extend<{ shop: { url: string } }>({
    shop: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs
      async ({}, use) => {
        const shop = await openOwnShop(environment);
        await use(shop);
        await shop.stop();
      },
      { timeout: 600_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
  });
