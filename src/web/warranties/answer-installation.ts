import { data } from 'react-router';
import type * as v from 'valibot';
import { INSTALLATION_FIELDS } from '../../domain/warranties/installation.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';

const STATUSES = {
  'order-not-found': 404,
  'not-delivered': 409,
  'too-many-installations': 409,
  'form-used': 409,
  'installation-not-found': 404,
  'installation-changed': 409,
  'written-by-staff': 403,
  'invalid-fields': 422,
} as const;
export type InstallationReason = keyof typeof STATUSES;

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];
type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'invalid-fields'; readonly issues: Issues }
  | { readonly ok: false; readonly reason: Exclude<InstallationReason, 'invalid-fields'> };
type Removed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Exclude<InstallationReason, 'invalid-fields'> };

/** What a form of a record of installation does. */
export interface InstallationActions {
  readonly save: (record: {
    readonly orderId: string;
    readonly id: string;
    readonly seen: string | null;
    readonly fields: Readonly<Record<string, string>>;
  }) => Promise<Saved>;
  readonly remove: (record: { readonly orderId: string; readonly id: string }) => Promise<Removed>;
  /** The page that says that it was done. */
  readonly done: (what: 'saved' | 'removed') => Response;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Answers the forms of records of installation, a customer's and those of staff; null for any other form. Ids that are none are a 400. */
export async function answerInstallation(form: FormData, { save, remove, done }: InstallationActions) {
  const intent = form.get('intent');
  if (intent !== 'installation' && intent !== 'remove-installation') return null;
  const [orderId, id] = [textOf(form, 'orderId'), textOf(form, 'installationId')];
  if (!UUID.test(id)) throw data(null, { status: 400 });
  const refuse = (reason: InstallationReason, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, STATUSES[reason], {
      problem: { reason, errors },
      fields: [...INSTALLATION_FIELDS, 'orderId', 'installationId'],
    });
  if (intent === 'remove-installation') {
    const removed = await remove({ orderId, id });
    return removed.ok ? done('removed') : refuse(removed.reason);
  }
  const seen = form.get('seen');
  const saved = await save({
    orderId,
    id,
    seen: typeof seen === 'string' ? seen : null,
    fields: Object.fromEntries(INSTALLATION_FIELDS.map((name) => [name, textOf(form, name)])),
  });
  if (saved.ok) return done('saved');
  return saved.reason === 'invalid-fields'
    ? refuse(saved.reason, fieldErrors(saved.issues))
    : refuse(saved.reason);
}
