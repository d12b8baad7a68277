import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { NOTE_MAX_LENGTH } from './delivery-entries.ts';

const REQUIRED = 'backoffice.quotes.error.reason';

/** Why staff decline a request; its customer reads it. */
export const declineSchema = v.object({
  reason: v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(NOTE_MAX_LENGTH, 'checkout.error.tooLong'),
  ),
});
