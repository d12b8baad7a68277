import * as v from 'valibot';

const accepted = v.object({ orderId: v.string() });

/** A customer over HTTP: registers by the shop's own form, then places orders through the API. */
export interface Customer {
  /** With the session's cookies and the CSRF pair. */
  readonly headers: Readonly<Record<string, string>>;
  readonly email: string;
  /**
   * Orders one piece, of roof hooks if nothing else is named, with an idempotency key if one is given; answers the
   * order's id, throws when it is refused.
   */
  placeOrder(productId?: number, key?: string): Promise<string>;
}

export const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');

/** The body of an order of one piece to Kyiv, paid on delivery. */
export const orderBody = (productId: number) =>
  JSON.stringify({
    items: [{ id: productId, quantity: 1 }],
    shippingInfo: {
      firstName: 'Olena',
      lastName: 'Koval',
      email: 'customer@mail.internal',
      phone: '+380671234567',
      address: 'Sonyachna 1',
      city: 'Kyiv',
      postalCode: '01001',
      country: 'UA',
      method: 'standard',
    },
    paymentMethod: 'pod',
    currency: 'UAH',
  });

/** Of every customer here. */
export const PASSWORD = 'correct horse battery';

export async function register(url: string, number: number): Promise<Customer> {
  const address = `10.9.${number >> 8}.${number & 255}`; // an address of its own, for the limits
  const email = `customer-${number}-${Date.now()}@mail.internal`;
  const form = new URLSearchParams({
    intent: 'register',
    firstName: 'Olena',
    lastName: String(number),
    email,
    phone: '',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptTerms: 'on',
  });
  const registered = await fetch(`${url}/en/checkout/auth`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'x-forwarded-for': address },
  });
  const csrf = await fetch(`${url}/api/csrf`);
  const cookies = [...cookiesOf(registered), ...cookiesOf(csrf)];
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(token),
    'x-forwarded-for': address,
  };
  return {
    headers,
    email,
    async placeOrder(productId = 508, key?: string) {
      const body = orderBody(productId);
      const response = await fetch(`${url}/api/create-checkout-session`, {
        method: 'POST',
        headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
        body,
      });
      const answer: unknown = await response.json();
      return v.parse(accepted, answer).orderId;
    },
  };
}
