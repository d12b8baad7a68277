import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { billingSchema } from './billing-form.ts';
import type { Country } from '../contact-data/countries.ts';

const FORM = { company: ' ТОВ «Промінь» ', taxNumber: '1436 0570', place: null };
const PLACE = { address: 'ul. Prosta 1', city: 'Warszawa', postalCode: '00-838', country: 'PL' };

const read = (form: unknown, delivery: Country = 'UA') => v.safeParse(billingSchema(delivery), form);
/** The first message key of each field. */
const issuesOf = (form: unknown, delivery?: Country) => {
  const issues = read(form, delivery).issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
};

describe('a company that buys', () => {
  test('is kept trimmed, its number without blanks', () => {
    expect(read(FORM).output).toEqual({ company: 'ТОВ «Промінь»', taxNumber: '14360570', place: null });
  });

  test('has its number in the form of the delivery’s country, or of its own address', () => {
    expect(issuesOf(FORM, 'PL')).toEqual({ taxNumber: 'checkout.error.taxNumber' });
    expect(read({ ...FORM, taxNumber: 'PL 526-104-08-28', place: PLACE }, 'UA').output).toEqual({
      company: 'ТОВ «Промінь»',
      taxNumber: '5261040828',
      place: PLACE,
    });
    expect(issuesOf({ ...FORM, place: PLACE }, 'UA')).toEqual({ taxNumber: 'checkout.error.taxNumber' });
  });

  test('has a name, a number and, if another one, a whole address', () => {
    const place = { ...PLACE, postalCode: '0083', city: ' ' };
    expect(issuesOf({ company: '', taxNumber: '', place })).toEqual({
      company: 'checkout.missing.company',
      taxNumber: 'checkout.missing.taxNumber',
      'place.city': 'checkout.missing.city',
      'place.postalCode': 'checkout.error.postalCode',
    });
    expect(read({ ...FORM, company: 'x'.repeat(201) }).success).toBe(false);
    expect(issuesOf({ ...FORM, company: 'You won! https://evil.example/claim' })).toEqual({
      company: 'checkout.error.webAddress',
    });
    expect(read({ ...FORM, company: 'Allegro.pl Sp. z o.o.' }).success).toBe(true);
    expect(read({ ...FORM, owner: 'x' }).success).toBe(false);
  });
});
