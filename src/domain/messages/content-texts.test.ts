import { describe, expect, test } from 'vitest';
import type { HomeEntry } from '../catalogue/merchandising/home-entry.ts';
import type { Localized } from '../locale/locale.ts';
import { NO_TEXTS } from '../locale/localized.ts';
import type { OwnBlock } from '../pages/arrangement.ts';
import type { TermsTexts } from '../pages/terms/terms-text.ts';
import {
  checksumOf,
  contentMarksAfter,
  markKey,
  missingIn,
  outdatedIn,
  textsOfArrangement,
  textsOfEntry,
  textsOfTerms,
} from './content-texts.ts';
import { contentAddress, findContent, readContentQuery } from './find-content.ts';
import type { OutdatedMessage } from './outdated-messages.ts';
import { isContentKey, isProse } from './prose.ts';

const said = (uk: string, pl = '', en = ''): Localized => ({ uk, pl, en });
const entry: HomeEntry = {
  title: said('Зима', 'Zima'),
  text: said('Тепло вдома'),
  alt: NO_TEXTS,
  link: '/faq',
  categoryId: null,
  media: 'image',
  picture: 'scene-meadow',
  isActive: true,
  firstDay: null,
  lastDay: null,
};
const block = (id: string, kind: OwnBlock['kind'], more: Partial<OwnBlock> = {}): OwnBlock => ({
  id,
  kind,
  title: said('Питання', 'Pytanie', 'Question'),
  text: said('Відповідь', 'Odpowiedź', 'Answer'),
  to: '',
  picture: '',
  ...more,
});

describe('texts of the content', () => {
  test('are those of an entry that say anything, each with a key that no message can have', () => {
    const texts = textsOfEntry('slide', { id: 3, entry });
    expect(texts.map(({ key }) => key)).toEqual(['content/slide-3/title', 'content/slide-3/text']);
    expect(texts.map(missingIn)).toEqual([['en'], ['pl', 'en']]);
    expect(texts.every(({ key }) => isContentKey(key) && !isProse(key))).toBe(true);
    expect(textsOfEntry('promotion', { id: 1, entry }).map(({ key }) => key)).toEqual([
      'content/promotion-1/title',
    ]);
  });

  test('are the titles of own sections and what each kind of block has', () => {
    const sections = [
      { ref: 'payment', isHidden: false, title: null, blocks: [block('own-00000001', 'question')] },
      {
        ref: 'own-00000002',
        isHidden: true,
        title: said('Розділ'),
        blocks: [block('own-00000003', 'picture', { title: NO_TEXTS }), block('own-00000004', 'link')],
      },
    ];
    const texts = textsOfArrangement('faq', { picture: null, sections }, true);
    expect(texts.map(({ key, isDraft }) => [key, isDraft])).toEqual([
      ['content/faq/own-00000001/title', true],
      ['content/faq/own-00000001/text', true],
      ['content/faq/own-00000002', true],
      ['content/faq/own-00000004/title', true],
    ]);
  });

  test('are the sections of a draft of terms that the release did not come with in these words', () => {
    const page = (...words: readonly string[]) => ({
      title: 'Умови',
      lead: '',
      description: '',
      sections: words.map((text, place) => ({
        id: `s-${place}`,
        title: `Розділ ${place}`,
        blocks: [{ kind: 'paragraph' as const, text }],
      })),
    });
    const all = (...words: readonly string[]): TermsTexts => ({
      uk: page(...words),
      pl: page(...words),
      en: page(...words),
    });
    const draft = { ...all('а', 'б', 'нове'), pl: page('а', 'b', 'нове') };
    const texts = textsOfTerms('terms', { shipped: all('а', 'б'), draft });
    expect(texts.map(({ key }) => key)).toEqual([
      'content/terms/s-1/title',
      'content/terms/s-1/text',
      'content/terms/s-2/title',
      'content/terms/s-2/text',
    ]);
    expect(texts[1]?.said).toEqual(said('б', 'b', 'б'));
  });
});

test('a checksum has at most nine digits, and other words have another', () => {
  const sums = ['', 'Zima', 'zima', 'Zima '.repeat(3000)].map(checksumOf);
  expect(new Set(sums).size).toBe(4);
  expect(sums.every((sum) => /^\d{1,9}$/.test(String(sum)))).toBe(true);
  const text = { key: 'content/slide-3/title', said: said('Зима', 'Zima') };
  expect(markKey(text, 'pl')).toBe(`content/slide-3/title#${checksumOf('Zima')}`);
});

describe('marks of outdated translations', () => {
  const after = (
    [before, now]: readonly [Localized, Localized],
    seen: string | null = now.uk,
    marks: readonly OutdatedMessage[] = [],
  ) => contentMarksAfter({ before, after: now, marks, seen }).map((mark) => [mark.locale, mark.said]);
  const mark = { locale: 'pl', said: 'Зима', since: '2026-11-30T10:00:00.000Z' } as const;
  const [old, changed] = [said('Зима', 'Zima'), said('Літо', 'Zima')];

  test('are made of translations that stay, and not of those that are missing or follow', () => {
    expect(after([old, changed])).toEqual([['pl', 'Зима']]);
    expect(after([old, said('Літо', 'Lato')])).toEqual([]);
    expect(after([said('Літо', 'Zima'), said('Літо', 'Lato')], 'Літо', [])).toEqual([]);
  });

  test('are made of a translation whose writer saw another Ukrainian text', () => {
    expect(after([changed, said('Літо', 'Zima mroźna')], 'Зима')).toEqual([['pl', 'Зима']]);
  });

  test('come and go with words that are put back', () => {
    expect(after([said('Літо', 'Lato'), changed], null, [mark])).toEqual([['pl', 'Зима']]);
    expect(after([said('Літо', 'Lato'), old], null)).toEqual([]);
    expect(after([changed, old], null, [mark])).toEqual([]);
  });

  test('hold while the Ukrainian text is another and there is a translation', () => {
    expect(outdatedIn({ said: changed }, [mark])).toEqual([mark]);
    expect(outdatedIn({ said: old }, [mark])).toEqual([]);
    expect(outdatedIn({ said: said('Літо') }, [mark])).toEqual([]);
  });
});

test('the list is narrowed by words of texts and places, by what is missing and by what is outdated', () => {
  const entries = textsOfEntry('slide', { id: 3, entry }).map((text, place) => ({
    ...text,
    missing: missingIn(text),
    outdated: place === 0 ? [{ locale: 'pl' as const, said: 'Сніг', since: null }] : [],
    name: 'Слайд — Зима',
    field: place === 0 ? 'Заголовок' : 'Опис',
  }));
  const found = (address: string) =>
    findContent(entries, readContentQuery(new URLSearchParams(address))).map(({ field }) => field);
  expect(found('')).toEqual(['Заголовок', 'Опис']);
  expect(found('q=ТЕПЛО')).toEqual(['Опис']);
  expect(found('q=слайд')).toHaveLength(2);
  expect(found('show=missing')).toHaveLength(2);
  expect(found('show=outdated&q=zima')).toEqual(['Заголовок']);
  const query = readContentQuery(new URLSearchParams('q=a&show=missing&page=2'));
  expect(contentAddress(query)).toBe('?q=a&show=missing&page=2');
  expect(contentAddress(readContentQuery(new URLSearchParams('show=x&page=0')))).toBe('');
});
