import { expect, test } from 'vitest';
import type { Locale } from '../locale/locale.ts';
import { outdatedMessagesAfter, type OutdatedMessage } from './outdated-messages.ts';

const texts = (uk: string | null, pl: string | null = 'Koszyk', en: string | null = 'Cart') => ({
  uk,
  pl,
  en,
});
const after = (
  [before, now]: readonly [ReturnType<typeof texts>, ReturnType<typeof texts>],
  marks: readonly OutdatedMessage[] = [],
  followed: readonly Locale[] = [],
) => outdatedMessagesAfter({ before, after: now, marks, followed: new Set(followed) });
const change = [texts('Кошик'), texts('Каса')] as const;
const mark = (locale: Locale, since: string | null = null) => ({ locale, said: 'Кошик', since });
const SINCE = '2026-11-30T10:00:00.000Z';

test('a changed Ukrainian text marks the translations that do not follow it', () => {
  expect(after(change)).toEqual([mark('pl'), mark('en')]);
  expect(after(change, [], ['pl'])).toEqual([mark('en')]);
  expect(after([texts('Кошик'), texts('Каса', null)])).toEqual([mark('en')]);
});

test('a translation that is changed alone marks nothing', () => {
  expect(after([texts('Кошик'), texts('Кошик', 'Kasa')], [], ['pl'])).toEqual([]);
});

test('a mark stays while its translation does, and remembers what was said when it was right', () => {
  const marks = [mark('pl', SINCE), mark('en', SINCE)];
  expect(after([texts('Каса'), texts('Каса', 'Koszyk', 'Till')], marks, ['en'])).toEqual([mark('pl', SINCE)]);
  expect(after([texts('Каса'), texts('Каса 2')], marks)).toEqual([mark('pl'), mark('en')]);
});

test('marks go when the Ukrainian text says again what it said, or is gone', () => {
  const marks = [mark('pl', SINCE), mark('en', SINCE)];
  expect(after([texts('Каса'), texts('Кошик')], marks)).toEqual([]);
  expect(after([texts('Каса'), texts(null)], marks)).toEqual([]);
});
