import { expect, test } from 'vitest';
import { PUBLIC_SETTINGS } from '../../tests/support/public-settings.ts';
import { readSettings } from './env.ts';
import { missingSettings, requireSettings } from './require-settings.ts';

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
