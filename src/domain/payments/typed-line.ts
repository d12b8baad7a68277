import * as v from 'valibot';

/** A field of a form that holds one line of words; blanks are made one, and signs that nobody can see are refused. */
export const typedLine = ({ max, missing, tooLong }: { max: number; missing: string; tooLong: string }) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.trim().replaceAll(/\s+/g, ' ')),
    v.minLength(1, missing),
    v.maxLength(max, tooLong),
    v.regex(/^[^\p{Cc}\p{Cf}]+$/u, missing),
  );

/** Why staff do something with money, in their own words. */
export const staffReason = typedLine({
  max: 200,
  missing: 'backoffice.refund.reasonMissing',
  tooLong: 'backoffice.refund.reasonTooLong',
});
