import { data } from 'react-router';
import type { FormProblem } from './form-problem.ts';

/** Sends a form back with what was typed, except in the fields that are secret. */
export function refuseForm<Problem extends Omit<FormProblem<string>, 'values'>>(
  form: FormData,
  status: number,
  { problem, secrets = [] }: { problem: Problem; secrets?: readonly string[] },
) {
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !secrets.includes(entry[0]),
  );
  return data({ ...problem, values: Object.fromEntries(typed) }, { status });
}
