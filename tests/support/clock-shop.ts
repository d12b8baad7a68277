import { freePort } from './free-port.ts';
import { startProcess } from './shop-process.ts';

/** The journeys' shop once more, for one journey that puts its clock forward. */
export interface ClockShop {
  readonly url: string;
  /** Puts the clock of the shop and of its database to a moment, from which it goes on. */
  readonly putClock: (moment: Date) => Promise<void>;
  readonly stop: () => Promise<unknown>;
}

/** Starts it in a process of its own, as it stands before anybody has been there. */
export async function openClockShop(): Promise<ClockShop> {
  const [port, clockPort] = [await freePort(), await freePort()];
  const { url, stop } = await startProcess(['tests/support/journey-shop.ts'], {
    port,
    probe: '/readyz',
    env: { JOURNEY_PORT: String(port), CLOCK_PORT: String(clockPort) },
  });
  return {
    url,
    stop,
    async putClock(moment) {
      const told = await fetch(`http://127.0.0.1:${clockPort}/${moment.getTime() - Date.now()}`);
      if (!told.ok) throw new Error('The clock does not answer');
    },
  };
}
