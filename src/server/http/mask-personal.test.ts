import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test.each([
  ['/ua/auth?email=olena@example.com', '/ua/auth?email=[email]'],
  ['/ua/olena%40example.com/x', '/ua/[email]/x'],
  ['call +380 (67) 123-45-67 now', 'call [phone]now'],
  ['/%2B380671234567', '/[phone]'],
  ['/ua/product/101', '/ua/product/101'],
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
