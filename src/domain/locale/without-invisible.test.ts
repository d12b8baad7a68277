import { expect, test } from 'vitest';
import { shippingFormSchema } from '../checkout/shipping-form.ts';
import { isVisible, visibleCharacters, withoutInvisible } from './without-invisible.ts';
import * as v from 'valibot';

test('what nobody types is taken out, ends of lines stay', () => {
  expect(withoutInvisible('Оле\u0000на\tК.\u0000\n2-й рядок\r\n')).toBe('Олена\tК.\n2-й рядок\r\n');
  expect(withoutInvisible('\u202Eанна\u202C \u2066Ко\u200Bва\u00ADль\u2069\uFEFF\u200E\u{E0041}')).toBe(
    'анна Коваль',
  );
  expect(withoutInvisible('Льв\uDC00ів ☀️\uD83D 👩')).toBe('Львів ☀️ 👩');
  expect(withoutInvisible('a\u200Db \u200C\u200Dя\u200C')).toBe('ab я');
});

test('joiners stay where a script needs them', () => {
  for (const text of ['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D🔧 ☀️'])
    expect(withoutInvisible(text)).toBe(text);
});

test('a name of nothing but invisible signs is none, and an address is kept as it is seen', () => {
  const form = {
    firstName: '\u200B\u2060',
    lastName: '\u202EКоваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул.\u200B Сонячна, 1',
    city: 'Київ',
    postalCode: '01001',
    country: 'UA',
    method: 'standard',
  };
  const parsed = v.safeParse(shippingFormSchema, form);
  expect(parsed.issues?.map(({ message }) => message)).toEqual(['checkout.missing.firstName']);
  const named = v.parse(shippingFormSchema, { ...form, firstName: 'Олена' });
  expect([named.lastName, named.address]).toEqual(['Коваль', 'вул. Сонячна, 1']);
});

test('what looks blank is not visible, and does not count', () => {
  for (const text of ['', ' \t\u00A0', '\u2800', '\u3164', '\u200B\u2060', '\uFE0F', '\u0301', '\u034F'])
    expect([text, isVisible(text), visibleCharacters(text)]).toEqual([text, false, 0]);
  for (const text of ['Я', '李', '-', '☀️']) expect([text, isVisible(text)]).toEqual([text, true]);
  expect(visibleCharacters('с о\u200Bн\u2800це ☀️')).toBe(6);
});
