import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPhases, normaliseSearch, withUnits } from './normalise.ts';

/** Pieces of which typed terms are made; joined at random they meet every rule and its neighbours. */
const PIECES =
  "0 4 50 2.5 , . - · * × x х / Вт Втг кВт год кв W kW h V В A а Ah kVA мм mm ² 2 ' ’ ʼ ‘ ` ′ й ї і Ł ó ą é İ Σ ь\u0306 \u0301 и";
const typed = fc
  .array(fc.constantFrom(...PIECES.split(' '), ' ', '\u00a0'), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

describe('normaliseSearch', () => {
  test('changes nothing that it has normalised', () => {
    const anything = fc.oneof(typed, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anything, (text) => {
        const once = normaliseSearch(text);
        expect(normaliseSearch(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves lower-case words divided by one space, with dots only between digits', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(normaliseSearch(text)).toMatch(/^(?:[\p{Ll}\p{N}\p{M}]|(?<=\d)\.(?=\d)|(?<=\S) (?=\S))*$/u);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(["'", '’', 'ʼ', '‘', '`', '′'])('deletes the apostrophe %s', (apostrophe) => {
    expect(normaliseSearch(`п${apostrophe}ять з${apostrophe}єднувачів`)).toBe('пять зєднувачів');
  });

  test.each([
    ['Ładowarka ŻÓŁTA Gdańsk', 'ladowarka zolta gdansk'],
    ['Schüco', 'schuco'],
    ['Її йод', 'її йод'],
    ['И\u0306од І\u0308жак', 'йод їжак'],
  ])('folds Latin and keeps Cyrillic letters: %s', (text, normal) => {
    expect(normaliseSearch(text)).toBe(normal);
  });

  test.each([
    ['5ah', ['5 А·год', '5 Ah', '5 а·h']],
    ['450w', ['450 Вт', '450Вт', '450 W', '450w', '450-Вт', '450\u00a0ВТ']],
    ['4.8kwh', ['4,8 кВт·год', '4.8 кВт*год', '4,8кВтг', '4.8 kWh', '4,8 kW·h', '4.8кВт⋅год', '4,8 кВт/год']],
    ['6kw', ['6 кВт', '6kW', '6 KW', '6 kWp', '6kWp', '6 кВтп', '6 кВт-п', '6 кВт·пік']],
    ['430w', ['430 Wp', '430Wp', '430 Втп', '430 Вт']],
    ['512wh', ['512 Вт·год', '512 Wh', '512Втг']],
    ['100ah', ['100 А·год', '100 Ah', '100Аг', '100 А*год']],
    ['51.2v', ['51,2 В', '51.2V', '51,2в']],
    ['16a', ['16 А', '16A']],
    ['6mm2', ['6 мм²', '6 мм2', '6mm2', '6 mm²', '6 кв. мм', '6 кв.мм']],
    ['10kva', ['10 кВА', '10 кВ·А', '10 kVA']],
    ['3x2.5mm2', ['3×2,5 мм²', '3х2.5 мм2', '3x2,5mm2', '3*2.5 мм²', '3 x 2.5 mm²']],
  ])('writes %s however it was typed', (token, spellings) => {
    expect(spellings.map(normaliseSearch)).toEqual(spellings.map(() => token));
  });

  test.each([
    ['5 кВт гібридний', '5kw гібридний'],
    ['SUN-12K-SG04LP3', 'sun 12k sg04lp3'],
    ['US5000 в наявності', 'us5000 в наявності'],
    ['230/400 В', '230 400v'],
    ['CCS2, Type 2 (IP65).', 'ccs2 type 2 ip65'],
    ['  ?! ', ''],
  ])('writes %s as %s', (text, normal) => {
    expect(normaliseSearch(text)).toBe(normal);
  });
});

describe('asPhases', () => {
  test.each([
    [
      '3ph',
      [
        '3 phase',
        'three-phase',
        'Three phases',
        '3-phase',
        '3-fazowy',
        'trójfazowego',
        'trzy fazy',
        '3 фази',
        '3-фазний',
        'трифазних',
        'Трифазна',
      ],
    ],
    ['1ph', ['1 phase', 'single-phase', 'jednofazowy', '1-fazowa', '1 фаза', 'однофазний', 'однофазного']],
  ])('reads %s in three languages', (token, spellings) => {
    for (const spelling of spellings) expect(asPhases(normaliseSearch(spelling))).toBe(token);
  });

  test.each(['13 phase', 'фазенда', '3 faster', 'три панелі', '0.3 фази'])('leaves „%s“', (text) => {
    expect(asPhases(normaliseSearch(text))).toBe(normaliseSearch(text));
  });
});

test('a unit is the same in every alphabet, so that it is not read in another', () => {
  expect(withUnits('Панель 1000 Вт')).toBe('панель 1000w');
  expect(withUnits("Роз'єм 6 мм2")).toBe("роз'єм 6mm2");
});

test.each([
  ['1000 ватт', '1000w'],
  ['1000 ватів', '1000w'],
  ['2 kilowaty', '2kw'],
  ['5 кіловатів', '5kw'],
])('a power in words: %s', (term, read) => {
  expect(normaliseSearch(term)).toBe(read);
});
