import { expect, test } from 'vitest';
import { demoCustomer } from '../../content/seed/demo-account.ts';
import { isOfReservedDomain } from './reserved-domain.ts';

test.each([
  demoCustomer.email,
  'a@EXAMPLE.com',
  'a@mail.example.org',
  'a@shop.test',
  'a@shop.invalid',
  'a@localhost',
  '"b@gmail.com"@example.net',
  'a@promin.example.',
])('nobody can be written to at %s', (email) => {
  expect(isOfReservedDomain(email)).toBe(true);
});

test.each([
  'a@gmail.com',
  'example.com@ukr.net',
  'a@my-example.com',
  'a@test.pl',
  'a@example.com.ua',
  'a@latest',
])('somebody may be at %s', (email) => {
  expect(isOfReservedDomain(email)).toBe(false);
});
