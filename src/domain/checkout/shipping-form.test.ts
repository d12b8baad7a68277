import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shippingFormSchema, shippingInfoSchema } from './shipping-form.ts';

const FORM = {
  firstName: ' Олена ',
  lastName: 'Коваль',
  email: 'olena@example.com',
  phone: '067 123 45 67',
  address: 'вул. Городоцька, 12, кв. 3',
  city: 'Львів',
  postalCode: '79016',
  country: 'UA',
  method: 'standard',
};

/** The message keys by field. */
function issuesOf(fields: Record<string, unknown>): Record<string, readonly string[] | undefined> {
  const parsed = v.safeParse(shippingFormSchema, { ...FORM, ...fields });
  return parsed.success ? {} : (v.flatten(parsed.issues).nested ?? {});
}

describe('the shipping form', () => {
  it('is trimmed, with the phone as E.164 and other fields dropped', () => {
    expect(v.parse(shippingFormSchema, { ...FORM, saveAddress: 'on' })).toEqual({
      ...FORM,
      firstName: 'Олена',
      phone: '+380671234567',
    });
  });

  it('is on one line in every field', () => {
    const typed = {
      ...FORM,
      firstName: 'Олена\n\nВи виграли',
      address: 'вул. Сонячна,\r\n1',
      city: 'Льв\tів',
    };
    const kept = { firstName: 'Олена Ви виграли', address: 'вул. Сонячна, 1', city: 'Льв ів' };
    expect(v.parse(shippingFormSchema, typed)).toMatchObject(kept);
  });

  it('answers a postcode as its country writes it, however it was typed', () => {
    const typed = { ...FORM, country: 'PL', postalCode: '30 001', phone: '+48 (0) 512 345 678' };
    const answered = { postalCode: '30-001', phone: '+48512345678' };
    expect(v.parse(shippingFormSchema, typed)).toMatchObject(answered);
    expect(v.parse(shippingInfoSchema, typed)).toMatchObject(answered);
  });

  it.each(Object.keys(FORM))('requires %s', (field) => {
    const others = Object.entries(FORM).filter(([name]) => name !== field);
    for (const schema of [shippingFormSchema, shippingInfoSchema]) {
      const parsed = v.safeParse(schema, Object.fromEntries(others));
      expect(parsed.issues?.map(({ message }) => message)).toEqual(['checkout.error.required']);
    }
    expect(issuesOf({ [field]: '  ' })[field]?.[0]).toBe(`checkout.missing.${field}`);
  });

  it.each([
    ['email', { email: 'olena@' }, 'checkout.error.email'],
    ['phone', { phone: '12' }, 'checkout.error.phone'],
    ['postalCode', { postalCode: '79-016' }, 'checkout.error.postalCode'],
    ['postalCode', { country: 'PL', phone: '512345678', postalCode: '3000' }, 'checkout.error.postalCode'],
    ['city', { city: 'x'.repeat(101) }, 'checkout.error.tooLong'],
    ['city', { city: 'Львів www.evil.example' }, 'checkout.error.webAddress'],
    ['address', { address: 'http://evil.example/claim' }, 'checkout.error.webAddress'],
    ['firstName', { firstName: 'Win http://evil.example/claim!' }, 'checkout.error.contact'],
    ['lastName', { lastName: 'evil.com' }, 'checkout.error.contact'],
    ['firstName', { firstName: '\u2800' }, 'checkout.missing.firstName'],
  ])('names a bad %s', (field, fields, message) => {
    expect(issuesOf(fields)).toEqual({ [field]: [message] });
  });

  it.each([
    ['PL', '30-001', '512 345 678'],
    ['DE', '10115', '0151 23456789'],
    ['FR', '75001', '06 12 34 56 78'],
    ['OTHER', 'SW1A 1AA', '+44 20 7946 0958'],
  ])('takes the postcodes and phones of %s', (country, postalCode, phone) => {
    expect(issuesOf({ country, postalCode, phone })).toEqual({});
  });

  it('names all faults at once', () => {
    expect(Object.keys(issuesOf({ email: '', phone: '1', postalCode: '1' }))).toEqual([
      'email',
      'postalCode',
      'phone',
    ]);
  });

  it('refuses unknown fields in a request', () => {
    expect(v.is(shippingInfoSchema, FORM)).toBe(true);
    const { issues = [] } = v.safeParse(shippingInfoSchema, { ...FORM, cvv: '123' });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.expected])).toEqual([['cvv', 'never']]);
  });
});
