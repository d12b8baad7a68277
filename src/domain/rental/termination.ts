import * as v from 'valibot';
import type { Freight } from '../checkout/freight.ts';
import type { Tracking } from '../orders/carriers.ts';
import { daysBetween } from '../calendar/days.ts';
import { daySchema } from '../calendar/day-schema.ts';
import { compare, percentOf, subtract, type Currency, type Money } from '../money/money.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from './lease-status.ts';
import type { TerminationPlace } from './return-label.ts';
import type { RentalPeriod } from './rental-days.ts';
import { rentOf } from './rental-price.ts';
import { DAYS_OF, type RentalRates } from './tiers.ts';

/** The fee of an early end is this part of what the days that are left would have cost (domain facts, “Rentals”). */
export const EARLY_FEE_PERCENT = 20;

/** Why a machine is given back. Printed names are `lease.return.reason.{reason}`. */
export const RETURN_REASONS = ['term-over', 'not-needed', 'other-machine', 'faulty', 'other'] as const;
/** All that is written down: what nobody asked for, too. */
export const WRITTEN_REASONS = [...RETURN_REASONS, 'not-asked'] as const;
export type ReturnReason = (typeof WRITTEN_REASONS)[number];

/** How a machine comes back: collected by the shop, brought to the depot, or sent by a carrier. Printed names are `lease.return.way.{way}`. */
export const RETURN_WAYS = ['collect', 'bring', 'carrier'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** The ways on which a machine may come back, by how it travels: what is no parcel is collected or brought. What nobody has weighed is no parcel, either. */
export const returnWays = ({
  isHeavy,
  weightKg,
}: Pick<Freight, 'isHeavy' | 'weightKg'>): readonly ReturnWay[] =>
  RETURN_WAYS.filter((way) => way !== 'carrier' || (!isHeavy && weightKg > 0));

/** A remark of so many characters at most; null for one in which nothing is to be seen. */
const noteOf = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => withoutInvisible(text).trim()),
    v.maxLength(most, 'checkout.error.tooLong'),
    v.transform((text) => (isVisible(text) ? text : null)),
  );

/** What a customer says who gives a machine back. Issues are message keys. */
export const returnFormSchema = v.object({
  returnOn: daySchema('lease.return.error.day'),
  reason: v.picklist(RETURN_REASONS, 'lease.return.error.reason'),
  way: v.picklist(RETURN_WAYS, 'lease.return.error.way'),
  note: v.optional(noteOf(1000), ''),
});
export type ReturnForm = v.InferOutput<typeof returnFormSchema>;

/** Requests that are neither over nor dropped: one of a lease at a time. */
export const OPEN_TERMINATIONS = [
  'PENDING',
  'APPROVED',
  'IN_PROGRESS',
  'RETURNED',
] as const satisfies readonly TerminationStatus[];

/** What an early end costs and gives back, of one machine with its options, as the rates are: without tax where the tax is added. */
export interface EarlyEnd {
  /** What the days that are had come to, by their own price (R15). */
  readonly used: Money;
  /** The lesser of 20 % of what the other days would have cost, and of one month's price. */
  readonly fee: Money;
}

const daysIn = (firstDay: string, lastDay: string): number => daysBetween(firstDay, lastDay) + 1;

/** What a lease comes to that ends on a day before its last one; without a fee for one that ends on it. */
export function earlyEnd(period: RentalPeriod, rates: RentalRates, returnOn: string): EarlyEnd {
  const { firstDay, lastDay } = period;
  const all = rentOf(daysIn(firstDay, lastDay), rates);
  const had = returnOn < lastDay ? rentOf(daysIn(firstDay, returnOn), rates) : all;
  // Without the best-price rule fewer days can cost more: they are had for the price of all.
  const used = compare(had, all) > 0 ? all : had;
  const part = percentOf(subtract(all, used), EARLY_FEE_PERCENT);
  const month = rentOf(DAYS_OF.month, rates);
  return { used, fee: compare(part, month) > 0 ? month : part };
}

/** Days of a lease that were billed together, or are still to be, and for how many of its machines. */
export interface BilledDays {
  readonly lastDay: string;
  readonly machines: number;
}

/**
 * Until when the machines of a lease are paid for: one that came back before its next days were billed only until the last day before
 * them. `billed` are its days in their order; the last of them end with the lease.
 */
export const machineTerms = (billed: readonly BilledDays[]): readonly BilledDays[] =>
  billed
    .map(({ lastDay, machines }, place) => ({
      lastDay,
      machines: Math.max(0, machines - (billed[place + 1]?.machines ?? 0)),
    }))
    .filter(({ machines }) => machines > 0);

/** What is settled of an early end, in minor units with tax: what goes back of the rent, or what is still owed for it. */
export function settleEarlyEnd({
  paidMinor,
  usedMinor,
  feeMinor,
}: {
  readonly paidMinor: number;
  readonly usedMinor: number;
  readonly feeMinor: number;
}): { readonly refundMinor: number; readonly owedMinor: number } {
  const left = paidMinor - usedMinor - feeMinor;
  return { refundMinor: Math.max(0, left), owedMinor: Math.max(0, -left) };
}

/** Why a machine cannot be given back on a day; null if it can. `today` is the depot's day. */
export const returnFault = (
  { firstDay, lastDay }: RentalPeriod,
  { returnOn, today }: { readonly returnOn: string; readonly today: string },
): 'return-day-over' | 'return-too-late' | null => {
  if (returnOn < today || returnOn < firstDay) return 'return-day-over';
  return returnOn > (lastDay < today ? today : lastDay) ? 'return-too-late' : null;
};

/**
 * When a lease ends whose request nobody has agreed to before `day`, that on which staff agree or the machine comes back: never before it,
 * for until then its customer had the machine. From the last day of the lease on that is no early end. Days are ISO 8601.
 */
export const endOfRequest = (
  returnOn: string,
  { day, lastDay }: { readonly day: string; readonly lastDay: string },
): { readonly returnOn: string; readonly isEarly: boolean } => {
  const on = returnOn > day ? returnOn : day;
  return { returnOn: on, isEarly: on < lastDay };
};

/** A request to give a machine back, as its customer and staff see it (C §3). Amounts in minor units, with tax. */
export interface TerminationView {
  readonly id: string;
  readonly leaseId: string;
  readonly status: TerminationStatus;
  readonly requestedAt: string;
  readonly returnOn: string;
  readonly isEarly: boolean;
  readonly reason: ReturnReason;
  readonly way: ReturnWay;
  readonly note: string | null;
  readonly feeMinor: number;
  /** Its number on documents and by telephone (`terminationNumber`). */
  readonly number: string;
  /** Under which name its label for the carrier is found among the documents of its order; null for who sends nothing. */
  readonly label: string | null;
  /** Who carries the machines; null until that is known. */
  readonly tracking: Tracking | null;
  /** What staff said to their answer; null for nothing. */
  readonly answerNote: string | null;
}

/** A request to give a machine back, with whose it is, as staff see it. */
export interface StaffTermination extends TerminationView {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly productName: string;
  readonly quantity: number;
  readonly customer: string;
  readonly phone: string;
}

/** What a request is called: the number of its lease’s contract, and the how-manieth request of it. */
export const terminationNumber = (orderNumber: string, { line, count }: TerminationPlace): string =>
  `${orderNumber}/${line}-R${count}`;

/**
 * Whether the machines of a request are sent by carrier now, from the answer on until they are back: then it has a label, and carrier and
 * number may be written, or changed; with them they are on their way.
 */
export const isSentBack = ({ way, status }: Pick<TerminationView, 'way' | 'status'>): boolean =>
  way === 'carrier' && (status === 'APPROVED' || status === 'IN_PROGRESS');

/** What staff say to an answer; a refusal needs it, its customer reads it. Issues are message keys. */
export const answerNoteSchema = v.optional(noteOf(500), '');

/** The steps that may be taken with a request by hand; the last two come with the machine. */
export function terminationSteps(status: TerminationStatus): readonly TerminationStatus[] {
  const next: readonly TerminationStatus[] = TERMINATION_TRANSITIONS[status];
  return next.filter((to) => to !== 'RETURNED' && to !== 'COMPLETED');
}

/** Whether its customer may take a request back. */
export const mayTakeBack = (status: TerminationStatus): boolean =>
  (TERMINATION_TRANSITIONS[status] as readonly TerminationStatus[]).includes('CANCELLED');
