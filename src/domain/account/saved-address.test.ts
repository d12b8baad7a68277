import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { savedFrom, shippingOf } from '../checkout/saved-shipping.ts';
import { savedAddressSchema } from './saved-address.ts';

const ADDRESS = {
  label: ' Дім ',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '12',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: '067 123 45 67',
} as const;

const issuesOf = (fields: Record<string, unknown>) => {
  const parsed = v.safeParse(savedAddressSchema, { ...ADDRESS, ...fields });
  return parsed.success ? {} : v.flatten(parsed.issues).nested;
};

describe('an address to be saved', () => {
  test('is trimmed, its phone kept as E.164', () => {
    expect(v.parse(savedAddressSchema, ADDRESS)).toEqual({
      ...ADDRESS,
      label: 'Дім',
      type: 'shipping',
      phone: '+380671234567',
      isDefault: false,
    });
  });

  test('needs label, name, street, city and country, and nothing else', () => {
    const { label, fullName, street, city, country } = ADDRESS;
    expect(v.parse(savedAddressSchema, { label, fullName, street, city, country })).toMatchObject({
      apartment: '',
      postalCode: '',
      phone: null,
    });
    const named = { label: 'addressName', fullName: 'recipient', street: 'address', city: 'city' };
    for (const [field, name] of Object.entries(named)) {
      expect(issuesOf({ [field]: ' ' })).toEqual({ [field]: [`checkout.missing.${name}`] });
      expect(issuesOf({ [field]: undefined })).toEqual({ [field]: [`checkout.missing.${name}`] });
    }
    expect(issuesOf({ country: undefined })).toEqual({ country: ['checkout.missing.country'] });
  });

  test('has postcode and phone as its country writes them', () => {
    expect(issuesOf({ postalCode: '00-838' })).toEqual({ postalCode: ['checkout.error.postalCode'] });
    expect(issuesOf({ country: 'PL', postalCode: '00-838', phone: '512 345 678' })).toEqual({});
    expect(issuesOf({ phone: '067' })).toEqual({ phone: ['checkout.error.phone'] });
  });
});

describe('the shipping form and a saved address', () => {
  test('are the same back and forth', () => {
    const typed = {
      firstName: 'Олена',
      lastName: 'Коваль',
      phone: '+380671234567',
      address: 'вул. Сонячна, 1, кв. 12',
      city: 'Київ',
      postalCode: '01001',
      country: 'UA',
    } as const;
    expect(shippingOf(savedFrom(typed, 'Дім'))).toEqual(typed);
    expect(savedFrom(typed, ' ').label).toBe('Київ');
    expect(v.is(savedAddressSchema, savedFrom(typed, 'Дім'))).toBe(true);
  });

  test('join street and apartment, and leave empty what is not known', () => {
    const saved = v.parse(savedAddressSchema, { ...ADDRESS, phone: '', postalCode: '' });
    expect(shippingOf(saved)).toMatchObject({
      address: 'вул. Сонячна, 1, кв. 12',
      phone: '',
      postalCode: '',
    });
  });
});
