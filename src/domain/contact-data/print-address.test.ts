import { expect, test } from 'vitest';
import { addressLines, printAddress } from './print-address.ts';

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
