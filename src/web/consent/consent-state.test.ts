import { expect, test } from 'vitest';
import { isUnanswered } from './consent-state.ts';

type Kept = Readonly<Record<string, string>>;
const with_ = (cookies: Kept, stored: Kept = {}) =>
  isUnanswered({ cookie: (name) => cookies[name] ?? null, storage: (name) => stored[name] ?? null });

test('a browser that has kept nothing is asked', () => {
  expect(with_({})).toBe(true);
});

test('a page that the server kept the language of still asks', () => {
  expect(with_({ userLocale: 'uk', locationConsent: 'new' })).toBe(true);
});

test('a question that was not answered waits on the next page, whatever that has kept', () => {
  const kept = { userLocale: 'pl' };
  expect(with_({ ...kept, locationConsent: 'pending' }, kept)).toBe(true);
});

test.each<[string, Kept, Kept]>([
  ['a language', { userLocale: 'en' }, {}],
  ['a language in the storage alone', {}, { userLocale: 'en' }],
  [
    'a language in the storage, when the server saw no cookie',
    { userLocale: 'uk', locationConsent: 'new' },
    { userLocale: 'uk' },
  ],
  ['a rejection', { locationConsentRejected: 'true' }, {}],
  ['a rejection in the storage alone', {}, { locationConsentRejected: 'true' }],
  [
    'a rejection that another tab has just made',
    { locationConsentRejected: 'true', locationConsent: 'pending' },
    {},
  ],
])('a browser that has kept %s is not asked', (_, cookies, stored) => {
  expect(with_(cookies, stored)).toBe(false);
});
