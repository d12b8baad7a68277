import { data } from 'react-router';
import * as v from 'valibot';
import type { Translate } from '../../../content/translator.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { maintenanceMoveSchema, moveSchema } from '../../../domain/rental/move-form.ts';
import type { RentalPeriod } from '../../../domain/rental/rental-days.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { refusalText } from './machine-refusal.ts';
import { namedConflict } from '../named-conflict.ts';

interface Move {
  readonly bookingId: string;
  readonly machineId: number;
  /** Null where the booking keeps its days. */
  readonly period: RentalPeriod | null;
  readonly seen: RentalPeriod & { readonly machineId: number };
}
type Moved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'booking-not-found' }
  | ({ readonly ok: false } & Parameters<typeof refusalText>[0]);

/** Moves a booking as a form says: refused with 422 and message keys by field, 409 and the reason, 404 for one that is not there. */
export async function answerMove(
  form: FormData,
  {
    bookingId,
    locale,
    translate,
    move,
    author,
  }: {
    bookingId: string;
    locale: Locale;
    translate: Translate;
    move: (move: Move) => Promise<Moved>;
    /** Who did one of some steps last with a machine. */
    author: (asked: {
      subjectId: string;
      said: readonly Readonly<Record<string, string>>[];
    }) => Parameters<typeof namedConflict>[1];
  },
) {
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) => ({
    ok: false as const,
    refused: refuseForm(form, status, {
      problem: { reason: 'refused' as const, text, errors },
      fields: ['machineId', 'firstDay', 'lastDay'],
    }),
  });
  const fields = Object.fromEntries(form);
  const days = form.has('firstDay') ? v.safeParse(maintenanceMoveSchema, fields) : null;
  if (days?.success === false)
    return refuse(422, translate('checkout.checkFields'), fieldErrors(days.issues));
  const parsed = v.safeParse(moveSchema, fields);
  if (!parsed.success) return refuse(422, translate('checkout.checkFields'), fieldErrors(parsed.issues));
  const { machineId, seenMachine, seenFirst, seenLast } = parsed.output;
  const moved = await move({
    bookingId,
    machineId,
    period: days === null ? null : { firstDay: days.output.firstDay, lastDay: days.output.lastDay },
    seen: { machineId: seenMachine, firstDay: seenFirst, lastDay: seenLast },
  });
  if (moved.ok) return { ok: true as const, machineId };
  if (moved.reason === 'booking-not-found') throw data(null, { status: 404 });
  const text = refusalText(moved, translate, locale);
  const isConflict = moved.reason === 'booking-changed';
  // The log names no booking: it is known by the days on which it stood there.
  const standing = { firstDay: seenFirst, lastDay: seenLast };
  const said = [
    { machineStep: 'moved-away', ...standing },
    { machineStep: 'maintenance-cancelled', ...standing },
    { machineStep: 'swapped-out', firstDay: seenFirst },
  ];
  const who = isConflict ? author({ subjectId: String(seenMachine), said }) : null;
  return refuse(409, await namedConflict(text, who, { translate, locale }));
}
