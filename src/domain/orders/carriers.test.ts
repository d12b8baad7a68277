import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { CARRIERS, carrierName, trackingUrl } from './carriers.ts';
import { trackingSchema } from './tracking-schema.ts';

it.each(CARRIERS)('%s has a name in every language and a page for each parcel', (carrier) => {
  for (const locale of LOCALES) expect(carrierName(carrier)[locale]).toMatch(/\S/);
  expect(trackingUrl({ carrier, number: '20450012345678' })).toMatch(/^https:\/\/\S+20450012345678$/);
});

it('lets a number lead nowhere but to the carrier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARRIERS), fc.string({ unit: 'grapheme-ascii' }), (carrier, number) => {
      const plain = new URL(trackingUrl({ carrier, number: 'A' }));
      expect(new URL(trackingUrl({ carrier, number: `a&b=c#d/${number}` })).origin).toBe(plain.origin);
      expect(trackingUrl({ carrier, number: 'a&b=c#d' })).not.toMatch(/[&#][bd]/);
    }),
  );
});

it('takes numbers as staff type them', () => {
  const parse = (number: string) => v.safeParse(trackingSchema, { carrier: 'inpost', number });
  expect(parse(' 2045 0012 345678 ').output).toEqual({ carrier: 'inpost', number: '20450012345678' });
  expect(parse('rb123456789ua').output).toMatchObject({ number: 'RB123456789UA' });
  for (const wrong of ['', '12345', '1'.repeat(41), '<b>1234567', '123456;']) {
    expect(parse(wrong).success).toBe(false);
  }
  expect(v.safeParse(trackingSchema, { carrier: 'pigeon', number: '123456' }).success).toBe(false);
});
