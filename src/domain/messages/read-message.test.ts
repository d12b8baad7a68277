import { expect, test } from 'vitest';
import { readMessage, sampleValues } from './read-message.ts';

const samplesOf = (text: string) => {
  const read = readMessage(text);
  return read.ok ? sampleValues(read.parts.places) : null;
};

test('a text that says one thing needs no example', () => {
  expect([samplesOf('Кошик'), samplesOf('Вітаємо, {name}')]).toEqual([[], []]);
});

test('each form of a text is tried', () => {
  expect(samplesOf('{name}: {n, plural, other {#}}')).toEqual([
    { name: '[name]', n: 1 },
    { name: '[name]', n: 2 },
    { name: '[name]', n: 5 },
    { name: '[name]', n: 1.5 },
  ]);
  expect(samplesOf('{unit, select, day {день} other {інше}}')).toEqual([{ unit: 'day' }, { unit: 'other' }]);
});

test('a text of very many forms is tried with some', () => {
  expect(samplesOf('{a, plural, other {#}} {b, plural, other {#}} {c, plural, other {#}}')).toHaveLength(8);
});
