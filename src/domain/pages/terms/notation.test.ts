import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGES } from '../../../content/pages/pages.ts';
import { AGREED_TO } from '../../../content/pages/page-shapes.ts';
import { LOCALES } from '../../locale/locale.ts';
import { readTitle, readWritten, SECTION_TEXT_MAX, writeSection } from './notation.ts';
import { partsOfSection, readTermsTexts, withWritten, type WrittenBlock } from './terms-text.ts';

const slipsOf = (typed: string) => {
  const read = readWritten(typed, ['seller.UA.email']);
  return read.ok ? [] : read.slips.map(({ kind, line }) => `${line} ${kind}`);
};

test.each(AGREED_TO)('what the shop came with is read back as it is written: %s', (name) => {
  const texts = readTermsTexts(PAGES[name]);
  expect(texts).not.toBeNull();
  for (const locale of LOCALES) {
    const sections = texts?.[locale].sections ?? [];
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const written = writeSection(section);
      expect(written.length).toBeLessThan(SECTION_TEXT_MAX);
      const read = readWritten(written, []);
      if (!read.ok) throw new Error(JSON.stringify(read.slips));
      // The program's parts stay where they were.
      expect(withWritten(section, read.written)).toEqual(section);
    }
  }
});

test('any clauses, lists and paragraphs are read back as they are written', () => {
  const line = fc
    .string({
      minLength: 1,
      maxLength: 40,
      unit: fc.constantFrom('а', 'B', '#', '-', '\\', ' ', '.', '1', '<'),
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const items = fc.array(line, { minLength: 1, maxLength: 4 });
  const block: fc.Arbitrary<WrittenBlock> = fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), text: line }),
    fc.record({ kind: fc.constant('list' as const), items }),
    fc.record({ kind: fc.constant('clause' as const), title: line, items }),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const written = writeSection({ blocks });
      for (const typed of [written, written.replaceAll('\n', '\r\n'), `\n\n${written}\n \n`])
        expect(readWritten(typed, [])).toEqual({ ok: true, written: blocks });
    }),
  );
});

test('slips are named by their lines, all at once', () => {
  expect(slipsOf('# Title\nOne.\n# Next\nTwo.')).toEqual(['3 title-inside']);
  expect(slipsOf('#\nOne.\n\n# Alone\n\n-\n\n- one\ntwo\n\none\ntwo')).toEqual([
    '1 title-missing',
    '4 clause-empty',
    '6 item-missing',
    '9 no-item',
    '11 no-title',
  ]);
  expect(slipsOf('{seller.UA.email} and {who}')).toEqual(['1 unknown-value']);
  expect(slipsOf('{seller.UA.email}')).toEqual([]);
});

test('what a document could not show is a slip that names it', () => {
  expect(readWritten('Fine.\n\n# ✓ Title\n5′ and ✓, 漢', [])).toEqual({
    ok: false,
    slips: [
      { kind: 'no-glyph', line: 3, characters: ['✓'] },
      { kind: 'no-glyph', line: 4, characters: ['′', '✓', '漢'] },
    ],
  });
});

test('what nobody sees is no text, and no part of one', () => {
  const read = (typed: string) => readWritten(typed, []);
  const one = { ok: true, written: [{ kind: 'paragraph', text: 'Ціна 1\u00A0000 грн' }] };
  expect(read('\u200B\n\n\u2060\u00AD\n\uFEFF')).toEqual({ ok: true, written: [] });
  expect(read('\u200BЦі\u00ADна\u20091\u202F000\u2060 грн\u200B')).toEqual(one);
  expect(slipsOf('# \u200B\nOne.\n\n- \u2060')).toEqual(['1 title-missing', '4 item-missing']);
  expect(slipsOf('# Title\n\u00AD')).toEqual(['1 clause-empty']);
});

test('what came in place of a character that could not be read is a slip', () => {
  expect(slipsOf('a\uFFFDb')).toEqual(['1 control-character']);
});

test('hostile texts are bounded, and markup is text', () => {
  expect(slipsOf('a\u0000b')).toEqual(['1 control-character']);
  expect(slipsOf('x'.repeat(100_000))).toEqual(['1 text-too-long']);
  expect(slipsOf('x'.repeat(3001))).toEqual(['1 line-too-long']);
  expect(slipsOf(Array.from({ length: 300 }, () => 'x').join('\n\n'))).toEqual(['161 too-many']);
  expect(slipsOf(`# T\n${Array.from({ length: 90 }, () => 'x').join('\n')}`)).toEqual(['1 too-many']);
  expect(slipsOf(Array.from({ length: 60 }, () => '#').join('\n\n')).length).toBe(20);
  expect(readWritten('<script>alert(1)</script>', [])).toEqual({
    ok: true,
    written: [{ kind: 'paragraph', text: '<script>alert(1)</script>' }],
  });
});

test('an empty section keeps what the program needs: documents before its words, links and tables of sellers behind them', () => {
  const documents = { kind: 'documents', name: 'rental-terms' } as const;
  const link = { kind: 'link', text: 'More', to: '/terms' } as const;
  const section = { id: 'rental', title: 'Rental', blocks: [documents, link] };
  expect(partsOfSection(section)).toEqual({ opening: [documents], written: [], closing: [link] });
  const paragraph = { kind: 'paragraph', text: 'New' } as const;
  expect(withWritten(section, [paragraph]).blocks).toEqual([documents, paragraph, link]);
});

test('the title of a section is one line that documents can show', () => {
  expect(readTitle('  Утилізація\u200B  ')).toEqual({ ok: true, title: 'Утилізація' });
  const slip = (typed: string) => {
    const read = readTitle(typed);
    return read.ok ? null : read.slip;
  };
  expect(slip(' \u200B ')).toEqual({ kind: 'missing' });
  expect(slip('А\nБ')).toEqual({ kind: 'long' });
  expect(slip('а'.repeat(201))).toEqual({ kind: 'long' });
  expect(slip('Права {seller.UA.email}')).toEqual({ kind: 'line', slip: { kind: 'unknown-value', line: 1 } });
  expect(slip('Права \u202E')).toMatchObject({ slip: { kind: 'control-character' } });
  expect(slip('Права ✓')).toMatchObject({ slip: { kind: 'no-glyph', characters: ['✓'] } });
});
