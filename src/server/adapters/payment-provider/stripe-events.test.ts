import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRIPE_EVENTS } from './stripe-events.ts';

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
