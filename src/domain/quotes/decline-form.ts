import * as v from 'valibot';
import { withoutNul } from '../locale/without-nul.ts';
import { NOTE_MAX_LENGTH } from './delivery-entries.ts';

const REQUIRED = 'backoffice.quotes.error.reason';

/** Why staff decline a request; its customer reads it. */
export const declineSchema = v.object({
  reason: v.pipe(
    v.string(REQUIRED),
    v.transform(withoutNul),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(NOTE_MAX_LENGTH, 'checkout.error.tooLong'),
  ),
});
