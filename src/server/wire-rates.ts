import type { OfficialBank } from '../domain/money/official-rate.ts';
import { printRate } from '../domain/money/staff-rate.ts';
import { nbp } from './adapters/official-rates/nbp.ts';
import { nbu } from './adapters/official-rates/nbu.ts';
import {
  acceptOfficial,
  fetchOfficial,
  findAsked,
  listWaiting,
  OFFICIAL_RATES,
} from './backoffice/official-rates.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import { logger } from './http/logger.ts';
import type { OfficialRates } from './ports/official-rates.ts';

const BANKS: Readonly<Record<OfficialBank, () => OfficialRates>> = { nbu: () => nbu(), nbp: () => nbp() };

/** The official rate of the bank that the settings name; without one no bank is asked, and nothing waits. */
export function wireRates(database: Database, settings: Pick<Settings, 'OFFICIAL_RATES'>) {
  const bank = settings.OFFICIAL_RATES;
  const rates = bank === undefined ? null : BANKS[bank]();
  return {
    /** Which bank is asked by itself, when it was last, and which day it stated; null where no bank is. */
    readState: async () => {
      if (bank === undefined) return null;
      const asked = await findAsked(database)(bank);
      return { bank, askedAt: asked?.askedAt ?? null, date: asked?.date ?? null };
    },
    listWaiting: listWaiting(database, rates === null ? [] : [rates.bank]),
    accept: acceptOfficial(database),
    chores:
      rates === null
        ? []
        : [
            {
              name: OFFICIAL_RATES,
              next: fetchOfficial(database, {
                rates,
                onFar: ({ ratePerUnitE6, date, source }) =>
                  logger.warn(
                    { chore: OFFICIAL_RATES, rate: printRate(ratePerUnitE6), date, source },
                    'an official rate is far from the one in force or from any likely one: it waits for staff',
                  ),
              }),
            },
          ],
  };
}
