import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { beginDraft, chooseAddress, resumeDraft, typeShipping } from './choose-address.ts';

const prefill = {
  firstName: 'Олена',
  lastName: 'Коваль',
  email: 'olena@example.com',
  phone: '+380671234567',
  country: 'UA',
  city: '',
  postalCode: '',
  address: '',
  method: 'standard',
} as const;
const home: SavedAddress = {
  id: 'home',
  label: 'Дім',
  type: 'shipping',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '12',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: '+380501112233',
  isDefault: true,
};
const cottage: SavedAddress = { ...home, id: 'cottage', city: 'Буча', phone: null, isDefault: false };

describe('a checkout', () => {
  it('begins with the default of the saved addresses, else with what is known of the customer', () => {
    expect(beginDraft(prefill, [cottage, home])).toMatchObject({
      addressId: 'home',
      shipping: { city: 'Київ', address: 'вул. Сонячна, 1, кв. 12', email: 'olena@example.com' },
    });
    expect(beginDraft(prefill, [])).toMatchObject({ addressId: null, shipping: prefill });
  });

  it('goes to and fro between saved addresses and the typed one without losing a word', () => {
    const typed = typeShipping(beginDraft(prefill, []), { city: 'Львів', address: 'пл. Ринок, 1' });
    const away = chooseAddress(chooseAddress(typed, home), cottage);
    expect(away).toMatchObject({ addressId: 'cottage', shipping: { city: 'Буча', phone: prefill.phone } });
    expect(chooseAddress(away, null)).toEqual(typed);
  });

  it('takes another address once a saved one is changed, but not for an e-mail or a delivery', () => {
    const draft = beginDraft(prefill, [home]);
    expect(typeShipping(draft, { email: 'o@example.com', method: 'express' }).addressId).toBe('home');
    expect(typeShipping(draft, { city: 'Ірпінь' })).toMatchObject({
      addressId: null,
      shipping: { city: 'Ірпінь', address: 'вул. Сонячна, 1, кв. 12' },
    });
  });

  it('is resumed with what was typed, the rest filled in, and the chosen address as it is now', () => {
    const kept = typeShipping(beginDraft({ ...prefill, firstName: '', lastName: '', phone: '' }, [home]), {
      firstName: 'Марек',
      lastName: '',
    });
    expect(resumeDraft(kept, prefill, []).shipping).toMatchObject({ firstName: 'Марек', lastName: 'Коваль' });
    const chosen = beginDraft(prefill, [home]);
    expect(resumeDraft(chosen, prefill, [home])).toEqual(chosen);
    expect(resumeDraft(chosen, prefill, [{ ...home, city: 'Ірпінь' }])).toMatchObject({
      addressId: 'home',
      shipping: { city: 'Ірпінь' },
    });
  });

  it('goes back to what was typed when the chosen address is gone', () => {
    const typed = typeShipping(beginDraft(prefill, []), { city: 'Львів' });
    expect(resumeDraft(chooseAddress(typed, home), prefill, [cottage])).toEqual(typed);
  });
});
