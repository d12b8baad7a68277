import type { OfficialBank } from '../../domain/money/official-rate.ts';
import type { StoredRate } from '../../domain/money/staff-rate.ts';

/** A bank that states an official rate of hryvnias for a złoty. */
export interface OfficialRates {
  readonly bank: OfficialBank;
  /** The newest rate that it states, for its own day. Throws where it does not answer in time, or what it answers is no rate. */
  readonly newest: () => Promise<StoredRate>;
}
