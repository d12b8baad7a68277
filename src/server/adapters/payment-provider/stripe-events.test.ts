import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isSignedByStripe, STRIPE_EVENTS } from './stripe-events.ts';

const secret = 'whsec_test';
const now = 1_800_000_000;

/** What Stripe's own code says of a header, at a moment. */
function sdkAccepts(payload: string, header: string, at: number): boolean {
  try {
    return (
      Stripe.webhooks.signature?.verifyHeader(payload, header, secret, 300, undefined, at * 1000) ?? false
    );
  } catch {
    return false;
  }
}

test('is judged as Stripe’s own code judges it', () => {
  const sent = fc.record({
    payload: fc.string({ unit: 'grapheme', minLength: 1 }),
    ageSeconds: fc.integer({ min: -400, max: 400 }),
    signedWith: fc.constantFrom(secret, 'whsec_other'),
    spoil: fc.constantFrom('nothing', 'body', 'header', 'scheme', 'second'),
  });
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(sent, ({ payload, ageSeconds, signedWith, spoil }) => {
      const timestamp = now - ageSeconds;
      const make = (key: string) =>
        Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
      const right = make(signedWith);
      const header = {
        nothing: right,
        body: right,
        header: right.slice(0, -1),
        scheme: right.replace('v1=', 'v0='),
        second: `${make('whsec_old')},${right.split(',')[1]}`,
      }[spoil];
      const body = spoil === 'body' ? `${payload}.` : payload;
      const accepted = isSignedByStripe(body, header, { secret, now });
      seen.add(accepted);
      expect(accepted).toBe(sdkAccepts(body, header, now));
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBe(2);
});

test.each([null, '', 't=', 'v1=', 't=abc,v1=abc', `t=${now}`, `t=${now},v1=`, ',,,==', 't=1e9,v1=00'])(
  'a header like %j is refused',
  (header) => {
    expect(isSignedByStripe('{}', header, { secret, now })).toBe(false);
  },
);

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every event that the code tells apart is listed', () => {
  const named = new Set<string | undefined>(
    [...read('./stripe-events.ts').matchAll(/'((?:checkout|charge|refund|payment_intent)\.[a-z_.]+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(named).toEqual(new Set(STRIPE_EVENTS));
});

test('operators are told to subscribe to each of them, and to no other', () => {
  const page = read('../../../../docs/operations.md');
  const [, section = ''] = page.split('### Cards by Stripe and LiqPay');
  const [list = ''] = section.split('## Stopping');
  expect([...list.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name)).toEqual([...STRIPE_EVENTS]);
});
