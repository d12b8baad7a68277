import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseSearch } from './normalise.ts';
import { lettersOf, rankMatches, type Candidate } from './rank-matches.ts';
import { searchWordsOf } from './search-words.ts';

const [GOODS, OTHERS] = [1, 2];
const candidate = (id: number, name: string, other: Partial<Candidate> = {}): Candidate => ({
  id,
  name: normaliseSearch(name),
  maker: '',
  categoryId: OTHERS,
  inStock: true,
  articleLetters: lettersOf(`article ${id}`),
  ...other,
});
function rank(
  term: string,
  candidates: readonly Candidate[],
  search: { names?: boolean; isAlike?: boolean } = {},
) {
  const text = normaliseSearch(term);
  const words = searchWordsOf(text);
  const places = new Set(words.keys());
  const meant = search.names ? { categoryIds: new Set([GOODS]), places } : null;
  return rankMatches({ text, words, meant, isAlike: search.isAlike ?? false }, candidates);
}

describe('what is left out', () => {
  const inverter = candidate(1, 'Інвертор Deye SUN-12K, 12 кВт');
  const panels = [2, 3, 4].map((id) => candidate(id, `Сонячна панель ${id}`));

  test('are products that only mention words and a bare number, once a name answers them all', () => {
    expect(rank('deye 12', [...panels, inverter])).toEqual([1]);
    expect(rank('deye 12', panels)).toEqual([2, 3, 4]);
  });

  test('are products that only mention a word, once enough names have it', () => {
    const named = Array.from({ length: 8 }, (_, place) => candidate(10 + place, 'Інвертор'));
    expect(rank('інвертор', [...panels, ...named])).toEqual(named.map(({ id }) => id));
    expect(rank('інвертор', [...panels, ...named.slice(1)])).toHaveLength(10);
  });
});

describe('what stands first', () => {
  test('is no product for a name that begins with its kind, or has the kind inside a longer word', () => {
    const goods = ['Falownik Deye', 'Mikroinwerter Hoymiles', 'Inwerter Victron', 'Mały inwerter Promin'];
    const candidates = goods.map((name, id) => candidate(id, name, { categoryId: GOODS }));
    expect(rank('inwerter', candidates, { names: true })).toEqual([2, 3, 0, 1]);
    expect(rank('inwerter', candidates.toReversed(), { names: true })).toEqual([2, 3, 0, 1]);
  });

  test('is the product of the article number, however written, then those that mention it', () => {
    const mention = candidate(1, 'SUN-12K-SG04LP3 монтаж');
    const own = candidate(2, 'Deye', { articleLetters: lettersOf('SUN-12K-SG04LP3') });
    expect(rank('sun 12k sg04lp3', [mention, own])).toEqual([2, 1]);
  });

  test('is a product of the kind that is named, before accessories with the word in their names', () => {
    const accessory = candidate(1, 'Інвертор: монтажна рама');
    const inverter = candidate(2, 'Deye 12 кВт', { categoryId: GOODS });
    expect(rank('інвертор', [accessory, inverter], { names: true })).toEqual([2, 1]);
  });

  test('has the words in its name rather than in its text', () => {
    expect(rank('deye', [candidate(1, 'Кріплення'), candidate(2, 'Акумулятор Deye')])).toEqual([2, 1]);
  });

  test('has the very number: 5 кВт is neither 15 кВт nor 5 кВт·год', () => {
    const names = ['Інвертор 15 кВт', 'Акумулятор 5 кВт·год', 'Інвертор 5 кВт'];
    expect(
      rank(
        '5kW',
        names.map((name, id) => candidate(id, name)),
      )[0],
    ).toBe(2);
  });

  test('has no unit that only begins as the typed one', () => {
    const energies = Array.from({ length: 3 }, (_, id) => candidate(id, 'Станція 1000 Вт·год'));
    const power = candidate(9, 'Станція 1000 Вт');
    expect(rank('1000 Вт', [...energies, power])[0]).toBe(9);
    expect(rank('станція 1000 Вт', [...energies, power])[0]).toBe(9);
  });

  test('has a number with decimals if none has it whole', () => {
    const names = ['Акумулятор 15 кВт·год', 'Акумулятор 5,12 кВт·год'];
    expect(
      rank(
        '5 kWh',
        names.map((name, id) => candidate(id, name)),
      )[0],
    ).toBe(1);
  });

  test('is in stock, of two that are alike', () => {
    expect(rank('deye', [candidate(1, 'Deye', { inStock: false }), candidate(2, 'Deye')])).toEqual([2, 1]);
  });

  test('has the words in their order and near the beginning', () => {
    const names = ['Кабель сонячний', 'Набір: сонячний кабель', 'Сонячний кабель'];
    expect(
      rank(
        'сонячний кабель',
        names.map((name, id) => candidate(id, name)),
      ),
    ).toEqual([2, 1, 0]);
  });
});

test('mistyped words count only where typos are looked for, and not if they are like nothing', () => {
  const inverter = [candidate(1, 'Інвертор'), candidate(2, 'Кабель')];
  expect(rank('інвентор', inverter, { isAlike: true })).toEqual([1]);
  expect(rank('інвентор', inverter)).toEqual([1, 2]);
});

test('each product comes once, in whatever order its texts came', () => {
  const names = fc.constantFrom('Інвертор Deye', 'Deye inverter', 'Кабель', 'Панель 450 Вт', 'Deye');
  const candidates = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 5 }), name: names }).map(({ id, name }) => candidate(id, name)),
  );
  fc.assert(
    fc.property(candidates, fc.nat(), (list, seed) => {
      const ranked = rank('інвертор deye', list);
      expect(new Set(ranked)).toEqual(new Set(list.map(({ id }) => id)));
      expect(ranked.length).toBe(new Set(ranked).size);
      const turned = [...list.slice(seed % (list.length + 1)), ...list.slice(0, seed % (list.length + 1))];
      expect(rank('інвертор deye', turned)).toEqual(ranked);
    }),
  );
});
