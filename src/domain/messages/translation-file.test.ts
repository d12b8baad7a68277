import { describe, expect, test } from 'vitest';
import { messageState, type MessageVersion } from './message-state.ts';
import { planTranslations, type TranslationUnit } from './translation-file.ts';

const KEY = 'cart.title';
const PROSE = '/faq.payment.1a2b3c4d';
const SHIPPED = {
  [KEY]: ['Кошик для {name}', 'Koszyk dla {name}'],
  [PROSE]: ['Як платити?', 'Jak zapłacić?'],
};

/** What a file into Polish does, where staff wrote some versions of the texts of the cart. */
function plan(units: readonly Partial<TranslationUnit>[], ...texts: readonly (string | null)[]) {
  const versions: readonly MessageVersion[] = texts.map((text, index) => ({ version: index + 1, text }));
  const states = Object.entries(SHIPPED).map(([key, [uk = '', pl = '']]) => {
    const own = key === KEY ? (texts.at(-1) ?? null) : null;
    return [
      key,
      {
        uk: messageState({ key, shipped: uk, own: null, locale: 'uk' }),
        pl: messageState({ key, shipped: pl, own, locale: 'pl' }),
        en: messageState({ key, shipped: pl, own: null, locale: 'en' }),
      },
    ] as const;
  });
  const { changes, problems } = planTranslations(
    units.map((unit) => ({
      key: KEY,
      version: 0,
      source: unit.key === PROSE ? SHIPPED[PROSE][0]! : SHIPPED[KEY][0]!,
      target: '',
      ...unit,
    })),
    { locale: 'pl', states: new Map(states), versions: new Map([[KEY, versions]]) },
  );
  return [
    ...changes.map(({ key, before, after, version, text }) => [key, before, after, version, text]),
    ...problems.map(({ key, reason, detail }) => [key, reason, detail]),
  ];
}

describe('a translation', () => {
  test('is written after the one that its file was made of, in a message as in prose', () => {
    expect(plan([{ target: ' Torba\nna {name} ' }])).toEqual([
      [KEY, 'Koszyk dla {name}', 'Torba na {name}', 1, 'Torba na {name}'],
    ]);
    expect(plan([{ target: '{name}!', version: 1 }], 'Torba {name}')).toEqual([
      [KEY, 'Torba {name}', '{name}!', 2, '{name}!'],
    ]);
    expect(plan([{ key: PROSE, target: 'Czym płacić?' }])).toEqual([
      [PROSE, 'Jak zapłacić?', 'Czym płacić?', 1, 'Czym płacić?'],
    ]);
  });

  test('that is the shop’s own puts it back', () => {
    expect(plan([{ target: 'Koszyk dla {name}', version: 1 }], 'Torba {name}')).toEqual([
      [KEY, 'Torba {name}', 'Koszyk dla {name}', 2, null],
    ]);
  });

  test('that was not touched, or not written yet, is no change and no problem', () => {
    expect(plan([{ target: 'Koszyk dla {name}' }, { key: PROSE, target: ' ' }])).toEqual([]);
    expect(plan([{ target: 'Koszyk dla {name}' }], 'Torba {name}')).toEqual([]);
    expect(plan([{ target: 'Torba {name}', version: 1, source: 'Інше' }], 'Torba {name}', '{name}!')).toEqual(
      [],
    );
  });

  test('of a place where a text of staff fits no more leaves that to staff until it is translated', () => {
    expect(plan([{ target: 'Koszyk dla {name}', version: 1 }], 'Torba {who}')).toEqual([]);
    expect(plan([{ target: 'Koszyk dla {name}', version: 1 }], 'Torba {who}', '{name}!')).toEqual([]);
    expect(plan([{ target: '{name}!', version: 1 }], 'Torba {who}')).toEqual([
      [KEY, 'Koszyk dla {name}', '{name}!', 2, '{name}!'],
    ]);
  });

  test.each<readonly [Partial<TranslationUnit>, string, string]>([
    [{ target: 'Torba {name}', version: 0 }, 'changed-meanwhile', ''],
    [{ target: 'Torba {name}', version: 9 }, 'changed-meanwhile', ''],
    [{ target: 'Torba {name}', version: 1, source: 'Кошик {name}' }, 'source-changed', ''],
    [{ target: 'Torba', version: 1 }, 'places-missing', 'name'],
    [{ target: '<b>{name}</b>', version: 1 }, 'markup', ''],
    [{ target: '{name}\u0000', version: 1 }, 'control-character', ''],
    [{ key: PROSE, target: '<a>Jak?</a>' }, 'markup', ''],
  ])('is refused: %o', (unit, reason, detail) => {
    expect(plan([unit], '{name}…')).toEqual([[unit.key ?? KEY, reason, detail]]);
  });

  test.each(['cart.gone', '/faq.payment.00000000', '__proto__'])(
    'is left out and counted where the shop has no such text: %s',
    (key) => {
      const left = { key, version: 0, source: 'Кошик', target: 'Torba' };
      const asked = { locale: 'pl', states: new Map(), versions: new Map() } as const;
      expect(planTranslations([left, left], asked)).toEqual({ changes: [], problems: [], gone: 1 });
    },
  );

  test('that stands there twice is taken once; two that differ are refused in either order', () => {
    const [one, other] = [{ target: 'Torba {name}' }, { target: '{name}!' }];
    expect(plan([one, one])).toHaveLength(1);
    expect(plan([one, other])).toContainEqual([KEY, 'twice', '']);
    const untouched = { target: 'Koszyk dla {name}' };
    expect(plan([one, untouched])).toContainEqual([KEY, 'twice', '']);
    expect(plan([untouched, one])).toEqual([[KEY, 'twice', '']]);
  });
});
