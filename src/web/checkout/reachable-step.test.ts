import { expect, it } from 'vitest';
import { newDraft, type CheckoutDraft } from './draft.ts';
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
const draft = newDraft(shipping);
const filled: CheckoutDraft = { ...draft, payment: 'transfer' };
const unfilled: CheckoutDraft = { ...filled, shipping: { ...shipping, city: ' ' } };
const billing = { ...draft.billing, isCompany: true, company: 'ТОВ', taxNumber: '14360571' };
const misbilled: CheckoutDraft = { ...filled, billing };

it.each([
  [null, filled, 1],
  ['2', filled, 2],
  ['3', filled, 3],
  ['9', filled, 3],
  ['3', draft, 2],
  ['3', { ...draft, payment: 'pod' }, 2],
  ['1', draft, 1],
  ['3', unfilled, 1],
  ['3', misbilled, 1],
  ['3', { ...misbilled, billing: { ...billing, taxNumber: '14360570' } }, 3],
  ['3', { ...misbilled, billing: { ...billing, isCompany: false } }, 3],
] as const)('step %s leads to %#', (wanted, draft, step) => {
  expect(reachableStep(wanted, draft, ['transfer'])).toBe(step);
});
