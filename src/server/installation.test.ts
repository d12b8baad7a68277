import { describe, expect, test } from 'vitest';
import { isCalledLocal, isPublic, isWithoutHttps, makesDemoAccount } from './installation.ts';

const local = { NODE_ENV: 'development', HOST: '127.0.0.1', TRUST_PROXY: false };

describe('an installation of which nothing is said', () => {
  test.each([
    // As the repository is started for work on it.
    [{}, false],
    [{ NODE_ENV: 'test' }, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '127.8.8.8' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://127.0.0.1:3000' }, false],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
    // Each of these alone makes it public.
    [{ NODE_ENV: 'production' }, true],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ HOST: '127.evil.example' }, true],
    [{ HOST: 'shop' }, true],
    [{ TRUST_PROXY: true }, true],
    [{ PUBLIC_URL: 'https://shop.example' }, true],
    [{ PUBLIC_URL: 'http://shop.example' }, true],
    [{ PUBLIC_URL: 'http://localhost.shop.example' }, true],
  ])('with %o is public: %s', (given, expected) => {
    expect(isPublic({ ...local, ...given })).toBe(expected);
  });
});

describe('an installation that is judged by its address alone', () => {
  const byAddress = { ...local, NODE_ENV: 'production', INSTALLATION: 'by-address' } as const;
  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ TRUST_PROXY: true }, true],
    [{ PUBLIC_URL: 'https://shop.example' }, true],
  ])('with %o is public: %s', (given, expected) => {
    expect(isPublic({ ...byAddress, ...given })).toBe(expected);
  });
});

test('what the installation is called decides', () => {
  const reached = { NODE_ENV: 'production', HOST: '0.0.0.0', TRUST_PROXY: true };
  expect(isPublic({ ...reached, INSTALLATION: 'local' })).toBe(false);
  expect(isPublic({ ...local, INSTALLATION: 'public' })).toBe(true);
});

test.each([
  [{ INSTALLATION: 'local', PUBLIC_URL: 'https://shop.example' }, true],
  [{ INSTALLATION: 'local', PUBLIC_URL: 'https://localhost' }, false],
  [{ INSTALLATION: 'local', PUBLIC_URL: 'http://192.168.1.5:3000' }, false],
  [{ INSTALLATION: 'local' }, false],
  [{ INSTALLATION: 'public', PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
] as const)('%o is called local under an address for strangers: %s', (given, expected) => {
  expect(isCalledLocal(given)).toBe(expected);
});

test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, true],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, true],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000', INSTALLATION: 'public' }, false],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000', INSTALLATION: 'local' }, false],
  [{}, false],
] as const)('%o is reached by strangers without https: %s', (given, expected) => {
  expect(isWithoutHttps({ ...local, ...given })).toBe(expected);
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ DEMO_ACCOUNT: false }, true, false],
  [{ INSTALLATION: 'public' }, true, false],
  [{ HOST: '0.0.0.0' }, true, false],
  [{ PUBLIC_URL: 'https://shop.example' }, true, false],
  [{ CATALOGUE_URL: 'https://shop.example/api' }, true, false],
] as const)(
  'with %o, at its first start: %s, the demo account is made: %s',
  (given, isFirstStart, expected) => {
    expect(makesDemoAccount({ ...local, DEMO_ACCOUNT: true, ...given }, { isFirstStart })).toBe(expected);
  },
);
