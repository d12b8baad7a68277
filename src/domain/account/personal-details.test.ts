import * as v from 'valibot';
import { expect, test } from 'vitest';
import { personalDetailsSchema } from './personal-details.ts';

const read = (typed: Record<string, string>) =>
  v.safeParse(personalDetailsSchema({ today: '2026-11-23', market: 'UA' }), typed);
const details = { firstName: ' Олена ', lastName: 'Коваль', phone: '067 123 45 67', birthDate: '1990-02-28' };

test('names are trimmed, the phone is E.164, the day stays', () => {
  expect(read(details).output).toEqual({
    firstName: 'Олена',
    lastName: 'Коваль',
    phone: '+380671234567',
    birthDate: '1990-02-28',
  });
});

test('all of it may be left out', () => {
  expect(read({}).output).toEqual({ firstName: '', lastName: '', phone: null, birthDate: null });
  expect(read({ firstName: '\u200b', phone: '', birthDate: ' ' }).success).toBe(true);
});

test.each(['2026-11-24', '1899-12-31', '1990-02-30', '28.02.1990', 'x', '1990-2-8', '0000-00-00'])(
  'nobody is born on %s',
  (birthDate) => {
    expect(read({ ...details, birthDate }).success).toBe(false);
  },
);

test('a name holds no address and no more than its hundred letters, a phone is one', () => {
  for (const wrong of [{ firstName: 'evil.example/x' }, { lastName: 'a'.repeat(101) }, { phone: '12' }]) {
    expect(read({ ...details, ...wrong }).success).toBe(false);
  }
});

test.each([
  ['2010-11-23', []],
  ['2010-11-24', ['profile.personal.error.tooYoung']],
  ['2020-01-01', ['profile.personal.error.tooYoung']],
])('who was born on %s may have an account on 2026-11-23: %j', (birthDate, messages) => {
  expect((read({ ...details, birthDate }).issues ?? []).map(({ message }) => message)).toEqual(messages);
});
