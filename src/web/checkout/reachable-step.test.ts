import { expect, it } from 'vitest';
import type { CheckoutDraft } from './draft.ts';
import { reachableStep } from './reachable-step.ts';

const shipping: CheckoutDraft['shipping'] = {
  firstName: 'Олена',
  lastName: 'Коваль',
  email: 'olena@example.com',
  phone: '067 123 45 67',
  country: 'UA',
  city: 'Київ',
  postalCode: '01001',
  address: 'вул. Хрещатик, 1',
  method: 'standard',
};
const filled: CheckoutDraft = { shipping, payment: 'transfer' };
const unfilled: CheckoutDraft = { shipping: { ...shipping, city: ' ' }, payment: 'transfer' };

it.each([
  [null, filled, 1],
  ['2', filled, 2],
  ['3', filled, 3],
  ['9', filled, 3],
  ['3', { shipping, payment: null }, 2],
  ['3', { shipping, payment: 'pod' }, 2],
  ['1', { shipping, payment: null }, 1],
  ['3', unfilled, 1],
] as const)('step %s leads to %#', (wanted, draft, step) => {
  expect(reachableStep(wanted, draft, ['transfer'])).toBe(step);
});
