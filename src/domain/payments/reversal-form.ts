import * as v from 'valibot';
import { staffReason } from './typed-line.ts';

/** What staff type to take a line of the statement back that was written down by mistake. */
export const reversalFormSchema = v.object({
  lineId: v.pipe(v.string(), v.uuid()),
  reason: staffReason,
});
