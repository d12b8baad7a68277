import { describe, expect, it } from 'vitest';
import { GUEST, newDraft, parseDraft } from './draft.ts';

const draft = newDraft({
  firstName: 'Jan',
  lastName: '',
  email: 'jan@example.com',
  phone: '',
  country: 'PL',
  city: '',
  postalCode: '',
  address: '',
  method: 'standard',
});

describe('a stored draft', () => {
  it('is kept when a field is far too long', () => {
    const shipping = { ...draft.shipping, address: 'a'.repeat(2000) };
    const read = parseDraft({ owner: GUEST, draft: { ...draft, shipping } }, GUEST);
    expect(read?.shipping).toEqual({ ...shipping, address: 'a'.repeat(500) });
  });

  it('is the customer’s own', () => {
    expect(parseDraft({ owner: 'jan@example.com', draft }, 'jan@example.com')).toEqual(draft);
    expect(parseDraft({ owner: 'jan@example.com', draft }, 'anna@example.com')).toBeNull();
  });

  it('is taken over from the guest who signs in, never the other way round', () => {
    expect(parseDraft({ owner: GUEST, draft }, 'jan@example.com')).toEqual(draft);
    expect(parseDraft({ owner: 'jan@example.com', draft }, GUEST)).toBeNull();
  });

  it('may be of the time before there were companies and saved addresses', () => {
    const { shipping, payment } = draft;
    const before = parseDraft({ owner: 'a', draft: { shipping, payment } }, 'a');
    expect(before).toMatchObject({ shipping, addressId: null, billing: { isCompany: false } });
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
