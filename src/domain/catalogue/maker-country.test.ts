import { expect, test } from 'vitest';
import { addressIn, needsResponsiblePerson } from './maker-country.ts';

const GERMAN = 'Industriestraße 18, 71272 Renningen, Germany';

test('a country is called as the reader calls it', () => {
  expect(addressIn('pl', GERMAN)).toBe('Industriestraße 18, 71272 Renningen, Niemcy');
  expect(addressIn('uk', GERMAN)).toBe('Industriestraße 18, 71272 Renningen, Німеччина');
  expect(addressIn('en', GERMAN)).toBe(GERMAN);
  expect(addressIn('pl', '18 Harcourt Road, Hong Kong')).toBe('18 Harcourt Road, Hongkong');
});

test('what is no known country stays as it was written', () => {
  for (const address of [
    'вул. Промислова 5, Київ',
    'Germany',
    'Germany, 10115 Berlin',
    'Street 1, constructor',
  ])
    expect(addressIn('pl', address)).toBe(address);
});

test('a maker outside the Union, or one whose address does not say where it is, needs somebody in it', () => {
  const isNeeded = (address: string | null) =>
    needsResponsiblePerson({ name: 'Maker', address, contact: null });
  expect(isNeeded(GERMAN)).toBe(false);
  expect(isNeeded('Stockbrunnenrain 8, 4123 Allschwil, Switzerland')).toBe(true);
  expect(isNeeded('Industriestraße 18, 71272 Renningen')).toBe(true);
  expect(isNeeded(null)).toBe(true);
});
