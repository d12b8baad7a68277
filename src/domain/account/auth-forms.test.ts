import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH } from './password.ts';
import { authPageRegistrationSchema, registrationSchema, signInSchema } from './auth-forms.ts';

const FORM = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  email: ' Jan@Example.com ',
  phone: '',
  password: 'secret',
  confirmPassword: 'secret',
  acceptTerms: 'on',
};

/** The first message key of each field. */
function issuesOf(schema: v.GenericSchema, form: unknown): Record<string, string | undefined> {
  const parsed = v.safeParse(schema, form);
  const nested: Record<string, readonly string[] | undefined> = parsed.success
    ? {}
    : (v.flatten(parsed.issues).nested ?? {});
  return Object.fromEntries(Object.entries(nested).map(([field, keys]) => [field, keys?.[0]]));
}

describe('registration on the way to the checkout', () => {
  const issues = (fields: object) => issuesOf(registrationSchema('UA'), { ...FORM, ...fields });

  it('is trimmed, with the address in lower case', () => {
    expect(v.parse(registrationSchema('UA'), FORM)).toEqual({
      ...FORM,
      email: 'jan@example.com',
      phone: null,
      acceptTerms: true,
    });
  });

  it.each(['firstName', 'lastName', 'email', 'password', 'confirmPassword'])('requires %s', (field) => {
    expect(issues({ [field]: '' })[field]).toBe('auth.error.required');
    const others = Object.entries(FORM).filter(([name]) => name !== field);
    expect(issuesOf(registrationSchema('UA'), Object.fromEntries(others))[field]).toBe('auth.error.required');
  });

  it('takes a phone of either market, or none', () => {
    expect(v.parse(registrationSchema('UA'), { ...FORM, phone: '067 123 45 67' }).phone).toBe(
      '+380671234567',
    );
    expect(v.parse(registrationSchema('UA'), { ...FORM, phone: '+48 512 345 678' }).phone).toBe(
      '+48512345678',
    );
    expect(v.parse(registrationSchema('PL'), { ...FORM, phone: '512 345 678' }).phone).toBe('+48512345678');
    expect(issues({ phone: undefined })).toEqual({});
    expect(issues({ phone: '12' })).toEqual({ phone: 'auth.error.phone' });
  });

  it('wants 6 characters of a password, or as many as the shop sets', () => {
    expect(PASSWORD_MIN_LENGTH).toBe(6);
    expect(issues({ password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'auth.error.passwordTooShort',
    });
    expect(issuesOf(registrationSchema('UA', 10), FORM)).toEqual({ password: 'auth.error.passwordTooShort' });
  });

  it('counts what can be seen of a password', () => {
    for (const password of ['      ', '\u200B'.repeat(6), 'abc   ', '\u2800'.repeat(8)])
      expect(issues({ password, confirmPassword: password })).toEqual({
        password: 'auth.error.passwordTooShort',
      });
    const password = 'сонце 2';
    expect(v.parse(registrationSchema('UA'), { ...FORM, password, confirmPassword: password }).password).toBe(
      password,
    );
  });

  it('takes no name that is blank, and none with a web address', () => {
    expect(issues({ firstName: '\u2800', lastName: '\uFE0F' })).toEqual({
      firstName: 'auth.error.required',
      lastName: 'auth.error.required',
    });
    expect(issues({ firstName: 'Win evil.com' })).toEqual({ firstName: 'auth.error.contact' });
    expect(v.parse(registrationSchema('UA'), { ...FORM, firstName: 'Jan\n\nMaria' }).firstName).toBe(
      'Jan Maria',
    );
  });

  it('wants the same password twice and the terms accepted', () => {
    expect(issues({ confirmPassword: 'Secret' })).toEqual({ confirmPassword: 'auth.passwordsMustMatch' });
    expect(issues({ confirmPassword: 'secret ' })).toEqual({ confirmPassword: 'auth.passwordsMustMatch' });
    expect(issues({ acceptTerms: undefined })).toEqual({ acceptTerms: 'auth.error.terms' });
    expect(issues({ acceptTerms: true })).toEqual({});
  });
});

describe('registration on the auth page', () => {
  const { email, password, confirmPassword } = FORM;

  it('may have a name', () => {
    const form = { email, password, confirmPassword };
    expect(v.parse(authPageRegistrationSchema(), form).name).toBeNull();
    expect(v.parse(authPageRegistrationSchema(), { ...form, name: ' Jan ' }).name).toBe('Jan');
    expect(v.parse(authPageRegistrationSchema(), { ...form, name: '\uFE0F' }).name).toBeNull();
  });

  it('has its own message for passwords that differ', () => {
    expect(issuesOf(authPageRegistrationSchema(), { email, password, confirmPassword: 'other1' })).toEqual({
      confirmPassword: 'register.passwordMismatch',
    });
  });
});

describe('signing in', () => {
  it('needs an address and a password', () => {
    expect(v.parse(signInSchema, { email: 'Jan@example.com', password: ' x ', remember: 'on' })).toEqual({
      email: 'jan@example.com',
      password: ' x ',
      remember: true,
    });
    expect(v.parse(signInSchema, { email: 'jan@example.com', password: 'x' }).remember).toBe(false);
    expect(issuesOf(signInSchema, {})).toEqual({
      email: 'auth.error.required',
      password: 'auth.error.required',
    });
    expect(issuesOf(signInSchema, { email: 'jan@', password: 'x' })).toEqual({ email: 'auth.error.email' });
  });
});
