import * as v from 'valibot';
import { expect, test } from 'vitest';
import { daySchema } from './day-schema.ts';

test.each(['2026-11-23', '2028-02-29', '2000-01-01', '2099-12-31'])('%s is a day', (day) => {
  expect(v.safeParse(daySchema('wrong'), day)).toMatchObject({ success: true, output: day });
});

test.each([
  '2027-02-31',
  '2027-02-29',
  '2026-13-01',
  '9999-12-31',
  '1999-12-31',
  '2026-1-1',
  ' 2026-01-01',
  '',
  20_260_101,
])('%j is none', (day) => {
  const { issues } = v.safeParse(daySchema('wrong'), day);
  expect(issues?.map(({ message }) => message)).toContain('wrong');
});
