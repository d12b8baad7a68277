import { expect, test } from 'vitest';
import { nameBrowser } from './name-browser.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox 144, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android 28, Android',
  ],
])('names a known browser of a known system: %s', (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});

const WORDS = 'Your account is locked - call +380 44 123 45 67 or open http://promin-help.example';

test.each([`${WORDS}/1.0 (x)`, `${WORDS}/1.0 `, 'constructor/1.0 (x)', 'curl/8.5.0', '', null])(
  'says nothing of a browser that is not known: %s',
  (userAgent) => {
    expect(nameBrowser(userAgent)).toBeNull();
  },
);

test('takes a version as short as versions are, and no telephone number for one', () => {
  expect(nameBrowser('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/380441234567.0')).toBe(
    'Firefox, Windows',
  );
});

test('names a system without a browser', () => {
  expect(nameBrowser(`${WORDS}/1.0 (X11; Linux x86_64)`)).toBe('Linux');
});
