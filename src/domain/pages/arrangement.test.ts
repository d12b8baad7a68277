import { describe, expect, test } from 'vitest';
import { arrange, shownRefs } from './arrange.ts';
import {
  OWN_BLOCKS_MAX,
  readArrangement,
  SECTIONS_MAX,
  settle,
  type Arrangement,
  type OwnBlock,
  type PageShape,
} from './arrangement.ts';
import { fieldsOfArrangement } from './arrangement-fields.ts';
import { takeStep, type ArrangementStep } from './change-arrangement.ts';
import { unreadyParts } from './publishable.ts';
import { readBlock, readTitle } from './read-block.ts';

const SHAPE: PageShape = [
  { ref: 'one', needed: null },
  { ref: 'two', needed: 'linked' },
  { ref: 'three', needed: null },
];
const NOTHING = { uk: '', pl: '', en: '' };
const said = (text: string) => ({ uk: text, pl: text, en: text });
const block = (id: string, more: Partial<OwnBlock> = {}): OwnBlock => ({
  id,
  kind: 'question',
  title: said(`Q ${id}`),
  text: said(`A ${id}`),
  to: '',
  picture: '',
  ...more,
});
const START = settle(SHAPE, null);
function taken(step: ArrangementStep, before: Arrangement = START): Arrangement {
  const result = takeStep(SHAPE, before, step);
  if (!result.ok) throw new Error(result.reason);
  return result.arrangement;
}
const orderOf = ({ sections }: Arrangement) => sections.map(({ ref }) => ref).join();
const OWN = 'own-00000001';
const Q = 'own-0000000a';

describe('what a release came with and what staff said', () => {
  test('nothing said is the page as it came', () => {
    expect(orderOf(START)).toBe('one,two,three');
    expect(shownRefs(SHAPE, null)).toEqual(['one', 'two', 'three']);
  });

  test('a section that is gone is left out, and a new one stands where it was shipped', () => {
    const before = taken({ do: 'move-section', ref: 'three', to: 0 });
    const later: PageShape = [
      { ref: 'zero', needed: null },
      { ref: 'one', needed: null },
      { ref: 'new', needed: null },
      { ref: 'three', needed: null },
    ];
    expect(orderOf(settle(later, before))).toBe('zero,three,one,new');
  });

  test('what is needed by now is shown, though it was hidden', () => {
    const hidden = taken({ do: 'hide-section', ref: 'one' });
    expect(shownRefs(SHAPE, hidden)).toEqual(['two', 'three']);
    const later: PageShape = SHAPE.map((section) => ({ ...section, needed: 'law' }));
    expect(shownRefs(later, hidden)).toEqual(['one', 'two', 'three']);
  });
});

describe('a step', () => {
  test('taken twice changes nothing more', () => {
    const steps: ArrangementStep[] = [
      { do: 'move-section', ref: 'three', to: 1 },
      { do: 'hide-section', ref: 'one' },
      { do: 'save-section', ref: OWN, title: said('Own') },
      { do: 'save-block', ref: 'one', block: block(Q) },
      { do: 'choose-picture', picture: 'scene-meadow' },
      { do: 'remove-block', id: Q },
      { do: 'remove-section', ref: OWN },
    ];
    let now = START;
    for (const step of steps) {
      now = taken(step, now);
      expect(taken(step, now)).toEqual(now);
      expect(readArrangement(now)).toEqual(now);
    }
  });

  test('does not hide what is needed, take away what was shipped, or exceed a page', () => {
    expect(takeStep(SHAPE, START, { do: 'hide-section', ref: 'two' })).toMatchObject({
      reason: 'section-needed',
    });
    expect(takeStep(SHAPE, START, { do: 'remove-section', ref: 'one' })).toMatchObject({ ok: false });
    expect(takeStep(SHAPE, START, { do: 'hide-section', ref: 'nothing' })).toMatchObject({ ok: false });
    let full = START;
    const id = (at: number) => `own-${at.toString(16).padStart(8, '0')}`;
    for (let at = 0; at < OWN_BLOCKS_MAX; at++)
      full = taken({ do: 'save-block', ref: 'one', block: block(id(at)) }, full);
    expect(takeStep(SHAPE, full, { do: 'save-block', ref: 'one', block: block(id(999)) })).toMatchObject({
      reason: 'page-full',
    });
    for (let at = 500; at < 500 + SECTIONS_MAX - SHAPE.length; at++)
      full = taken({ do: 'save-section', ref: id(at), title: said('S') }, full);
    expect(takeStep(SHAPE, full, { do: 'save-section', ref: OWN, title: said('S') })).toMatchObject({
      reason: 'page-full',
    });
    expect(readArrangement(full)).toEqual(full);
  });

  test('keeps a block in its section and of its kind', () => {
    const now = taken({ do: 'save-block', ref: 'one', block: block(Q) });
    const step = { do: 'save-block', ref: 'three', block: block(Q) } as const;
    expect(takeStep(SHAPE, now, step)).toMatchObject({ ok: false });
    const other = { do: 'save-block', ref: 'one', block: block(Q, { kind: 'point' }) } as const;
    expect(takeStep(SHAPE, now, other)).toMatchObject({ ok: false });
  });

  test('moves blocks among those of their section', () => {
    const second = 'own-0000000b';
    const both = taken(
      { do: 'save-block', ref: 'one', block: block(second) },
      taken({ do: 'save-block', ref: 'one', block: block(Q) }),
    );
    const moved = taken({ do: 'move-block', id: second, to: 0 }, both);
    expect(moved.sections[0]?.blocks.map(({ id }) => id)).toEqual([second, Q]);
  });
});

describe('the page', () => {
  const page = {
    title: 'Page',
    sections: [
      { id: 'one', title: 'One', blocks: [{ kind: 'paragraph' as const, text: 'shipped' }] },
      { id: 'two', title: 'Two', blocks: [] },
      { id: 'three', title: 'Three', blocks: [] },
    ],
  };

  test('has blocks of staff behind those it came with, in its language, and no section in which nothing stands', () => {
    let now = taken({ do: 'save-section', ref: OWN, title: said('Own') });
    expect(arrange(page, { arrangement: now, shape: SHAPE, locale: 'pl' }).sections).toHaveLength(3);
    now = taken({ do: 'save-block', ref: OWN, block: block(Q) }, now);
    now = taken(
      {
        do: 'save-block',
        ref: 'one',
        block: block('own-0000000b', { kind: 'list', text: { ...NOTHING, uk: 'a\nb' } }),
      },
      now,
    );
    now = taken({ do: 'hide-section', ref: 'three' }, now);
    const uk = arrange(page, { arrangement: now, shape: SHAPE, locale: 'uk' });
    expect(uk.sections.map(({ id }) => id)).toEqual(['one', 'two', OWN]);
    expect(uk.sections[0]?.blocks).toEqual([
      { kind: 'paragraph', text: 'shipped' },
      { kind: 'list', items: ['a', 'b'] },
    ]);
    expect(uk.sections[2]?.blocks).toEqual([
      { kind: 'question', id: Q, question: `Q ${Q}`, answer: `A ${Q}` },
    ]);
    expect(arrange(page, { arrangement: now, shape: SHAPE, locale: 'en' }).sections[0]?.blocks).toHaveLength(
      1,
    );
  });

  test('says of its pictures what was said of them where it says nothing itself', () => {
    const own = '0123456789abcdef-banner';
    const titled = block(Q, { kind: 'picture', picture: own, title: said('Своє') });
    const silent = block('own-00000002', { kind: 'picture', picture: own, title: said('') });
    const arranged = arrange(page, {
      arrangement: {
        picture: own,
        sections: [{ ref: 'own-00000009', isHidden: false, title: said('X'), blocks: [titled, silent] }],
      },
      shape: [],
      locale: 'pl',
      pictureTexts: { [own]: { uk: 'Дах', pl: 'Dach', en: '' } },
    });
    expect(arranged.pictureAlt).toBe('Dach');
    expect(arranged.sections[0]?.blocks).toMatchObject([{ alt: 'Своє' }, { alt: 'Dach' }]);
  });

  test('that nobody arranged is the same object', () => {
    expect(arrange(page, { arrangement: null, shape: SHAPE, locale: 'uk' })).toBe(page);
  });
});

describe('what is stored', () => {
  test('hostile values are no arrangement', () => {
    const section = { ref: 'one', isHidden: false, title: null, blocks: [] };
    for (const value of [
      null,
      'x',
      { sections: [] },
      { picture: null, sections: [{ ...section, ref: '<b>' }] },
      { picture: null, sections: [section, section] },
      { picture: null, sections: Array.from({ length: 500 }, () => section) },
      { picture: null, sections: [{ ...section, blocks: Array.from({ length: 500 }, () => block(Q)) }] },
      { picture: null, sections: [{ ...section, blocks: [block(Q, { text: said('x'.repeat(100_000)) })] }] },
      { picture: null, sections: [{ ...section, more: 1 }] },
    ])
      expect(readArrangement(value)).toBeNull();
  });
});

describe('a typed block', () => {
  const rules = {
    values: ['seller.UA.email'],
    isPage: (path: string) => path === '/faq' || path === '/admin/x',
  };
  const typed = (fields: Record<string, string>) => (field: string) => fields[field] ?? '';

  test.each([
    ['<script>alert(1)</script>', 'markup'],
    ['a\u0000b', 'control-character'],
    ['\u202Eabc', 'control-character'],
    ['x'.repeat(100_000), 'too-long'],
    ['{seller.UA.phone}', 'unknown-value'],
    ['   ', 'missing'],
  ])('refuses %j', (text, problem) => {
    expect(readBlock({ id: Q, kind: 'paragraph' }, typed({ 'text.uk': text }), rules)).toEqual({
      ok: false,
      problems: { 'text.uk': problem },
    });
  });

  test('is tidied, keeps the lines of a list, and may lack other languages', () => {
    const read = readBlock(
      { id: Q, kind: 'list' },
      typed({ 'text.uk': ' a \r\n\r\n b {seller.UA.email}', 'title.uk': 'not of a list' }),
      rules,
    );
    expect(read).toMatchObject({
      block: { title: NOTHING, text: { uk: 'a\nb {seller.UA.email}', pl: '', en: '' } },
    });
  });

  test('an empty line begins a paragraph, which the page shows as one; other lines go on', () => {
    const read = readBlock(
      { id: Q, kind: 'paragraph' },
      typed({ 'text.uk': ' A,\r\nb. \r\n \r\n\r\nC.\n\n', 'text.pl': 'D.' }),
      rules,
    );
    if (!read.ok) throw new Error('refused');
    expect(read.block.text).toEqual({ uk: 'A, b.\n\nC.', pl: 'D.', en: '' });
    const arrangement = taken({ do: 'save-block', ref: 'one', block: read.block });
    const page = { sections: [{ id: 'one', title: 'One', blocks: [] }] };
    expect(arrange(page, { arrangement, shape: SHAPE, locale: 'uk' }).sections[0]?.blocks).toEqual([
      { kind: 'paragraph', text: 'A, b.' },
      { kind: 'paragraph', text: 'C.' },
    ]);
  });

  test.each([
    ['/ua/faq#x', '/faq#x'],
    ['/admin/x', null],
    ['/nothing', null],
    ['//evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
  ])('a link to %s', (to, kept) => {
    const read = readBlock({ id: Q, kind: 'link' }, typed({ 'title.uk': 'x', to }), rules);
    expect(read).toMatchObject(
      kept === null ? { ok: false, problems: { to: 'no-page' } } : { block: { to: kept } },
    );
  });

  test('the title of a section is needed in Ukrainian', () => {
    expect(readTitle(typed({ 'title.pl': 'x' }), rules)).toEqual({
      ok: false,
      problems: { 'title.uk': 'missing' },
    });
  });
});

describe('before it is published', () => {
  const checks = {
    isPage: (path: string) => path === '/faq' || path === '/category/empty',
    isFound: (link: string) => link !== '/category/empty',
    hasPicture: () => true,
  };

  test('missing languages, lost pages and empty sections are named; what is hidden is not asked', () => {
    let now = taken({ do: 'save-section', ref: OWN, title: { ...said('Own'), pl: '' } });
    now = taken({ do: 'save-block', ref: 'one', block: block(Q, { text: { ...said('A'), en: '' } }) }, now);
    const link = block('own-0000000b', { kind: 'link', title: said('Way'), text: NOTHING, to: '/gone' });
    now = taken({ do: 'save-block', ref: 'three', block: link }, now);
    const empty = { kind: 'link', title: said('Goods'), text: NOTHING, to: '/category/empty' } as const;
    now = taken({ do: 'save-block', ref: 'three', block: block('own-0000000e', empty) }, now);
    expect(unreadyParts(now, checks)).toEqual([
      { kind: 'language', name: `Q ${Q}`, locales: ['en'] },
      { kind: 'no-page', name: 'Way', locales: [] },
      { kind: 'no-page', name: 'Goods', locales: [] },
      { kind: 'language', name: 'Own', locales: ['pl'] },
      { kind: 'empty-section', name: 'Own', locales: [] },
    ]);
    now = taken({ do: 'hide-section', ref: OWN }, now);
    expect(unreadyParts(now, checks)).toHaveLength(3);
  });
});

test('fields say the order, what is hidden and each text', () => {
  const now = taken(
    { do: 'hide-section', ref: 'one' },
    taken({ do: 'save-block', ref: 'one', block: block(Q) }),
  );
  expect(fieldsOfArrangement(SHAPE, now)).toMatchObject({
    sections: 'one, two, three',
    hiddenSections: 'one',
    [`block.${Q}.text.pl`]: `A ${Q}`,
  });
});
