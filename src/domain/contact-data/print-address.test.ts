import { expect, test } from 'vitest';
import { addressLines, printAddress, printStreet } from './print-address.ts';

const at = (address: string, city: string, postalCode: string, country: string) => ({
  address,
  city,
  postalCode,
  country,
});

test.each([
  ['PL', at('ul. Długa 5/7', 'Kraków', '30-001', 'PL'), 'Polska', 'ul. Długa 5/7, 30-001 Kraków, Polska'],
  ['DE', at('Torstraße 1', 'Berlin', '10115', 'DE'), 'Niemcy', 'Torstraße 1, 10115 Berlin, Niemcy'],
  ['FR', at('1 rue de Rivoli', 'Paris', '75001', 'FR'), 'Francja', '1 rue de Rivoli, 75001 Paris, Francja'],
  ['UA', at('вул. Сонячна, 1', 'Київ', '01001', 'UA'), 'Україна', 'вул. Сонячна, 1, Київ, 01001, Україна'],
  ['other', at('1 High St', 'London', 'N1 9GU', 'OTHER'), undefined, '1 High St, London, N1 9GU'],
])('an address of %s is written as its country’s post asks', (_, place, country, printed) => {
  expect(printAddress(place, country).replaceAll('\u00A0', ' ')).toBe(printed);
});

test('a postcode stays on the line of its town', () => {
  expect(addressLines(at('ul. Długa 5/7', 'Nowy Sącz', '33-300', 'PL'), 'Polska')).toEqual([
    'ul. Długa 5/7',
    '33-300\u00A0Nowy Sącz, Polska',
  ]);
});

test('what is not known leaves no comma', () => {
  expect(printAddress(at('', 'Kraków', '', 'PL'), undefined)).toBe('Kraków');
  expect(printAddress(at('вул. Сонячна, 1', 'Київ', '', 'UA'), 'Україна')).toBe(
    'вул. Сонячна, 1, Київ, Україна',
  );
});

test.each([
  ['uk', 'вул. Сонячна, 5', '12', 'вул. Сонячна, 5, кв. 12'],
  ['pl', 'ul. Długa 5', '12a', 'ul. Długa 5 m. 12a'],
  ['en', '5 High St', 'B', '5 High St, flat B'],
  ['uk', 'вул. Сонячна, 5', 'офіс 3', 'вул. Сонячна, 5, офіс 3'],
  ['pl', 'ul. Długa 5', 'm. 7', 'ul. Długa 5, m. 7'],
  ['uk', 'вул. Сонячна, 5', '', 'вул. Сонячна, 5'],
] as const)('in %s the flat of %s, %s, is printed as %s', (locale, street, apartment, printed) => {
  expect(printStreet({ street, apartment }, locale).replaceAll('\u00A0', ' ')).toBe(printed);
});
