import * as v from 'valibot';
import type { InstalmentTerms } from '../domain/checkout/instalments.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(200));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000));
const terms = v.pipe(
  v.strictObject({
    payments: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(120)),
    ratePercent: percent,
    commissionPercent: v.optional(percent, 0),
    from: amount,
    to: amount,
    provider: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  }),
  v.check(({ from, to }) => from <= to),
);

function readTerms(text: string): InstalmentTerms | null {
  try {
    const read = v.safeParse(terms, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** On which terms somebody lends the price of goods, as JSON. */
export const instalmentTerms = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): InstalmentTerms => {
    const read = readTerms(dataset.value);
    if (read !== null) return read;
    addIssue({
      message:
        'Must be JSON like {"payments":12,"ratePercent":24,"commissionPercent":0,"from":1000,"to":100000,"provider":"Bank","url":"https://bank.example/terms"}: 2 to 120 payments, amounts with tax, the least no greater than the greatest',
    });
    return NEVER;
  }),
);
