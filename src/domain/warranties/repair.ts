import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { daysBetween } from '../calendar/days.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { readSerial } from './serial-numbers.ts';

/** What was done is said in a sentence or two, which the customer reads. */
export const REPAIR_NOTE_MAX = 500;

/** So many repairs a bought line may have. */
export const MAX_REPAIRS = 50;

/** The fields of the form; `repairId` came with it, so that sent twice it is one. */
export const REPAIR_FIELDS = ['itemId', 'serial', 'cameOn', 'returnedOn', 'note'] as const;

/** A completed repair of a piece under its warranty. */
export interface Repair {
  readonly id: string;
  /** The piece; empty where it has no serial number, or none was written down. */
  readonly serial: string;
  /** The day on which the shop got it, ISO 8601, */
  readonly cameOn: string;
  /** and on which its customer had it back. */
  readonly returnedOn: string;
  /** What was done; null for nothing said. */
  readonly note: string | null;
}

/** How many days a repair took: both the day on which the piece came and that on which it went back are without use. */
export const repairDays = ({ cameOn, returnedOn }: Pick<Repair, 'cameOn' | 'returnedOn'>): number =>
  daysBetween(cameOn, returnedOn) + 1;

/**
 * By how many days repairs lengthen the warranties of a line, as its terms say (Закон «Про захист прав споживачів», ст. 7; Kodeks cywilny, art. 581
 * § 2). Of several pieces the one that was longest without use decides for all: nobody gets less than the law gives. The database counts the same
 * (`repairDaysOf`). Repairs of one piece never overlap.
 */
export function daysInRepair(repairs: readonly Pick<Repair, 'serial' | 'cameOn' | 'returnedOn'>[]): number {
  const byPiece = new Map<string, number>();
  for (const repair of repairs)
    byPiece.set(repair.serial, (byPiece.get(repair.serial) ?? 0) + repairDays(repair));
  return Math.max(0, ...byPiece.values());
}

/** A repair as staff write it down, over by `today`, of goods that were received before; ISO days. Issues are message keys. */
export const repairSchema = ({
  receivedOn,
  today,
}: {
  readonly receivedOn: string;
  readonly today: string;
}) =>
  v.pipe(
    v.object({
      serial: v.pipe(
        v.optional(v.string(), ''),
        v.trim(),
        v.check((typed) => typed === '' || readSerial(typed) !== null, 'backoffice.repairs.error.serial'),
        v.transform((typed) => readSerial(typed) ?? ''),
      ),
      cameOn: v.pipe(
        daySchema('backoffice.repairs.error.day'),
        v.check((day) => day >= receivedOn, 'backoffice.repairs.error.before'),
      ),
      returnedOn: v.pipe(
        daySchema('backoffice.repairs.error.day'),
        v.check((day) => day <= today, 'backoffice.repairs.error.ahead'),
      ),
      note: v.pipe(
        v.optional(v.string(), ''),
        v.transform((text) => withoutInvisible(text).trim()),
        v.maxLength(REPAIR_NOTE_MAX, 'checkout.error.tooLong'),
        v.transform((text) => (isVisible(text) ? text : null)),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['cameOn'], ['returnedOn']],
        ({ cameOn, returnedOn }) => cameOn <= returnedOn,
        'backoffice.repairs.error.order',
      ),
      ['returnedOn'],
    ),
  );
