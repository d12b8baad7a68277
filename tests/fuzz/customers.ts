import * as v from 'valibot';
import { orderBody } from '../support/http-customer.ts';
import { STAFF } from '../support/staff-account.ts';
import type { Wire } from './send.ts';

/** The cookies of somebody who is signed in, and the pair that lets a call change something. */
export interface Signs {
  readonly session: string;
  readonly token: string;
}

const cookiesOf = (set: readonly string[] = []) => set.map((cookie) => cookie.split(';', 1)[0] ?? '');

async function enter({ send }: Wire, number: number, fields: Record<string, string>): Promise<Signs> {
  const entered = await send({
    method: 'POST',
    path: '/en/auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `10.8.0.${number}` },
    body: String(new URLSearchParams(fields)),
  });
  if (entered.status !== 303) throw new Error(`Signing in was answered with ${entered.status}`);
  const given = await send({ method: 'GET', path: '/api/csrf', headers: {}, body: null });
  const pair =
    cookiesOf(given.headers['set-cookie']).find((cookie) => cookie.startsWith('XSRF-TOKEN=')) ?? '';
  return {
    session: cookiesOf(entered.headers['set-cookie']).join('; '),
    token: pair.slice('XSRF-TOKEN='.length),
  };
}

const PASSWORD = 'correct horse battery';

/** Registers a customer by the shop's own form. */
export const registerCustomer = (wire: Wire, number: number): Promise<Signs> =>
  enter(wire, number, {
    intent: 'register',
    email: `fuzz-${number}-${Date.now()}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });

/** Signs in who works in the back office; the shop's folder has the account. */
export const signInStaff = (wire: Wire): Promise<Signs> => enter(wire, 255, { intent: 'login', ...STAFF });

const placed = v.object({ orderId: v.string() });
const read = v.object({
  data: v.object({ items: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) }),
});

/** An order that there is, and its line. */
export interface KnownOrder {
  readonly orderId: string;
  readonly lineId: string;
}

/** Places an order for a customer, paid at the door. */
export async function placeOrder({ send }: Wire, { session, token }: Signs): Promise<KnownOrder> {
  const headers = {
    'content-type': 'application/json',
    cookie: `${session}; XSRF-TOKEN=${token}`,
    'x-xsrf-token': token,
  };
  const body = orderBody(1801);
  const answer = await send({ method: 'POST', path: '/api/create-checkout-session', headers, body });
  if (answer.status >= 300) throw new Error(`Ordering was answered with ${answer.status}: ${answer.body}`);
  const { orderId } = v.parse(placed, JSON.parse(answer.body));
  const order = await send({ method: 'GET', path: `/api/orders/${orderId}`, headers, body: null });
  return { orderId, lineId: v.parse(read, JSON.parse(order.body)).data.items[0].id };
}
