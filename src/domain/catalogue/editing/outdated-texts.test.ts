import { describe, expect, test } from 'vitest';
import type { Localized } from '../../locale/locale.ts';
import type { EditableText } from './editable-product.ts';
import { outdatedAfter, type OutdatedText } from './outdated-texts.ts';

const named = (uk: string, pl: string, en: string): Localized<EditableText> => ({
  uk: { name: uk, summary: '', description: '' },
  pl: { name: pl, summary: '', description: '' },
  en: { name: en, summary: '', description: '' },
});
const START = named('Панель', 'Panel', 'Panel');
const after = (to: Localized<EditableText>, marks: readonly OutdatedText[] = [], before = START) =>
  outdatedAfter({ before, after: to, marks });
const SINCE = '2026-11-20T08:00:00.000Z';
const mark = (locale: 'uk' | 'pl' | 'en', source: 'uk' | 'pl' | 'en', said: string): OutdatedText => ({
  part: 'name',
  locale,
  source,
  said,
  since: SINCE,
});

describe('a text that is changed', () => {
  test('in one language marks the two that stayed as they were', () => {
    expect(after(named('Панель 2', 'Panel', 'Panel'))).toEqual([
      { part: 'name', locale: 'pl', source: 'uk', said: 'Панель', since: null },
      { part: 'name', locale: 'en', source: 'uk', said: 'Панель', since: null },
    ]);
  });

  test('in all languages, or in none, marks nothing', () => {
    expect(after(named('Панель 2', 'Panel 2', 'Panel two'))).toEqual([]);
    expect(after(START)).toEqual([]);
  });

  test('leaves the other texts of a language alone', () => {
    const said = {
      ...START,
      uk: { ...START.uk, summary: 'Речення' },
      pl: { ...START.pl, summary: 'Zdanie' },
    };
    const to = { ...said, uk: { ...said.uk, summary: 'Нове речення' } };
    expect(after(to, [], said).map(({ part, locale }) => [part, locale])).toEqual([['summary', 'pl']]);
  });

  test('marks none that is missing, and none where it is said for the first time or not any more', () => {
    const alone = named('Панель', '', '');
    expect(after(named('Панель 2', '', ''), [], alone)).toEqual([]);
    expect(after(named('Панель', 'Panel', ''), [], alone)).toEqual([]);
    expect(after(alone)).toEqual([]);
  });
});

describe('an outdated text', () => {
  const changed = named('Панель 2', 'Panel', 'Panel');
  const marks = [mark('pl', 'uk', 'Панель'), mark('en', 'uk', 'Панель')];

  test('stays outdated until it is changed, and marks nothing when it catches up', () => {
    expect(after(changed, marks, changed)).toEqual(marks);
    expect(after(named('Панель 2', 'Panel 2', 'Panel'), marks, changed)).toEqual([marks[1]]);
  });

  test('keeps what its source said first when that is changed again, from the later moment', () => {
    expect(after(named('Панель 3', 'Panel', 'Panel'), marks, changed)).toEqual(
      marks.map((each) => ({ ...each, since: null })),
    );
  });

  test('is right again when its source says what it said', () => {
    expect(after(START, marks, changed)).toEqual([]);
  });

  test('that a second language makes outdated has both, and the source is marked by it', () => {
    const twice = after(named('Панель 2', 'Panel', 'Module'), [mark('pl', 'uk', 'Панель')], changed);
    expect(twice).toEqual([
      { part: 'name', locale: 'uk', source: 'en', said: 'Panel', since: null },
      mark('pl', 'uk', 'Панель'),
      { part: 'name', locale: 'pl', source: 'en', said: 'Panel', since: null },
    ]);
  });
});
