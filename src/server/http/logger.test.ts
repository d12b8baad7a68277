import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

test('a failed query is logged by its cause, without its values', () => {
  const cause = Object.assign(new Error('relation "orders" does not exist'), { code: '42P01' });
  const query = Object.assign(new Error('Failed query: insert … params: Olena,+380671234567', { cause }), {
    params: ['Olena'],
  });
  const logged = JSON.stringify(describeError(query));
  expect(logged).toContain('relation \\"orders\\" does not exist');
  expect(logged).not.toMatch(/Olena|380/);
});

test('an error tells where it happened', () => {
  expect(describeError(new RangeError('too far'))).toMatchObject({
    type: 'RangeError',
    message: 'too far',
    stack: expect.stringContaining('logger.test.ts'),
  });
  expect(describeError('thrown text')).toBe('thrown text');
});
