import { expect, test } from 'vitest';
import { decideMessage } from './message-state.ts';

const decide = (sent: string | null, version: number, ...texts: readonly (string | null)[]) => {
  const versions = texts.map((text, index) => ({ version: index + 1, text }));
  const decision = decideMessage({ shipped: 'Ціна', versions, sent, version });
  return decision.effect === 'write' ? [decision.version, decision.text] : decision.effect;
};

test('a text is written after the one that was seen', () => {
  expect(decide('Вартість', 0)).toEqual([1, 'Вартість']);
  expect(decide('Сума', 1, 'Вартість')).toEqual([2, 'Сума']);
});

test('the text of the shop is none of staff, typed or wanted back', () => {
  expect(decide('Ціна', 0)).toBe('none');
  expect(decide('Ціна', 1, 'Вартість')).toEqual([2, null]);
  expect(decide(null, 1, 'Вартість')).toEqual([2, null]);
  expect(decide(null, 2, 'Вартість', null)).toBe('none');
});

test('who saw an older one is told, unless it is already so or was not touched', () => {
  expect(decide('Сума', 0, 'Вартість')).toBe('conflict');
  expect(decide(null, 1, 'Вартість', 'Сума')).toBe('conflict');
  expect(decide('Вартість', 0, 'Вартість')).toBe('none');
  expect(decide('Ціна', 0, 'Вартість')).toBe('none');
  expect(decide('Вартість', 1, 'Вартість', 'Сума')).toBe('none');
});
