import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { forgetTyped, keepTyped, leadsToSignIn, nameOwner, typedFor } from './typed-texts.ts';

const page = { path: '/ua/support/tickets/new', query: '?order=1', isSecure: true };
const formOf = (...fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const TEXT = 'Інвертор гуде після дощу.\nЩо робити? '.repeat(100).slice(0, 4000);
const OLENA = 'olena';
const COOKIES = `a=1; ${nameOwner(OLENA, undefined, true)?.split(';')[0] ?? ''}`;
const valueOf = (cookie: string | null) => cookie?.split(';')[0] ?? '';

test('text areas are kept for their page alone, and nothing else of the form', () => {
  const form = formOf(
    ['intent', 'open'],
    ['password', 'a secret'],
    ['message', TEXT],
    ['typed', 'answer message'],
    ['typed', ' note'],
  );
  const cookie = keepTyped(form, page, COOKIES);
  expect(cookie).toMatch(
    /^typedTexts=[\w-]+; Path=\/ua\/support\/tickets\/new; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(typedFor(page, `a=1; ${valueOf(cookie)}; b=2`, OLENA)).toEqual({ 'answer message': TEXT });
  expect(typedFor({ ...page, query: '' }, valueOf(cookie), OLENA)).toEqual({ 'answer message': TEXT });
  expect(typedFor({ ...page, query: '?order=2' }, valueOf(cookie), OLENA)).toBeNull();
  expect(typedFor({ ...page, path: '/ua/support/tickets/other' }, valueOf(cookie), OLENA)).toBeNull();
});

test('a form that asks for it is kept whole, in the order of its fields, but for passwords and files', () => {
  const form = formOf(
    ['typedWhole', 'telephone 1'],
    ['typed', 'telephone 1 note'],
    ['product', '101'],
    ['quantity', '2'],
    ['product', '1801'],
    ['quantity', '1'],
    ['note', 'Після 18:00 & дзвінок'],
    ['password', 'a secret'],
  );
  form.append('file', new File(['x'], 'x.txt'));
  const kept = typedFor(page, valueOf(keepTyped(form, page, COOKIES)), OLENA)?.['telephone 1 *'];
  expect([...new URLSearchParams(kept)]).toEqual([
    ['product', '101'],
    ['quantity', '2'],
    ['product', '1801'],
    ['quantity', '1'],
    ['note', 'Після 18:00 & дзвінок'],
  ]);
});

test('words are given back to who typed them; those of a guest to whoever signs in', () => {
  const form = formOf(['message', TEXT], ['typed', ' message']);
  const ofOlena = valueOf(keepTyped(form, page, COOKIES));
  expect(typedFor(page, ofOlena, 'ihor')).toBeNull();
  expect(typedFor(page, ofOlena, OLENA)).not.toBeNull();
  expect(typedFor(page, valueOf(keepTyped(form, page, 'a=1')), 'ihor')).not.toBeNull();
  expect(nameOwner(OLENA, COOKIES, true)).toBeNull();
  expect(nameOwner('ihor', COOKIES, true)).toMatch(/^typedOwner=[\w-]+; Path=\/; SameSite=Lax; Secure$/);
});

test('nothing is kept of an empty form, of more than a cookie holds, and under an address that no cookie can name', () => {
  expect(keepTyped(formOf(['message', ' '], ['typed', ' message']), page, COOKIES)).toBeNull();
  const noise = randomBytes(6000).toString('base64');
  expect(keepTyped(formOf(['message', noise], ['typed', ' message']), page, COOKIES)).toBeNull();
  const form = formOf(['message', TEXT], ['typed', ' message']);
  expect(keepTyped(form, { ...page, path: '/ua/a;Path=/' }, COOKIES)).toBeNull();
  expect(keepTyped(form, { ...page, isSecure: false }, COOKIES)).not.toContain('Secure');
});

test('what is no cookie of the shop’s opens to nothing, however large it would grow', () => {
  const bomb = brotliCompressSync(JSON.stringify([page.path, '', { a: 'a'.repeat(5_000_000) }]));
  for (const value of [
    '',
    'AAAA',
    bomb.toString('base64url'),
    brotliCompressSync('[1,2]').toString('base64url'),
  ]) {
    expect(typedFor(page, `typedTexts=${value}`, OLENA)).toBeNull();
  }
  expect(typedFor(page, undefined, OLENA)).toBeNull();
  expect(forgetTyped(page)).toContain('Max-Age=0');
});

test('pages of signing in are known', () => {
  const to = (location: string, status = 303) =>
    leadsToSignIn(new Response(null, { status, headers: { location } }));
  for (const path of [
    '/ua/auth?redirect=/ua',
    '/pl/checkout/auth',
    '/en/auth/again?x',
    '/en/profile/two-factor',
  ]) {
    expect(to(path)).toBe(true);
  }
  for (const path of ['/ua/authors', '/ua/profile', 'https://other.example/ua/auth'])
    expect(to(path)).toBe(false);
  expect(to('/ua/auth', 200)).toBe(false);
});
