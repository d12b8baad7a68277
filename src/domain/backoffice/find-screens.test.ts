import { expect, test } from 'vitest';
import { screensMeant } from './find-screens.ts';

const SCREENS = [
  { title: 'Продажі', words: ['виручка, звіт'] },
  { title: 'Маржа', words: ['прибуток, закупівля', 'margin'] },
  { title: 'Що замовити', words: ['закупівля, маржинальність'] },
];
const titles = (term: string) => screensMeant(SCREENS, term).map(({ title }) => title);

test.each([
  ['марж', ['Маржа', 'Що замовити']],
  ['закуп', ['Маржа', 'Що замовити']],
  ['ВИРУЧ', ['Продажі']],
  ['marg', ['Маржа']],
  ['що виручка', []],
  ['що закуп', ['Що замовити']],
  // The keys of “марж” on the Latin layout.
  ['vfh;', ['Маржа', 'Що замовити']],
  ['ажа', []],
  [' , ', []],
])('“%s” means the screens %j', (term, found) => {
  expect(titles(term)).toEqual(found);
});
