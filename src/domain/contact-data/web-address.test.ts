import { expect, test } from 'vitest';
import { hasDomain, hasWebAddress, withoutWebAddresses } from './web-address.ts';

test.each(['Win http://evil.example/claim!', 'HTTPS://evil.example', 'see WWW.evil.example'])(
  '%s has a web address',
  (text) => {
    expect([hasWebAddress(text), hasDomain(text)]).toEqual([true, true]);
  },
);

test.each(['evil.com', 'Win at evil.XYZ now', 'evil.example/claim', 'приз.com!'])(
  '%s has a domain',
  (text) => {
    expect([hasWebAddress(text), hasDomain(text)]).toEqual([false, true]);
  },
);

test.each([
  'Олена',
  'J.R.R. Tolkien',
  'St.John',
  'Jan.Kowalski',
  'Anna-Maria d’Arc Jr.',
  'вул.Городоцька',
  'K.Plucińska',
])('%s is a name', (text) => {
  expect(hasDomain(text)).toBe(false);
});

test.each(['ul.pl.Wolności 5/7', 'вул. Сонячна, 1, под’їзд 2', 'os.Leśne/3'])('%s is a place', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});

test('web addresses are taken out of a text, and nothing else', () => {
  expect(withoutWebAddresses('2 кабелі\nhttps://evil.example/x та evil.com, 10.5 м')).toBe(
    '2 кабелі\n[…] та […] 10.5 м',
  );
});
