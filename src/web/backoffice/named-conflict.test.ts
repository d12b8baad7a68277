import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { translator } from '../../content/translator.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { lastAuthor, lastSaver, namedConflict } from './named-conflict.ts';

const MESSAGES = { uk, pl, en };
const KEYS = ['backoffice.conflict.by', 'backoffice.conflict.bySelf'] as const;
const at = '2026-11-29T12:05:00.000Z';

test.each(LOCALES)(
  'a conflict names who changed it and when, or says that it was you, in %s',
  async (locale) => {
    const compiled = KEYS.map((key) => [key, compile(MESSAGES[locale][key])]);
    const translate = translator(locale, Object.fromEntries(compiled));
    const name = 'Олена Савчук';
    const words = { translate, locale };
    expect(await namedConflict('Не збережено.', null, words)).toBe('Не збережено.');
    const other = await namedConflict('Не збережено.', { name, at, isSelf: false }, words);
    expect(other).toMatch(/^Не збережено\. .*Олена Савчук.*14:05/);
    const own = await namedConflict('Не збережено.', { name, at, isSelf: true }, words);
    expect(own).toContain({ uk: 'ви самі', pl: 'Twoja własna zmiana', en: 'your own change' }[locale]);
    expect(own).toContain('14:05');
    expect(own).not.toContain(name);
  },
);

const earlier = '2026-11-29T12:00:00.000Z';

test('of several states the newest names its author, and tells them from whoever asks', () => {
  const states = [
    { changedBy: 'Олена', changedById: 'olena', changedAt: earlier },
    null,
    { changedBy: 'Анна', changedById: 'anna', changedAt: at },
  ];
  expect(lastAuthor(states, 'anna')).toEqual({ name: 'Анна', at, isSelf: true });
  expect(lastAuthor(states, 'olena')).toEqual({ name: 'Анна', at, isSelf: false });
  // An account that is gone is nobody's own.
  expect(lastAuthor([{ changedBy: null, changedById: null, changedAt: at }], 'anna')).toBeNull();
});

test('who saved something last on an open page may be whoever asks', () => {
  const colleagues = [
    { name: 'Олена', changedAt: earlier },
    { name: 'Марія', changedAt: null },
  ];
  expect(lastSaver({ ownChangedAt: at, colleagues })).toMatchObject({ at, isSelf: true });
  expect(lastSaver({ ownChangedAt: null, colleagues })).toEqual({ name: 'Олена', at: earlier });
  expect(lastSaver({ ownChangedAt: null, colleagues: [] })).toBeNull();
});
