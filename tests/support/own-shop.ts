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
