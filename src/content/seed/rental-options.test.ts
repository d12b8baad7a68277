import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale/locale.ts';
import { WAIVER_EXCESS_PERCENT } from '../../domain/rental/deductions.ts';
import { seedOptions } from './rental-options.ts';

it('says of the waiver in each language what of the deposit is paid all the same', () => {
  const waiver = seedOptions.find(({ kind }) => kind === 'waiver');
  for (const locale of LOCALES)
    expect(waiver?.note[locale]).toMatch(new RegExp(`\\b${WAIVER_EXCESS_PERCENT}\\s?%`));
});
