import { daysAfter, daysBetween } from '../calendar/days.ts';
import { monthsAfter } from '../calendar/months.ts';

/** What a warranty covers: the goods themselves; of solar panels, beside that, the power that is left (C §9). */
export const COVERAGES = ['product', 'performance'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** The years in which a panel keeps the power that is promised, where its maker does not say (C §9); the database keeps the same number. */
export const PERFORMANCE_YEARS = 25;

/** A warranty that has no more than so many days left ends soon. */
export const ENDS_SOON_DAYS = 60;

/** So many days before its end its customer is reminded. */
export const REMINDER_DAYS = 30;

export type WarrantyState = 'active' | 'ends-soon' | 'ended';

/** A warranty of the pieces of one bought line (C §3). */
export interface Warranty {
  readonly coverage: Coverage;
  /** In whole months. */
  readonly months: number;
  /** The day on which the goods were received, ISO 8601. */
  readonly startsOn: string;
  /** So many days of repairs lengthen it. */
  readonly repairDays: number;
  /** Its last day, with them, ISO 8601. */
  readonly expiresOn: string;
  readonly state: WarrantyState;
}

/** What of a bought line decides on its warranties. */
export interface WarrantedLine {
  /** Whether it was rented: such goods are the shop's. */
  readonly isRental: boolean;
  /** The state of its order. */
  readonly status: string;
  /** The day in its market on which its parcel arrived, ISO 8601; null before. */
  readonly deliveredOn: string | null;
  readonly quantity: number;
  /** Pieces that came back. */
  readonly back: number;
  /** What was promised when it was bought, in months; 0 for nothing. */
  readonly warrantyMonths: number;
  readonly performanceMonths: number;
  /** By how many days repairs lengthen it (`daysInRepair`). */
  readonly repairDays: number;
}

/** States of an order whose goods are not with their customer, whatever was delivered. */
export const WITHOUT_GOODS = ['PENDING', 'CANCELLED', 'RETURNED'] as const;

/** The pieces of a line that are still with their customer, and have a warranty if the goods have one. */
export function warrantedPieces({ isRental, status, deliveredOn, quantity, back }: WarrantedLine): number {
  const isWith = !isRental && deliveredOn !== null && !WITHOUT_GOODS.some((each) => each === status);
  return isWith ? Math.max(0, quantity - back) : 0;
}

/** How a warranty with such a last day stands today. The last day itself is covered. */
export function warrantyState(expiresOn: string, today: string): WarrantyState {
  const left = daysBetween(today, expiresOn);
  return left < 0 ? 'ended' : left <= ENDS_SOON_DAYS ? 'ends-soon' : 'active';
}

/**
 * The warranties of a bought line as they stand today (C §3, C §9): they begin with the day on which the goods were received and last as long
 * as was promised when they were bought, and as much longer as repairs took. None of what is rented, has not arrived, was cancelled or came back.
 */
export function warrantiesOf(line: WarrantedLine, today: string): readonly Warranty[] {
  const { deliveredOn, warrantyMonths, performanceMonths, repairDays } = line;
  if (deliveredOn === null || warrantedPieces(line) === 0) return [];
  const promised = { product: warrantyMonths, performance: performanceMonths };
  return COVERAGES.flatMap((coverage) => {
    const months = promised[coverage];
    if (months <= 0) return [];
    const expiresOn = daysAfter(monthsAfter(deliveredOn, months), repairDays);
    const state = warrantyState(expiresOn, today);
    return [{ coverage, months, startsOn: deliveredOn, repairDays, expiresOn, state }];
  });
}

/** Whether it is time to remind of a warranty with such a last day: no more than thirty days are left, and it is not over. */
export function isToRemind(expiresOn: string, today: string): boolean {
  const left = daysBetween(today, expiresOn);
  return left >= 0 && left <= REMINDER_DAYS;
}

/** Whether any of some warranties still covers something. */
export const isCovered = (warranties: readonly Pick<Warranty, 'state'>[]): boolean =>
  warranties.some(({ state }) => state !== 'ended');
