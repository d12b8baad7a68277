import { describe, expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('slugs', () => {
  test.each(['heat-pumps', 'a', 'panels-450w'])('%s is one', (text) => expect(isSlug(text, 20)).toBe(true));
  test.each(['', 'Heat', '4-in-1', 'a--b', '-a', 'a-', 'насоси', 'a b', 'a/b', 'a'.repeat(21)])(
    '%j is none',
    (text) => expect(isSlug(text, 20)).toBe(false),
  );

  test.each([
    ['Теплові насоси', 'teplovi-nasosy'],
    ['Зарядні кабелі для авто', 'zariadni-kabeli-dlia-avto'],
    ['Їжа', 'yizha'],
    ['З’єднувачі MC4', 'ziednuvachi-mc4'],
    ['Згорілі реле', 'zghorili-rele'],
    ['12 В акумулятори', 'v-akumuliatory'],
    ['  Щити / бокси  ', 'shchyty-boksy'],
  ])('%s gives %s', (name, slug) => {
    expect(slugOf(name, 60)).toBe(slug);
    expect(isSlug(slug, 60)).toBe(true);
  });

  test('are of whole words, as many as there is room for', () => {
    expect(slugOf('Теплові насоси для басейнів', 16)).toBe('teplovi-nasosy');
    expect(slugOf('Електровстановлювальні', 10)).toBe('elektrovst');
  });

  test('are empty where nothing can stand in one', () => expect(slugOf('— 12 —', 60)).toBe(''));
});
