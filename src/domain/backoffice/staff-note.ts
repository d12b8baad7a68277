import { withoutInvisible } from '../locale/without-invisible.ts';

/** The longest note of staff on a customer or an order, in characters. */
export const STAFF_NOTE_MAX = 2000;

/** Why a note was not taken; printed words are `backoffice.note.{reason}`. */
export type NoteProblem = 'empty' | 'too-long';

/** A note as it is kept: without what nobody sees, lines ended by `\n`, nothing around it. */
export function readStaffNote(
  typed: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: NoteProblem } {
  const text = withoutInvisible(typed).replaceAll('\r\n', '\n').trim();
  if (text === '') return { ok: false, reason: 'empty' };
  return text.length > STAFF_NOTE_MAX ? { ok: false, reason: 'too-long' } : { ok: true, text };
}
