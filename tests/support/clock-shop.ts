import { freePort } from './free-port.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';

/** The journeys' shop once more, for one journey that puts its clock forward. */
export interface ClockShop extends OwnShop {
  /** Puts the clock of the shop and of its database to a moment, from which it goes on. */
  readonly putClock: (moment: Date) => Promise<void>;
}

/** Starts it in a process of its own, as it stands before anybody has been there. */
export async function openClockShop(): Promise<ClockShop> {
  const clockPort = await freePort();
  const shop = await openOwnShop({ CLOCK_PORT: String(clockPort) });
  return {
    ...shop,
    async putClock(moment) {
      const told = await fetch(`http://127.0.0.1:${clockPort}/${moment.getTime() - Date.now()}`);
      if (!told.ok) throw new Error('The clock does not answer');
    },
  };
}
