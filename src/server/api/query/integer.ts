import * as v from 'valibot';

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** What holds when nothing is said; for the document. */
  readonly usual?: number;
}

/** A whole number in a query, between bounds that the document shows. */
export const queryInteger = ({ min, max, usual }: Bounds, description: string) => {
  const message = `Expected an integer from ${min} to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.metadata({
      type: 'integer',
      pattern: undefined,
      minimum: min,
      maximum: max,
      default: usual,
      description,
    }),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
