import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '../../../domain/orders/cancellation.ts';
import { parseGoodsReturn, type GoodsReturnForm } from '../../../domain/returns/goods-return-form.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { NamedOrder, TransferDecision } from '../../../domain/payments/decide-transfer.ts';
import {
  refundFormSchema,
  reversalFormSchema,
  transferFormSchema,
  type StatementLine,
} from '../../../domain/payments/statement-forms.ts';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import {
  LEASE_STATUSES,
  LEASE_STOP_REASONS,
  type LeaseStopReason,
} from '../../../domain/rental/lease-steps.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { INVALID_NUMBER, seenParcels, sendParcel, type ParcelActions } from './send-parcel.ts';
import { REFUSALS, type StaffProblem } from './staff-problem.ts';

/** What was done, as the page then says: `backoffice.{done}.done`, for a transfer with what it meant. */
export const DONE = [
  'confirm',
  'ship',
  'part-ship',
  'tracking',
  'keep-rest',
  'deliver',
  'cancel',
  'lease',
  'lease-days',
  'return',
  'refund',
  'back',
  'part-back',
  'reverse',
  'note',
  'remove-note',
  'accept',
  'over',
  'part',
  'held',
  'refund-due',
  'placed',
  'placed-before',
] as const;
export type Done = (typeof DONE)[number];

/** Why nothing was done; `others` are the other orders that a line of the statement stands on. */
interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly others?: readonly NamedOrder[];
  readonly nearest?: readonly string[];
}
type Moved = { readonly ok: true } | Refused;

/** Who does what the forms of an order in the back office ask for. */
export interface OrderActions extends ParcelActions {
  /** The order's page in the back office, without query. */
  readonly page: string;
  readonly currency: Currency;
  readonly items: OrderView['items'];
  /** The market's calendar day, ISO 8601. */
  readonly today: string;
  readonly confirm: () => Promise<Moved>;
  /** Corrects the number of a parcel. */
  readonly correct: (correction: {
    readonly position: number;
    readonly tracking: { readonly carrier: string; readonly number: string };
    readonly seen: string;
  }) => Promise<Moved>;
  /** Sends nothing more of an order that had so many parcels when the form was shown. */
  readonly keepRest: (seen: number) => Promise<Moved>;
  readonly deliver: () => Promise<Moved>;
  /** Notes something; `formKey` is a UUID. */
  readonly writeNote: (note: { readonly formKey: string; readonly typed: string }) => Promise<Moved>;
  readonly removeNote: (noteId: number) => Promise<Moved>;
  readonly cancel: (reason: StaffCancelReason) => Promise<Moved>;
  readonly lease: (step: {
    readonly leaseId: string;
    readonly to: LeaseStatus;
    readonly stopReason: LeaseStopReason;
  }) => Promise<Moved>;
  readonly moveLease: (to: {
    readonly leaseId: string;
    readonly firstDay: string;
    readonly seenDay: string;
  }) => Promise<Moved>;
  readonly receive: (
    line: StatementLine,
  ) => Promise<{ readonly ok: true; readonly decision: TransferDecision } | Refused>;
  readonly sendBack: (line: StatementLine) => Promise<Moved>;
  readonly takeBack: (
    goods: GoodsReturnForm,
  ) => Promise<
    { readonly ok: true; readonly isWhole: boolean } | { readonly ok: false; readonly reason: string }
  >;
  readonly reverse: (asked: v.InferOutput<typeof reversalFormSchema>) => Promise<Moved>;
  readonly refund: (asked: v.InferOutput<ReturnType<typeof refundFormSchema>>) => Promise<Moved>;
}

const isUuid = v.is.bind(null, v.pipe(v.string(), v.uuid()));

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const fieldsOf = (form: FormData, names: Iterable<string>): Readonly<Record<string, string>> =>
  Object.fromEntries([...names].map((name) => [name, textOf(form, name)]));

/** The names of the forms' fields; of goods that come back, each line has some of its own. */
const FIELD =
  /^(intent|text|leaseId|firstDay|carrier|number|reason|amount|day|reference|refundId|returnId|lineId|seen|refund|note|shared|parcels|position|was|(back|sellable|refused|pieces)\.[\w-]{1,40})$/;

function refuse(
  form: FormData,
  reason: string,
  {
    errors = {},
    others = [],
    nearest = [],
  }: Partial<Pick<StaffProblem, 'errors' | 'others' | 'nearest'>> = {},
) {
  if (reason === 'order-not-found' || reason === 'lease-not-found') throw data(null, { status: 404 });
  const known = REFUSALS.find((each) => each === reason) ?? 'transition-not-allowed';
  const problem = { intent: textOf(form, 'intent'), reason: known, errors, others, nearest };
  const fields = new Set([...form.keys()].filter((name) => FIELD.test(name)));
  return refuseForm<typeof problem>(form, known === 'invalid-fields' ? 422 : 409, { problem, fields });
}

const meaning = (decision: TransferDecision): Done =>
  decision.effect === 'accept' && decision.owedMinor > 0 ? 'over' : decision.effect;

/**
 * Answers the forms of an order in the back office: 303 back to its page with what was done, so that a reload does nothing again;
 * 422 for wrong fields, 409 for what the order does not allow any more, 400 for a form that is none of these.
 */
export async function answerStaffForm(form: FormData, actions: OrderActions) {
  const intent = textOf(form, 'intent');
  const done = (what: Done) => redirect(`${actions.page}?done=${what}`, 303);
  const move = (what: Done, moved: Moved) => (moved.ok ? done(what) : refuse(form, moved.reason, moved));
  switch (intent) {
    case 'confirm':
      return move('confirm', await actions.confirm());
    case 'deliver':
      return move('deliver', await actions.deliver());
    case 'ship': {
      const sent = await sendParcel(fieldsOf(form, form.keys()), actions);
      return sent.ok
        ? done(sent.isLast ? 'ship' : 'part-ship')
        : refuse(form, sent.reason, { errors: sent.errors ?? {} });
    }
    case 'tracking': {
      const { carrier = '', number = '', position = '', was: seen = '' } = fieldsOf(form, form.keys());
      const moved = await actions.correct({
        position: Number(position),
        tracking: { carrier, number },
        seen,
      });
      return !moved.ok && moved.reason === 'invalid-tracking'
        ? refuse(form, 'invalid-fields', { errors: INVALID_NUMBER })
        : move('tracking', moved);
    }
    case 'keep-rest':
      return move('keep-rest', await actions.keepRest(seenParcels(textOf(form, 'parcels'))));
    case 'note': {
      const [formKey, typed] = [textOf(form, 'key'), textOf(form, 'text')];
      if (!isUuid(formKey)) throw data(null, { status: 400 });
      const written = await actions.writeNote({ formKey, typed });
      const isWrong = !written.ok && (written.reason === 'empty' || written.reason === 'too-long');
      return isWrong
        ? refuse(form, 'invalid-fields', { errors: { text: `backoffice.note.${written.reason}` } })
        : move('note', written);
    }
    case 'remove-note': {
      const noteId = Number(textOf(form, 'note'));
      if (!Number.isSafeInteger(noteId) || noteId < 1) throw data(null, { status: 400 });
      return move('remove-note', await actions.removeNote(noteId));
    }
    case 'cancel': {
      const reason = STAFF_CANCEL_REASONS.find((each) => each === textOf(form, 'reason'));
      if (reason === undefined)
        return refuse(form, 'invalid-fields', { errors: { reason: 'backoffice.cancel.chooseReason' } });
      return move('cancel', await actions.cancel(reason));
    }
    case 'lease': {
      const to = LEASE_STATUSES.find((each) => each === textOf(form, 'to'));
      if (to === undefined) throw data(null, { status: 400 });
      const stopReason = LEASE_STOP_REASONS.find((each) => each === textOf(form, 'reason')) ?? 'shop-other';
      return move('lease', await actions.lease({ leaseId: textOf(form, 'leaseId'), to, stopReason }));
    }
    case 'lease-days': {
      const [firstDay, seenDay] = [textOf(form, 'firstDay'), textOf(form, 'seenDay')];
      if (!isRealDay(seenDay)) throw data(null, { status: 400 });
      if (!isRealDay(firstDay)) return refuse(form, 'day-not-offered');
      return move(
        'lease-days',
        await actions.moveLease({ leaseId: textOf(form, 'leaseId'), firstDay, seenDay }),
      );
    }
    case 'back': {
      const goods = parseGoodsReturn(actions.items, fieldsOf(form, form.keys()));
      if (!goods.ok && goods.errors === null) throw data(null, { status: 400 });
      if (!goods.ok) return refuse(form, 'invalid-fields', { errors: goods.errors ?? {} });
      const taken = await actions.takeBack(goods.form);
      return move(taken.ok && taken.isWhole ? 'back' : 'part-back', taken);
    }
    case 'reverse': {
      const asked = v.safeParse(reversalFormSchema, fieldsOf(form, ['lineId', 'reason']));
      if (!asked.success) return refuse(form, 'invalid-fields', { errors: fieldErrors(asked.issues) });
      return move('reverse', await actions.reverse(asked.output));
    }
    case 'refund': {
      const asked = v.safeParse(
        refundFormSchema(actions.currency),
        fieldsOf(form, ['refundId', 'amount', 'reason', 'seen']),
      );
      if (!asked.success) return refuse(form, 'invalid-fields', { errors: fieldErrors(asked.issues) });
      return move('refund', await actions.refund(asked.output));
    }
    case 'receive':
    case 'return': {
      const fields = fieldsOf(form, ['amount', 'day', 'reference', 'shared']);
      const line = v.safeParse(transferFormSchema(actions.currency, actions.today), fields);
      if (!line.success) return refuse(form, 'invalid-fields', { errors: fieldErrors(line.issues) });
      if (intent === 'return') return move('return', await actions.sendBack(line.output));
      const received = await actions.receive(line.output);
      return received.ok ? done(meaning(received.decision)) : refuse(form, received.reason, received);
    }
    default:
      throw data(null, { status: 400 });
  }
}
