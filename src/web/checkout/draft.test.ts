import { describe, expect, it } from 'vitest';
import { parseDraft, type CheckoutDraft } from './draft.ts';

const draft: CheckoutDraft = {
  shipping: {
    firstName: 'Jan',
    lastName: '',
    email: 'jan@example.com',
    phone: '',
    country: 'PL',
    city: '',
    postalCode: '',
    address: '',
    method: 'standard',
  },
  payment: null,
};

describe('a stored draft', () => {
  it('is the customer’s own', () => {
    expect(parseDraft({ owner: 'jan@example.com', draft }, 'jan@example.com')).toEqual(draft);
    expect(parseDraft({ owner: 'jan@example.com', draft }, 'anna@example.com')).toBeNull();
  });

  it('drops what does not belong to it', () => {
    const stored = { owner: 'a', draft: { ...draft, cardNumber: '4242' } };
    expect(parseDraft(stored, 'a')).toEqual(draft);
  });

  it.each([null, 1, [], { owner: 'a' }, { owner: 'a', draft: { ...draft, payment: 'cash' } }])(
    'is none: %j',
    (stored) => {
      expect(parseDraft(stored, 'a')).toBeNull();
    },
  );
});
