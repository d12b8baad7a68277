import { data, redirect } from 'react-router';
import { CANCEL_REASONS, type CancelReason } from '../../domain/orders/cancellation.ts';
import type { ReorderedLine } from '../../domain/orders/reorder.ts';

type Denied = 'not-signed-in' | 'not-owner' | 'order-not-found';

/** Who does what the order's forms ask for. */
export interface OrderFormActions {
  /** The order's page without query. */
  readonly page: string;
  readonly cancel: (
    reason: CancelReason,
  ) => Promise<{ ok: true } | { ok: false; reason: Denied | 'not-cancellable' }>;
  readonly reorder: (
    token: string,
  ) => Promise<
    | { ok: true; cartTag: string; lines: readonly ReorderedLine[] }
    | { ok: false; reason: Denied | 'not-delivered' }
  >;
}

/** What the page says to a form that did not lead elsewhere. */
export type OrderAnswer =
  | { readonly ok: true; readonly cartTag: string; readonly lines: readonly ReorderedLine[] }
  | { readonly ok: false; readonly reason: 'not-cancellable' | 'not-delivered' };

const TOKEN = /^[\w-]{8,100}$/;
const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Visitors sign in first; the rest is what the page itself answers to a foreign or an unknown order (R24). */
function deny(reason: Denied, page: string): never {
  if (reason === 'not-signed-in') {
    const region = page.split('/')[1] ?? '';
    throw redirect(`/${region}/auth?redirect=${encodeURIComponent(page)}`, 303);
  }
  throw data(null, { status: reason === 'not-owner' ? 403 : 404 });
}

/**
 * Answers the forms of an order's page: 303 back to it after a cancellation, the goods that came into the cart after a
 * reorder; 409 for what the order's state does not allow, 400 for a form that is none of these.
 */
export async function answerOrderForm(form: FormData, actions: OrderFormActions) {
  const intent = textOf(form, 'intent');
  const refuse = (reason: 'not-cancellable' | 'not-delivered') =>
    data<OrderAnswer>({ ok: false, reason }, { status: 409 });
  if (intent === 'cancel') {
    const reason = CANCEL_REASONS.find((known) => known === textOf(form, 'reason')) ?? 'other';
    const cancelled = await actions.cancel(reason);
    if (cancelled.ok) return redirect(`${actions.page}?cancelled`, 303);
    return cancelled.reason === 'not-cancellable'
      ? refuse('not-cancellable')
      : deny(cancelled.reason, actions.page);
  }
  const token = textOf(form, 'token');
  if (intent !== 'reorder' || !TOKEN.test(token)) throw data(null, { status: 400 });
  const done = await actions.reorder(token);
  if (done.ok) return data<OrderAnswer>(done);
  return done.reason === 'not-delivered' ? refuse('not-delivered') : deny(done.reason, actions.page);
}
