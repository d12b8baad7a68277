import { expect, test, describe } from 'vitest';
import { maskPersonal, describeError } from './logger.ts';

test.each([
  ['/ua/auth?email=olena@example.com', '/ua/auth?email=[email]'],
  ['/ua/olena%40example.com/x', '/ua/[email]/x'],
  ['call +380 (67) 123-45-67 now', 'call [phone]now'],
  ['/%2B380671234567', '/[phone]'],
  ['/ua/product/101', '/ua/product/101'],
  ['/calendars/0f3c.mark.ics', '/calendars/[secret]'],
  ['GET /CALENDARS/0f3c.mark.ics?x', 'GET /CALENDARS/[secret]?x'],
])('%s', (text, masked) => expect(maskPersonal(text)).toBe(masked));

test('of a long text only the beginning is told, and no half of an address', () => {
  const filler = '/a'.repeat(1980);
  for (const [tail, hidden] of [
    [`/olena.kovalenko.of.a.long.name${'@'.padEnd(5000, 'x')}`, 'olena'],
    [` +380671234567${'8'.repeat(5000)}`, '38067'],
    [` +3806712345${' '.repeat(5000)}`, '38067'],
  ] as const) {
    const told = maskPersonal(filler + tail);
    expect(told.length).toBeLessThan(4100);
    expect(told).not.toContain(hidden);
    expect(told.endsWith('…')).toBe(true);
  }
});

const logged = (error: unknown) => JSON.stringify(describeError(error));
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const PERSONAL = /Olena|Олена|380|example\.com/;

test('a failed query is logged by its cause, without its values', () => {
  const cause = Object.assign(new Error('relation "orders" does not exist'), { code: '42P01' });
  const query = Object.assign(new Error('Failed query: insert … params: Olena,+380671234567', { cause }), {
    params: ['Olena'],
  });
  expect(logged(query)).toContain('relation \\"orders\\" does not exist');
  expect(logged(query)).not.toMatch(PERSONAL);
});

describe('what an error quotes of its input stays out of the log', () => {
  test.each([
    ['JSON that is none', thrownBy(() => JSON.parse('{"firstName": Олена}'))],
    [
      'data that Postgres cannot read',
      Object.assign(new Error('invalid input syntax for type integer: "Olena"'), { code: '22P02' }),
    ],
    ['a check', new Error('Invalid type: Expected number but received "olena@example.com"')],
    ['an argument of Node', thrownBy(() => Buffer.alloc(8).writeInt8(Number('380671234567')))],
    ['an address', new Error('550 no such user olena@example.com')],
    ['a phone number', new Error('cannot send to +380 (67) 123-45-67')],
    ['a text that was thrown', 'no e-mail to olena@example.com'],
  ])('%s', (_, error) => {
    expect(error).toBeTruthy();
    expect(logged(error)).not.toMatch(PERSONAL);
  });
});

test('an error tells where it happened', () => {
  expect(describeError(new RangeError('too far'))).toMatchObject({
    type: 'RangeError',
    message: 'too far',
    stack: expect.stringContaining('logger.test.ts'),
  });
});

test('what is thrown in place of an error is told too', () => {
  expect(describeError('thrown text')).toBe('thrown text');
  expect(describeError(new Response(null, { status: 405 }))).toBe('an answer with status 405');
});
