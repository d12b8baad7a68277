import { expect, test } from 'vitest';
import texts from './messages/pl.json' with { type: 'json' };

test('the board of rentals has one name in Polish: in the menu, on its page and where others lead to it', () => {
  expect(texts['backoffice.board.title']).toBe('Grafik wynajmu');
  expect(texts['backoffice.section.board']).toBe(texts['backoffice.board.title']);
  const others = Object.values(texts).filter((text) =>
    /plan\p{L}* zajętości|\bgrafik(?:u|iem)?\b(?! wynajmu)/iu.test(text),
  );
  expect(others).toEqual([]);
});
