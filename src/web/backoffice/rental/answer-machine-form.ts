import { data, redirect } from 'react-router';
import * as v from 'valibot';
import type { Translate } from '../../../content/translator.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { machineChangeSchema, type MachineChange } from '../../../domain/rental/machine.ts';
import { brokenSchema, maintenanceSchema } from '../../../domain/rental/maintenance.ts';
import type { RentalPeriod } from '../../../domain/rental/rental-days.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import type { MachineDone } from './machine-notice.tsx';
import { refusalText, refusedField } from './machine-refusal.ts';
import { namedConflict } from '../named-conflict.ts';

type Refusal =
  | Parameters<typeof refusalText>[0]
  | { readonly reason: 'machine-not-found' }
  | { readonly reason: 'booking-not-found' };
type Answered = Promise<{ readonly ok: true } | ({ readonly ok: false } & Refusal)>;

/** Who does what the forms of a machine's page ask for. */
interface MachineActions {
  /** The machine's page, without query. */
  readonly page: string;
  readonly locale: Locale;
  readonly translate: Translate;
  /** Who did one of some steps last with the machine. */
  readonly author: (said: readonly Readonly<Record<string, string>>[]) => Parameters<typeof namedConflict>[1];
  readonly change: (wanted: MachineChange) => Answered;
  readonly retire: () => Answered;
  readonly reinstate: () => Answered;
  readonly book: (wanted: RentalPeriod & { readonly id: string }) => Answered;
  readonly breakDown: (wanted: { readonly id: string; readonly lastDay: string }) => Answered;
  readonly cancel: (bookingId: string) => Answered;
  /** Gives its calendar a new address; false for a machine that there is not. */
  readonly renewCalendar: () => Promise<boolean>;
  readonly endCalendar: () => Promise<void>;
  readonly removeDocument: (documentId: string) => Answered;
}

/** The steps of the log after which a machine's form is an old one. */
const CHANGING = ['changed', 'retired', 'reinstated'].map((machineStep) => ({ machineStep }));

/** The names of the fields that keep what was typed. */
const FIELDS = [
  'depotId',
  'inventoryNumber',
  'serialNumber',
  'hours',
  'serviceEveryHours',
  'servicedAtHours',
  'valueMinor',
  'firstDay',
  'lastDay',
  'brokenUntil',
];
const idSchema = v.pipe(v.string(), v.uuid());

/** Answers a form of a machine's page: 303 back to it once it is done, 422 with message keys by field, 409 with the reason. */
export async function answerMachineForm(form: FormData, actions: MachineActions) {
  const { page, locale, translate } = actions;
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>>) =>
    refuseForm(form, status, { problem: { reason: 'refused' as const, text, errors }, fields: FIELDS });
  const wrong = (issues: Parameters<typeof fieldErrors>[0]) =>
    refuse(422, translate('checkout.checkFields'), fieldErrors(issues));
  const intent = form.get('intent');
  const end = async (done: MachineDone, answer: Answered) => {
    const result = await answer;
    if (result.ok) return redirect(`${page}?done=${done}`, 303);
    if (result.reason === 'machine-not-found' || result.reason === 'booking-not-found')
      throw data(null, { status: 404 });
    const text = refusalText(result, translate, locale);
    const isConflict = result.reason === 'machine-changed';
    const said = isConflict ? await namedConflict(text, actions.author(CHANGING), actions) : text;
    return refuse(409, said, refusedField(result));
  };
  const fields = Object.fromEntries(form);
  switch (intent) {
    case 'change': {
      const parsed = v.safeParse(machineChangeSchema, fields);
      return parsed.success ? end('change', actions.change(parsed.output)) : wrong(parsed.issues);
    }
    case 'maintenance': {
      const id = v.safeParse(idSchema, form.get('id'));
      const parsed = v.safeParse(maintenanceSchema, fields);
      if (!parsed.success) return wrong(parsed.issues);
      if (!id.success) throw data(null, { status: 400 });
      return end('maintenance', actions.book({ id: id.output, ...parsed.output }));
    }
    case 'broken': {
      const id = v.safeParse(idSchema, form.get('id'));
      const until = v.safeParse(brokenSchema, fields);
      if (!until.success) return wrong(until.issues);
      if (!id.success) throw data(null, { status: 400 });
      return end('broken', actions.breakDown({ id: id.output, lastDay: until.output.brokenUntil }));
    }
    case 'cancel-maintenance': {
      const id = v.safeParse(idSchema, form.get('bookingId'));
      if (!id.success) throw data(null, { status: 400 });
      return end('cancel-maintenance', actions.cancel(id.output));
    }
    case 'remove-document': {
      const id = v.safeParse(idSchema, form.get('documentId'));
      if (!id.success) throw data(null, { status: 400 });
      return end('remove-document', actions.removeDocument(id.output));
    }
    case 'retire':
      return end('retire', actions.retire());
    case 'reinstate':
      return end('reinstate', actions.reinstate());
    case 'renew-calendar':
      if (!(await actions.renewCalendar())) throw data(null, { status: 404 });
      return redirect(`${page}?done=renew-calendar`, 303);
    case 'end-calendar':
      await actions.endCalendar();
      return redirect(`${page}?done=end-calendar`, 303);
    default:
      throw data(null, { status: 400 });
  }
}
