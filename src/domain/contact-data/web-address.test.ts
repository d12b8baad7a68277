import { describe, expect, test } from 'vitest';
import { hasContact, hasWebAddress } from './web-address.ts';

test.each([
  'Win http://evil.example/claim!',
  'HTTPS://evil.example',
  'see WWW.evil.example',
  'http:⁄⁄evil.com',
])('%s has a web address, as a place or a name', (text) => {
  expect([hasWebAddress(text), hasContact(text)]).toEqual([true, true]);
});

describe('no name is', () => {
  test.each([
    'evil.com',
    'bit.ly',
    't.me',
    'evil.de',
    'claim at evil.dev',
    'evil.gg',
    'пиши.рф',
    'evil。com',
    'evil．com',
    'evil․com',
    'evil｡com',
    'ЕВІЛ.УКР',
    'x.xn--p1ai',
    'evil.comх',
    'a@evil.com',
    'Win at evil.XYZ now',
    'evil.example/claim',
    '//evil.me',
    '192.168.0.1',
    'tel +380671112233',
    'тел. 067 111-22-33',
    'ПРИЗ 1000000',
    '１２３４５６７',
    '097–123–45–67',
    '097_123_45_67',
    '097/123,45·67',
  ])('%s', (text) => {
    expect(hasContact(text)).toBe(true);
  });
});

describe('a name is', () => {
  test.each([
    'Олена',
    'А.Б.',
    'А. Б. Шевченко',
    'J.R.',
    'J.R.R. Tolkien',
    'Anna-Maria d’Arc Jr.',
    'Олена. Марія',
    'Ludwik XIV',
    'Sklep 24 / 123456',
  ])('%s', (text) => {
    expect(hasContact(text)).toBe(false);
  });
});

describe('no place is', () => {
  test.each([
    'Claim at evil.com/prize 1',
    'evil.example/claim',
    'evil。com/x',
    'evil．com／x',
    'evil.com⁄x',
    'пиши.рф/x',
    'bit.ly/3',
    'bit.ly/3xYz',
    'evil.link/1',
    'evil.marketing/3xYz',
    'evil.com?claim=1',
    't.me?start=1',
    'evil.com#a',
    'evil.com:80',
    'evil.com%2Fx',
    'user@evil.com',
    'user@evil.museum/77',
  ])('%s', (text) => {
    expect(hasWebAddress(text)).toBe(true);
  });
});

describe('a place is', () => {
  test.each([
    'ul.pl.Wolności 5/7',
    'вул. Сонячна, 1, під’їзд 2',
    'вул.Шевченка, 5/12',
    'вул.Шевченка/5',
    'ul.Długa 3/4',
    'os.Leśne/3',
    'os.Leśne/3a m. 5',
    'м.Київ',
    'Св.Юра 1/2',
    'вул.Шевченка #5',
    'Allegro.pl Sp. z o.o.',
    'м.Київ: вул.Садова, 1',
  ])('%s', (text) => {
    expect(hasWebAddress(text)).toBe(false);
  });
});
