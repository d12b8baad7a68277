import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '../../tests/support/test-shop.ts';

test.each([
  ['a local shop has it', {}, true],
  ['a public shop has none', { INSTALLATION: 'public' }, false],
  ['nor has one that listens beyond this machine', { HOST: '0.0.0.0' }, false],
  [
    'unless it is switched on by name',
    { INSTALLATION: 'public', TEST_BANK_IN_PUBLIC: 'true', CARD_PROVIDER_UAH: 'test-bank' },
    true,
  ],
])('the test bank: %s', async (_, settings, expected) => {
  const { shop, close } = await openTestShop(settings);
  onTestFinished(close);
  expect(shop.testBank !== null).toBe(expected);
  expect(shop.rules.cardCurrencies.includes('UAH')).toBe(expected);
});
