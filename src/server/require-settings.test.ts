import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PUBLIC_SETTINGS } from '../../tests/support/public-settings.ts';
import { readSettings } from './env.ts';
import { sessionSecret, missingSettings, requireSettings } from './require-settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-secret-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const settingsWith = (environment: NodeJS.ProcessEnv) =>
  readSettings({ DATA_DIR: directory, ...environment });

describe('the session secret', () => {
  test('is made once for a local shop and stays through restarts', () => {
    const settings = settingsWith({ DATA_DIR: join(directory, 'once') });
    const secret = sessionSecret(settings);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(settings)).toBe(secret);
  });

  test('differs between installations', () => {
    const one = sessionSecret(settingsWith({ DATA_DIR: join(directory, 'one') }));
    expect(sessionSecret(settingsWith({ DATA_DIR: join(directory, 'other') }))).not.toBe(one);
  });

  test('is readable by the shop’s own account alone', () => {
    const settings = settingsWith({ DATA_DIR: join(directory, 'modes') });
    sessionSecret(settings);
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect(modeOf(join(settings.DATA_DIR, 'session-secret'))).toBe(0o600);
    expect(modeOf(settings.DATA_DIR)).toBe(0o700);
  });

  test('is the one that is set, wherever the shop runs', () => {
    const SESSION_SECRET = 'a secret of an operator, long enough';
    for (const PUBLIC_URL of ['https://shop.example', 'http://localhost:3000']) {
      expect(sessionSecret(settingsWith({ SESSION_SECRET, PUBLIC_URL }))).toBe(SESSION_SECRET);
    }
  });

  test.each([
    { PUBLIC_URL: 'https://shop.example' },
    { HOST: '0.0.0.0' },
    { NODE_ENV: 'production', INSTALLATION: 'local', DATABASE_URL: 'postgres://localhost/shop' },
  ])('must be set under %o', (environment) => {
    expect(() => sessionSecret(settingsWith(environment))).toThrow(/SESSION_SECRET is missing/);
  });
});

test('a local shop needs no setting', () => {
  expect(missingSettings(readSettings({}))).toEqual([]);
  expect(() => requireSettings(readSettings({}))).not.toThrow();
});

test('a public shop with all that it needs is opened', () => {
  expect(missingSettings(readSettings({ NODE_ENV: 'production', ...PUBLIC_SETTINGS }))).toEqual([]);
});

test.each(Object.keys(PUBLIC_SETTINGS))('a public shop without %s is refused, and it is named', (name) => {
  const settings = readSettings({ INSTALLATION: 'public', ...PUBLIC_SETTINGS, [name]: '' });
  expect(missingSettings(settings)).toEqual([name]);
  expect(() => requireSettings(settings)).toThrow(new RegExp(`^  ${name}: `, 'm'));
});

test('a local shop of whose seller something is said needs the whole seller, and no other', () => {
  const { SELLER_PL_NIP: nip, SELLER_PL_NAME: name } = PUBLIC_SETTINGS;
  const settings = readSettings({ SELLER_PL_NIP: nip, SELLER_PL_NAME: name });
  expect(missingSettings(settings)).toEqual(
    ['ADDRESS', 'EMAIL', 'PHONE', 'BANK', 'IBAN'].map((part) => `SELLER_PL_${part}`),
  );
});

test('everything that is missing is named at once', () => {
  const settings = readSettings({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  expect(missingSettings(settings)).toEqual(Object.keys(PUBLIC_SETTINGS));
});

test('the tax of a shop for złoty is never taken for granted', () => {
  const { TAX_RATE_PERCENT_PL: _, ...others } = PUBLIC_SETTINGS;
  expect(missingSettings(readSettings({ INSTALLATION: 'public', ...others }))).toEqual([
    'TAX_RATE_PERCENT_PL',
  ]);
});
