import * as v from 'valibot';
import { CARRIERS } from './carriers.ts';

/** A parcel as staff name it: blanks are dropped, letters made large; 6 to 40 letters, digits or hyphens remain. */
export const trackingSchema = v.object({
  carrier: v.picklist(CARRIERS),
  number: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s+/g, '').toUpperCase()),
    v.regex(/^[\dA-Z-]{6,40}$/),
  ),
});
