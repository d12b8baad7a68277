import type { FormProblem } from '../../form/form-problem.ts';

/** Why a form of the desk was not taken, in words, and what was typed in it. */
export type StaffProblem = FormProblem<'refused'> & { readonly text: string };
