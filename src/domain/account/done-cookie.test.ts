import { expect, test } from 'vitest';
import { doneCookie, doneOn, saidCookie } from './done-cookie.ts';

const PAGE = '/pl/profile/personal';

test('what was done on a page is known there, and on no other page', () => {
  const [set = ''] = doneCookie(PAGE, 'address-saved').split(';');
  expect(doneOn(PAGE, `userLocale=pl; ${set}; cart=1`)).toBe('address-saved');
  expect(doneOn('/pl/profile/passkeys', set)).toBeNull();
  expect(doneOn(PAGE, null)).toBeNull();
  expect(doneOn(PAGE, 'profileDone=')).toBeNull();
});

test('no script reads it, and it is sent for the page and for the data of the page', () => {
  expect(doneCookie(PAGE, 'details')).toBe(
    'profileDone=personal.details; Path=/pl/profile; Max-Age=60; HttpOnly; SameSite=Lax',
  );
});

test('it is gone once it was said', () => {
  expect(saidCookie(PAGE)).toBe('profileDone=; Path=/pl/profile; Max-Age=0; HttpOnly; SameSite=Lax');
});
