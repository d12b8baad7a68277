import { data } from 'react-router';

const STATUSES = {
  'serials-wrong': 422,
  'serials-twice': 422,
  'serials-too-many': 422,
  'serials-taken': 409,
  'serials-changed': 409,
  'item-not-found': 404,
  'order-cancelled': 409,
} as const;
type Reason = keyof typeof STATUSES;

/** Why the serial numbers of a line were not written down. */
export interface SerialsProblem {
  /** The line. */
  readonly about: string;
  readonly reason: Reason;
  /** The number that it is about; empty where it is about none. */
  readonly serial: string;
  /** The order that has it already; empty otherwise. */
  readonly orderNumber: string;
  /** Who wrote others down meanwhile, and when; absent where that is not known. */
  readonly by?: string;
  /** What was typed. */
  readonly text: string;
}

/** Who writes serial numbers down, and the page that says that it was done. */
interface SerialsActions {
  readonly save: (line: { readonly itemId: string; readonly text: string; readonly seen: string }) => Promise<
    | { readonly ok: true }
    | {
        readonly ok: false;
        readonly reason: Reason;
        readonly serial?: string | null;
        readonly orderNumber?: string;
      }
  >;
  readonly done: () => Response;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Answers the form of a line's serial numbers; a 400 for any other form. */
export async function answerSerials(form: FormData, { save, done }: SerialsActions) {
  if (form.get('intent') !== 'serials') throw data(null, { status: 400 });
  const [itemId, text] = [textOf(form, 'itemId'), textOf(form, 'serials')];
  const saved = await save({ itemId, text, seen: textOf(form, 'seen') });
  if (saved.ok) return done();
  const { reason, serial, orderNumber = '' } = saved;
  const problem: SerialsProblem = {
    about: itemId,
    reason,
    serial: (serial ?? '').toWellFormed(),
    orderNumber,
    text: text.toWellFormed(),
  };
  return data(problem, { status: STATUSES[reason] });
}
