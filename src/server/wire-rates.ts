import { isSilentBank, type OfficialBank } from '../domain/money/official-rate.ts';
import { printRate, type StoredRate } from '../domain/money/staff-rate.ts';
import { nbp } from './adapters/official-rates/nbp.ts';
import { nbu } from './adapters/official-rates/nbu.ts';
import { chooseAutomatic, readAutomatic } from './backoffice/automatic-rates.ts';
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

/** The official rate of the bank that staff chose, or the settings name; without one no bank is asked, and nothing waits. */
export function wireRates(database: Database, settings: Pick<Settings, 'OFFICIAL_RATES'>) {
  const usual = settings.OFFICIAL_RATES ?? 'off';
  const read = readAutomatic(database, usual);
  const onFar = ({ ratePerUnitE6, date, source }: StoredRate) =>
    logger.warn(
      { chore: OFFICIAL_RATES, rate: printRate(ratePerUnitE6), date, source },
      'an official rate is far from the one in force or from any likely one: it waits for staff',
    );
  return {
    /** Which bank is asked by itself, when it was and answered last, whether it is silent since, and which day it stated, null where no bank is; and the rates that wait for staff. */
    readState: async () => {
      const bank = await read();
      if (bank === 'off') return { automatic: null, waiting: [] };
      const [asked, waiting] = await Promise.all([
        findAsked(database)(bank),
        listWaiting(database, [bank])(),
      ]);
      const state = asked ?? { askedAt: null, answeredAt: null, date: null };
      return { automatic: { bank, ...state, isSilent: isSilentBank(state, Date.now()) }, waiting };
    },
    choose: chooseAutomatic(database, usual),
    accept: acceptOfficial(database),
    chore: {
      name: OFFICIAL_RATES,
      // The choice is read each time: it may have been made on another instance.
      next: async () => {
        const bank = await read();
        return bank === 'off' ? null : fetchOfficial(database, { rates: BANKS[bank](), onFar })();
      },
    },
  };
}
