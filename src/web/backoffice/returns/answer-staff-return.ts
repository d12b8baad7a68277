import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { parseGoodsReturn, type GoodsReturnForm } from '../../../domain/returns/goods-return-form.ts';
import { STAFF_RETURN_STEPS, type StaffReturnStep } from '../../../domain/returns/return-status.ts';
import { RETURN_NOTE_MAX } from '../../../domain/returns/return-request.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { REFUSALS, type StaffProblem } from '../orders/staff-problem.ts';

type Done = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Who does what the forms of a return in the back office ask for. */
interface ReturnActions {
  /** The return's page in the back office, without query. */
  readonly page: string;
  readonly items: OrderView['items'];
  /** `seen` is what the form showed of an exchange. */
  readonly step: (to: StaffReturnStep, note: string | null, seen: string) => Promise<Done>;
  readonly askAgain: () => Promise<Done>;
  readonly track: (tracking: unknown) => Promise<Done>;
  readonly note: (note: string) => Promise<Done>;
  readonly complete: (goods: GoodsReturnForm) => Promise<Done>;
}

const noteSchema = v.pipe(
  v.string(),
  v.transform((text) => withoutInvisible(text).trim().slice(0, RETURN_NOTE_MAX)),
  v.transform((text) => (isVisible(text) ? text : null)),
);

const FIELD =
  /^(intent|to|note|carrier|number|reason|returnId|seen|refund|(back|sellable|refused)\.[\w-]{1,40})$/;

function refuse(form: FormData, reason: string, errors: Readonly<Record<string, string>> = {}) {
  if (reason === 'return-not-found' || reason === 'order-not-found') throw data(null, { status: 404 });
  const known = REFUSALS.find((each) => each === reason) ?? 'transition-not-allowed';
  const isForm = known === 'invalid-fields' || known === 'reason-missing' || known === 'invalid-tracking';
  const sent = form.get('intent');
  const problem: Omit<StaffProblem, 'values'> = {
    reason: known,
    intent: typeof sent === 'string' ? sent : '',
    errors,
    others: [],
    nearest: [],
  };
  return refuseForm(form, isForm ? 422 : 409, {
    problem,
    fields: [...form.keys()].filter((key) => FIELD.test(key)),
  });
}

/** Answers the forms of a return: 303 back to it, 422 for what was typed wrong, 409 where its state does not allow it, 400 for no form of it. */
export async function answerStaffReturn(form: FormData, actions: ReturnActions) {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const typed = v.safeParse(noteSchema, fields['note'] ?? '');
  const note = typed.success ? typed.output : null;
  const answer = async (done: Promise<Done>) => {
    const result = await done;
    return result.ok ? redirect(`${actions.page}?done`, 303) : refuse(form, result.reason);
  };
  const { intent } = fields;
  switch (intent) {
    case 'step': {
      const to = STAFF_RETURN_STEPS.find((each) => each === fields['to']);
      if (to === undefined) throw data(null, { status: 400 });
      return answer(actions.step(to, note, fields['exchange'] ?? ''));
    }
    case 'ask-again':
      return answer(actions.askAgain());
    case 'track':
      return answer(actions.track(fields));
    case 'note':
      return note === null
        ? refuse(form, 'invalid-fields', { note: 'backoffice.returns.noteMissing' })
        : answer(actions.note(note));
    case 'back': {
      const goods = parseGoodsReturn(actions.items, fields);
      if (!goods.ok && goods.errors === null) throw data(null, { status: 400 });
      if (!goods.ok) return refuse(form, 'invalid-fields', goods.errors ?? {});
      return answer(actions.complete(goods.form));
    }
    default:
      throw data(null, { status: 400 });
  }
}
