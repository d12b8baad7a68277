import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactFormSchema } from './contact-form.ts';
import { DEPARTMENTS } from './department.ts';

const FORM = {
  name: ' Олена  Ткачук ',
  email: ' olena@example.com ',
  phone: '',
  department: 'choosing',
  message: 'Скільки панелей потрібно для будинку у Львові?',
};

/** The first message key of each field that is refused. */
function issues(fields: object): Record<string, string | undefined> {
  const parsed = v.safeParse(contactFormSchema('UA'), { ...FORM, ...fields });
  const nested: Record<string, readonly string[] | undefined> = parsed.success
    ? {}
    : (v.flatten(parsed.issues).nested ?? {});
  return Object.fromEntries(Object.entries(nested).map(([field, keys]) => [field, keys?.[0]]));
}

describe('a message to the shop', () => {
  it('is trimmed, its name on one line', () => {
    expect(v.parse(contactFormSchema('UA'), FORM)).toEqual({
      ...FORM,
      name: 'Олена Ткачук',
      email: 'olena@example.com',
      phone: null,
    });
    expect(
      v.parse(contactFormSchema('UA'), { ...FORM, name: 'Jan\r\nBcc: all@example.com' }).name,
    ).not.toMatch(/\s{2}|[\r\n]/);
  });

  it.each(['name', 'email', 'message'])('needs %s', (field) => {
    expect(issues({ [field]: '  ' })).toEqual({ [field]: 'contact.error.required' });
    expect(issues({ [field]: undefined })).toEqual({ [field]: 'contact.error.required' });
  });

  it('needs a subject of the list', () => {
    for (const department of DEPARTMENTS) expect(issues({ department })).toEqual({});
    expect(issues({ department: '' })).toEqual({ department: 'contact.error.subject' });
  });

  it('says what is wrong with an address, a number, a length', () => {
    expect(issues({ email: 'olena@' })).toEqual({ email: 'contact.error.email' });
    expect(issues({ phone: '12' })).toEqual({ phone: 'contact.error.phone' });
    expect(issues({ message: 'Де?' })).toEqual({ message: 'contact.error.tooShort' });
    expect(issues({ message: 'x'.repeat(4001) })).toEqual({ message: 'contact.error.tooLong' });
    expect(issues({ name: 'x'.repeat(101) })).toEqual({ name: 'contact.error.tooLong' });
  });

  it('keeps the number as E.164, of either market', () => {
    expect(v.parse(contactFormSchema('UA'), { ...FORM, phone: '067 123 45 67' }).phone).toBe('+380671234567');
    expect(v.parse(contactFormSchema('UA'), { ...FORM, phone: '+48 512 345 678' }).phone).toBe(
      '+48512345678',
    );
    expect(v.parse(contactFormSchema('PL'), { ...FORM, phone: '512 345 678' }).phone).toBe('+48512345678');
  });

  it('may hold two links, not three, however they are written', () => {
    const link = fc.constantFrom('https://a.example', 'HTTP://b.example', 'www.c.example');
    fc.assert(
      fc.property(fc.array(link, { maxLength: 6 }), (links) => {
        const wrong = issues({ message: `Подивіться, будь ласка: ${links.join(' ')}` });
        expect(wrong).toEqual(links.length > 2 ? { message: 'contact.error.links' } : {});
      }),
    );
  });
});
