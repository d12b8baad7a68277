import { useLookUp } from '../i18n/i18n.tsx';
import type { FormProblem } from './answer-form.ts';

type Values = Parameters<ReturnType<typeof useLookUp>>[1];

/** Name, typed value and error of each field of a form that may have been sent back. */
export function useFields(problem: FormProblem<string> | undefined, values?: Values) {
  const lookUp = useLookUp();
  return (name: string) => {
    const key = problem?.errors[name];
    return {
      name,
      defaultValue: problem?.values[name],
      error: key === undefined ? undefined : (lookUp(key, values) ?? key),
    };
  };
}
