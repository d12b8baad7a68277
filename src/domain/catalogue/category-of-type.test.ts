import { describe, expect, test } from 'vitest';
import { categoryNameOfType } from './category-of-type.ts';

describe('the category that a product type means', () => {
  test('is what the shop calls it, in any case', () => {
    expect(categoryNameOfType('Освітлювальні Вежі')).toBe('Сонячні освітлювальні вежі');
    expect(categoryNameOfType('Інвертори')).toBe('Інвертори');
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'is %s for that word, which every object knows',
    (type) => {
      expect(categoryNameOfType(type)).toBe(type);
    },
  );
});
