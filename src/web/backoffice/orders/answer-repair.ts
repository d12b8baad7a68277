import { data } from 'react-router';
import type * as v from 'valibot';
import { REPAIR_FIELDS } from '../../../domain/warranties/repair.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';

const STATUSES = {
  'item-not-found': 404,
  'form-used': 409,
  'too-many-repairs': 409,
  'repairs-overlap': 409,
  'invalid-fields': 422,
} as const;
type Reason = keyof typeof STATUSES;

/** Why a repair was not written down; `of` tells it from the problems of the page's other forms. */
export type RepairProblem = FormProblem<Reason> & { readonly of: 'repair' };

interface RepairActions {
  readonly save: (repair: {
    readonly itemId: string;
    readonly id: string;
    readonly fields: Readonly<Record<string, string>>;
  }) => Promise<
    | { readonly ok: true }
    | { readonly ok: false; readonly reason: Exclude<Reason, 'invalid-fields'> }
    | {
        readonly ok: false;
        readonly reason: 'invalid-fields';
        readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];
      }
  >;
  readonly remove: (id: string) => Promise<void>;
  readonly done: (what: 'repair' | 'no-repair') => Response;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Answers the forms of repairs under a warranty; null for any other form. Ids that are none are a 400. */
export async function answerRepair(form: FormData, { save, remove, done }: RepairActions) {
  const intent = form.get('intent');
  if (intent !== 'repair' && intent !== 'remove-repair') return null;
  const id = textOf(form, 'repairId');
  if (!UUID.test(id)) throw data(null, { status: 400 });
  if (intent === 'remove-repair') {
    await remove(id);
    return done('no-repair');
  }
  const fields = Object.fromEntries(REPAIR_FIELDS.map((name) => [name, textOf(form, name)]));
  const saved = await save({ itemId: textOf(form, 'itemId'), id, fields });
  if (saved.ok) return done('repair');
  const errors = saved.reason === 'invalid-fields' ? fieldErrors(saved.issues) : {};
  return refuseForm<Omit<RepairProblem, 'values'>>(form, STATUSES[saved.reason], {
    problem: { of: 'repair', reason: saved.reason, errors },
    fields: [...REPAIR_FIELDS, 'repairId'],
  });
}
