import { describe, expect, test } from 'vitest';
import { checksumOf, type ContentPlace, type ContentText } from './content-texts.ts';
import { contentUnits, planContent } from './plan-content.ts';
import type { TranslationUnit } from './translation-file.ts';
import { withTranslation } from './write-content.ts';

const KEY = 'content/slide-3/title';
const WORDS = 'content/terms/own-00000001/text';
const LIST = 'content/faq/own-00000002/text';
const section = { ref: 'own-00000003', title: null };
const texts: readonly ContentText[] = (
  [
    [KEY, { kind: 'entry', entry: 'slide', id: 3, part: 'title' }, ['Зима', 'Zima']],
    [
      WORDS,
      {
        kind: 'terms',
        page: 'terms',
        section: 'own-00000001',
        title: { uk: '', pl: '', en: '' },
        part: 'text',
      },
      ['# Оплата\nКарткою\nПереказом', '# Płatność\nKartą\nPrzelewem'],
    ],
    [
      LIST,
      { kind: 'block', page: 'faq', section, id: 'own-00000002', block: 'list', part: 'text' },
      ['Раз\nДва {seller.UA.email}', ''],
    ],
  ] as const satisfies readonly (readonly [string, ContentPlace, readonly [string, string]])[]
).map(([key, place, [uk, pl]]) => ({ key, place, said: { uk, pl, en: '' }, isDraft: false }));

const units = contentUnits(texts, 'pl');
const plan = (sent: readonly TranslationUnit[]) =>
  planContent(sent, { locale: 'pl', texts, values: ['seller.UA.email'] });
const unitOf = (key: string, target: string, more: Partial<TranslationUnit> = {}): TranslationUnit => {
  const unit = units.find((each) => each.key === key);
  return { key, version: unit?.version ?? 0, source: unit?.source ?? '', ...more, target };
};
const reasons = (...sent: readonly TranslationUnit[]) =>
  plan(sent).problems.map(({ reason, detail }) => [reason, detail]);

describe('a file of the content', () => {
  test('has the checksum of each translation as its version, and changes nothing as it is', () => {
    expect(units.map(({ version }) => version)).toEqual(texts.map(({ said }) => checksumOf(said.pl)));
    expect(plan(units)).toEqual({ changes: [], problems: [], gone: 0 });
    expect(contentUnits([{ ...texts[0]!, said: { uk: '', pl: 'Zima', en: '' } }], 'pl')).toEqual([]);
  });

  test('changes what was translated, read as the form of its place reads it', () => {
    const sent = [
      unitOf(KEY, ' Zimowe\u200B  ceny '),
      unitOf(WORDS, '# Płatność\r\nKartą \r\nBLIK-iem', { source: '# Оплата Карткою Переказом' }),
      unitOf(LIST, 'Raz\n\nDwa {seller.UA.email}'),
    ];
    expect(plan(sent).problems).toEqual([]);
    expect(plan(sent).changes.map(({ key, before, after }) => [key, before, after])).toEqual([
      [KEY, 'Zima', 'Zimowe ceny'],
      [WORDS, '# Płatność\nKartą\nPrzelewem', '# Płatność\nKartą\nBLIK-iem'],
      [LIST, '', 'Raz\nDwa {seller.UA.email}'],
    ]);
  });

  test('changes nothing more once it was imported, and passes over what is gone or not translated', () => {
    const after = texts.map((text) => ({ ...text, said: { ...text.said, pl: `${text.said.pl} 2`.trim() } }));
    const sent = units.map((unit, place) => ({ ...unit, target: after[place]?.said.pl ?? '' }));
    const again = planContent(sent, { locale: 'pl', texts: after, values: ['seller.UA.email'] });
    expect(again).toEqual({ changes: [], problems: [], gone: 0 });
    expect(plan([unitOf(KEY, ' '), unitOf('content/slide-9/title', 'Lato')])).toEqual({
      changes: [],
      problems: [],
      gone: 1,
    });
  });

  test('is refused where somebody changed the translation or the Ukrainian text, or it says two things', () => {
    expect(reasons(unitOf(KEY, 'Lato', { version: checksumOf('Jesień') }))).toEqual([
      ['changed-meanwhile', ''],
    ]);
    expect(reasons(unitOf(KEY, 'Lato', { source: 'Літо' }))).toEqual([['source-changed', '']]);
    expect(reasons(unitOf(KEY, 'Lato'), unitOf(KEY, 'Upał'))).toEqual([['twice', '']]);
  });

  test('is refused where a form would refuse', () => {
    expect(reasons(unitOf(KEY, 'a'.repeat(81)))).toEqual([['too-long', '80']]);
    expect(reasons(unitOf(LIST, 'a'.repeat(2001)))).toEqual([['too-long', '2000']]);
    // As the reader of files leaves what no text may have.
    for (const key of [KEY, LIST])
      expect(reasons(unitOf(key, 'Lato\uFFFD'))).toEqual([['control-character', '']]);
    expect(reasons(unitOf(LIST, '<b>Raz</b>'))).toEqual([['markup', '']]);
    expect(reasons(unitOf(LIST, 'Raz {seller.PL.phone}'))).toEqual([['places-unknown', 'seller.PL.phone']]);
    expect(plan([unitOf(WORDS, '# Płatność')]).problems).toEqual([
      { key: WORDS, reason: 'slip', detail: '', slips: [{ kind: 'clause-empty', line: 1 }] },
    ]);
  });
});

test('a translation is written where its text stands, and nowhere else', () => {
  const block = {
    id: 'own-00000002',
    kind: 'list' as const,
    title: { uk: '', pl: '', en: '' },
    text: { uk: 'Раз', pl: '', en: '' },
    to: '',
    picture: '',
  };
  const arrangement = {
    picture: null,
    sections: [
      { ref: 'own-00000003', isHidden: false, title: { uk: 'Розділ', pl: '', en: '' }, blocks: [block] },
      { ref: 'payment', isHidden: false, title: null, blocks: [] },
    ],
  };
  const said = { locale: 'pl', said: 'Raz' } as const;
  const [list] = texts.slice(2);
  const written = withTranslation(arrangement, list!.place, said).sections;
  expect(written[0]?.blocks[0]?.text).toEqual({ uk: 'Раз', pl: 'Raz', en: '' });
  expect(written[1]).toEqual(arrangement.sections[1]);
  const titled = { kind: 'section', page: 'faq', ref: 'own-00000003' } as const;
  expect(withTranslation(arrangement, titled, said).sections[0]?.title?.pl).toBe('Raz');
  expect(withTranslation(arrangement, { ...titled, ref: 'payment' }, said)).toEqual(arrangement);
});
