import { expect, test } from 'vitest';
import { isIban } from '../../domain/contact-data/iban.ts';
import { SAMPLE_SELLERS } from './seller-data.ts';

test('each market pays to an account of its own country, with a right checksum', () => {
  for (const market of ['UA', 'PL'] as const) {
    const { iban } = SAMPLE_SELLERS[market].bank;
    expect(iban.slice(0, 2)).toBe(market);
    expect(isIban(iban)).toBe(true);
  }
});
