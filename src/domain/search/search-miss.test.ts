import { expect, test } from 'vitest';
import { missedTerm } from './search-miss.ts';

test('one wish is one term, however it is typed', () => {
  expect(missedTerm(' Бойлер, 80 Л ')).toBe(missedTerm('бойлер 80 л'));
  expect(missedTerm('TESLA Powerwall')).toBe('tesla powerwall');
});

test.each([
  'я',
  '',
  '!!!',
  'olena@example.com',
  '+380 67 123 45 67',
  'замовлення 0671234567',
  '(067) 123-45-67',
  'a'.repeat(61),
])('nothing is noted of %j', (typed) => {
  expect(missedTerm(typed)).toBeNull();
});
