import type * as v from 'valibot';

/** Reports what is wrong at a place of the query; the path begins below the parameter that is being read. */
export type ReportFault = (path: readonly string[], message: string) => void;

/** Turns faults found while reading a nested parameter into the schema's issues, at their own places. */
export const faultReporter =
  <T>({ dataset, addIssue }: Pick<v.RawTransformContext<T>, 'dataset' | 'addIssue'>): ReportFault =>
  (path, message) => {
    const steps = path.map((key) => ({
      type: 'unknown' as const,
      origin: 'value' as const,
      input: dataset.value,
      key,
      value: undefined,
    }));
    const [first, ...rest] = steps;
    addIssue(first ? { message, path: [first, ...rest] } : { message });
  };
