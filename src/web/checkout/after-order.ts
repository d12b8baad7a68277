import { redirect, redirectDocument } from 'react-router';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';

/** An order that was just placed, and who opens the bank's page. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly payment: PaymentMethod;
  readonly region: string;
  /** What gives a guest's browser the key of the order (R18); null for a customer. */
  readonly keyCookie: string | null;
  readonly startPayment: () => Promise<
    { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string }
  >;
}

/** Leads on from a placed order: by card to the bank's page, or to where it can be paid later; else to the thanks. */
export async function afterOrder({ orderId, payment, region, keyCookie, startPayment }: PlacedOrder) {
  const headers: HeadersInit = keyCookie === null ? {} : { 'Set-Cookie': keyCookie };
  if (payment === 'card') {
    const started = await startPayment();
    if (started.ok) return redirectDocument(started.url, { status: 303, headers });
    // The order waits there, or says why it does not.
    if (started.reason === 'provider-unavailable') {
      return redirect(`/${region}/payment/${orderId}`, { status: 303, headers });
    }
  }
  return redirect(`/${region}/checkout/success?orderId=${orderId}`, { status: 303, headers });
}
