import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop();
const { headers } = await register(url, 1);
const { cookie = '' } = headers;

/** What a database refuses as a text, an id or a number. */
const VALUES = [
  '\0',
  "'",
  'x',
  '9'.repeat(40),
  '-1',
  '\ud800',
  '00000000-0000-4000-8000-00000000000\0',
  'x'.repeat(5000),
];

/** Every form of an account that names something by an id: its page, its intent and the field. */
const FORMS = [
  ['profile/personal', 'end-session', 'session'],
  ['profile/personal', 'save-address', 'addressId'],
  ['profile/personal', 'remove-address', 'addressId'],
  ['profile/personal', 'default-address', 'addressId'],
  ['profile/passkeys', 'rename', 'passkey'],
  ['profile/passkeys', 'remove', 'passkey'],
  ['profile/payment-methods', 'default', 'method'],
  ['profile/payment-methods', 'allow', 'method'],
  ['profile/payment-methods', 'forbid', 'method'],
  ['profile/payment-methods', 'remove', 'method'],
  ['profile/payment-methods', 'pay-rentals', 'method'],
  ['profile/sign-in-methods', 'unlink', 'provider'],
  ['profile/notifications', 'read', 'id'],
  ['profile/notifications', 'read-all', 'id'],
  ['profile/two-factor', 'enable', 'code'],
  ['auth/again', 'code', 'code'],
  ['auth/again', 'passkey', 'credential'],
] as const;
test.each(FORMS)('the form of /%s %s takes any %s without failing', async (page, intent, field) => {
  for (const value of VALUES) {
    const body = new URLSearchParams({ intent, [field]: value, name: 'A name' });
    const answer = await ask(`/en/${page}`, { method: 'POST', body, headers: { cookie } });
    expect([value.slice(0, 40), answer.status < 500]).toEqual([value.slice(0, 40), true]);
  }
});

const QUERIES = [
  ['profile/personal', 'address'],
  ['profile/personal', 'remove'],
  ['profile/passkeys', 'remove'],
  ['profile/passkeys', 'rename'],
  ['profile/payment-methods', 'remove'],
  ['profile/notifications', 'until'],
  ['profile/orders', 'before'],
  ['profile/orders', 'q'],
  ['profile/payments', 'year'],
] as const;
test.each(QUERIES)('/%s?%s= takes any value without failing', async (page, field) => {
  for (const value of VALUES) {
    const answer = await ask(`/en/${page}?${new URLSearchParams({ [field]: value })}`, {
      headers: { cookie },
    });
    expect([value.slice(0, 40), answer.status < 500]).toEqual([value.slice(0, 40), true]);
  }
});
