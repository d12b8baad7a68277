import { redirect, redirectDocument } from 'react-router';
import type { FirstPayment } from '../../domain/payments/payment-page.ts';

/** Whether the browser itself sent a form, without the page's script. */
const isDocument = ({ url }: Pick<Request, 'url'>): boolean => !new URL(url).pathname.endsWith('.data');

/**
 * Leads on from an order that was just placed: to where it is paid by card, else to the thanks. Browsers refuse to follow
 * a form of the page to a provider (`form-action` concerns redirects too), so without script the shop's own page of the
 * payment comes first, with a link.
 */
export function afterOrder(
  payment: FirstPayment,
  {
    request,
    orderId,
    region,
    keyCookie = null,
  }: {
    /** The form that placed the order. */
    readonly request: Pick<Request, 'url'>;
    readonly orderId: string;
    readonly region: string;
    /** What gives a guest's browser the key of the order (R18); null for a customer. */
    readonly keyCookie?: string | null;
  },
) {
  const headers: HeadersInit = keyCookie === null ? {} : { 'Set-Cookie': keyCookie };
  if (payment.kind === 'now' && !isDocument(request)) {
    return redirectDocument(payment.url, { status: 303, headers });
  }
  const path = payment.kind === 'none' ? `/checkout/success?orderId=${orderId}` : payment.path;
  return redirect(`/${region}${path}`, { status: 303, headers });
}
