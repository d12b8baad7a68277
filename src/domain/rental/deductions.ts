import * as v from 'valibot';
import { daysBetween } from '../calendar/days.ts';
import { parseAmount } from '../money/major-units.ts';
import type { Currency } from '../money/money.ts';
import type { LeasedOption } from './rental-option.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** What a part of a deposit is kept for; printed names are the messages `deduction.kind.{kind}`. */
export const DEDUCTION_KINDS = ['late', 'damage', 'wilful', 'fuel', 'cleaning', 'loss'] as const;
export type DeductionKind = (typeof DEDUCTION_KINDS)[number];

/** With a damage waiver the renter pays for accidental damage so many percent of the lease's deposit at most *(k)*; the rental terms say so. */
export const WAIVER_EXCESS_PERCENT = 25;

/**
 * The most that may be kept for accidental damage of a lease, gross, in minor units of its currency; null for no limit, without a waiver.
 * Wilful damage and loss are not waived.
 */
export const mostForDamage = (
  options: readonly Pick<LeasedOption, 'kind'>[],
  depositMinor: number,
): number | null =>
  options.some(({ kind }) => kind === 'waiver')
    ? Math.floor((depositMinor * WAIVER_EXCESS_PERCENT) / 100)
    : null;

/** A part of a deposit that is kept, gross; 0 for one that was proposed and dropped, whose note says why. */
export interface Deduction {
  readonly id: string;
  readonly kind: DeductionKind;
  readonly amountMinor: number;
  readonly note: string;
  readonly at: string;
}

/** Why the rules propose to keep something; `count` is days, or eighths of the tank. */
export interface DeductionGround {
  readonly kind: Extract<DeductionKind, 'late' | 'fuel'>;
  readonly count: number;
}

/** What the rules propose to keep. */
export interface DeductionProposal extends DeductionGround {
  readonly amountMinor: number;
}

/** What is proposed for a machine of a lease, and nobody has written down or dropped: until then the lease is not settled. */
export interface OpenDeduction extends DeductionGround {
  readonly machineId: number;
  readonly inventoryNumber: string;
}

/** So many days a late machine is charged for at most (domain facts, “Rentals”). */
export const LATE_DAYS_MAX = 30;

/** What an eighth of a tank costs unless the settings say so, gross, in minor units *(k)*. */
export const DEFAULT_FUEL_EIGHTH: Readonly<Record<Currency, number>> = { UAH: 60_000, PLN: 6_000 };

/**
 * The days that a machine came late, by the depot's calendar: a day that has not begun is none, which is the grace of two hours. Days
 * are ISO 8601.
 */
export const daysLate = ({ dueDay, backOn }: { readonly dueDay: string; readonly backOn: string }): number =>
  Math.max(0, daysBetween(dueDay, backOn));

/** How a machine came back: `dueDay` null where it had none, `fuel` in eighths, null where nobody wrote them down. Days are ISO 8601. */
interface CameBack {
  readonly dueDay: string | null;
  readonly backOn: string;
  /** What a day of it costs with tax, in minor units; null where that is not known. */
  readonly dayMinor: number | null;
  readonly fuel: { readonly before: number | null; readonly after: number | null };
}

/** Why a part of a deposit may be kept for a machine that came back: days late, at most 30 of them, and eighths of the tank that are missing. */
export function deductionGrounds({ dueDay, backOn, dayMinor, fuel }: CameBack): readonly DeductionGround[] {
  const isCharged = dueDay !== null && dayMinor !== null;
  const late = isCharged ? Math.min(LATE_DAYS_MAX, daysLate({ dueDay, backOn })) : 0;
  const missing = fuel.before === null || fuel.after === null ? 0 : fuel.before - fuel.after;
  const grounds: readonly DeductionGround[] = [
    { kind: 'late', count: late },
    { kind: 'fuel', count: missing },
  ];
  return grounds.filter(({ count }) => count > 0);
}

/** What to keep of a deposit for a machine that came back: days late at the price of a day, missing eighths at that of an eighth. */
export const proposeDeductions = ({
  eighthMinor,
  ...back
}: CameBack & { readonly eighthMinor: number }): readonly DeductionProposal[] =>
  deductionGrounds(back).map(({ kind, count }) => ({
    kind,
    amountMinor: count * (kind === 'late' ? (back.dayMinor ?? 0) : eighthMinor),
    count,
  }));

const HAS_DEDUCTIONS: ReadonlySet<string> = new Set(['ACTIVE', 'RETURNED']);

/** Whether deductions of a lease in a status may still be written: while machines come back, until the deposit is settled. */
export const mayDeduct = (status: string): boolean => HAS_DEDUCTIONS.has(status);

const AMOUNT_MAX = 2_000_000_000;

/** A deduction as staff type it; both currencies have hundredths. Issues are message keys. */
export const deductionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(DEDUCTION_KINDS, 'deduction.error.kind'),
  amountMinor: v.pipe(
    v.string('deduction.error.amount'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const minor = parseAmount(dataset.value, 'UAH')?.minor ?? -1;
      if (minor >= 0 && minor <= AMOUNT_MAX) return minor;
      addIssue({ message: 'deduction.error.amount' });
      return NEVER;
    }),
  ),
  note: v.pipe(
    v.string('deduction.error.note'),
    v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
    v.trim(),
    v.minLength(3, 'deduction.error.note'),
    v.maxLength(300, 'checkout.error.tooLong'),
  ),
  /** When what the form saw was written; empty for what is new. */
  seen: v.optional(v.string(), ''),
});
export type DeductionForm = v.InferOutput<typeof deductionSchema>;
