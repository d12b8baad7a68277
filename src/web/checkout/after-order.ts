import { redirect, redirectDocument } from 'react-router';
import type { FirstPayment } from '../../domain/payments/payment-page.ts';

/** Leads on from an order that was just placed: to where it is paid by card, else to the thanks. */
export function afterOrder(
  payment: FirstPayment,
  {
    orderId,
    region,
    keyCookie = null,
  }: {
    readonly orderId: string;
    readonly region: string;
    /** What gives a guest's browser the key of the order (R18); null for a customer. */
    readonly keyCookie?: string | null;
  },
) {
  const headers: HeadersInit = keyCookie === null ? {} : { 'Set-Cookie': keyCookie };
  if (payment.kind === 'now') return redirectDocument(payment.url, { status: 303, headers });
  const path = payment.kind === 'later' ? payment.path : `/checkout/success?orderId=${orderId}`;
  return redirect(`/${region}${path}`, { status: 303, headers });
}
