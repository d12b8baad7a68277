import * as v from 'valibot';
import { expect, it } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { trackFormSchema } from './order-reference.ts';

const parse = (orderNumber: unknown, email: unknown = 'olena@example.com') =>
  v.safeParse(trackFormSchema, { orderNumber, email });

it.each(['ORD-10001', 'ord-10001', '10001', ' №10001 ', '# 10 001', 'ORD 10001'])(
  '%s is a number',
  (typed) => {
    expect(parse(typed).output).toEqual({ orderNumber: 'ORD-10001', email: 'olena@example.com' });
  },
);

it.each([
  ['', 'a@example.com'],
  ['ORD-', 'a@example.com'],
  ['ORD-1x', 'a@example.com'],
  ['1'.repeat(16), 'a@example.com'],
  ['1', ''],
  ['1', 'olena'],
  [undefined, undefined],
])('%j with %j is refused in words', (orderNumber, email) => {
  const { issues = [] } = parse(orderNumber, email);
  expect(issues.length).toBeGreaterThan(0);
  for (const { message } of issues) expect(uk).toHaveProperty([message]);
});
