import type { Wire } from './send.ts';

/** The cookies of a customer who is signed in, and the pair that lets a call change something. */
export interface Signs {
  readonly session: string;
  readonly token: string;
}

const cookiesOf = (set: readonly string[] = []) => set.map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Registers a customer by the shop's own form. */
export async function registerCustomer({ send }: Wire, number: number): Promise<Signs> {
  const form = new URLSearchParams({
    intent: 'register',
    email: `fuzz-${number}-${Date.now()}@example.com`,
    password: 'correct horse battery',
    confirmPassword: 'correct horse battery',
  });
  const registered = await send({
    method: 'POST',
    path: '/en/auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `10.8.0.${number}` },
    body: String(form),
  });
  if (registered.status !== 303) throw new Error(`Registering was answered with ${registered.status}`);
  const given = await send({ method: 'GET', path: '/api/csrf', headers: {}, body: null });
  const pair =
    cookiesOf(given.headers['set-cookie']).find((cookie) => cookie.startsWith('XSRF-TOKEN=')) ?? '';
  return {
    session: cookiesOf(registered.headers['set-cookie']).join('; '),
    token: pair.slice('XSRF-TOKEN='.length),
  };
}
