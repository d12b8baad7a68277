import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import type { Part, PrintedDocument } from './document.ts';
import { drawDocument } from './draw-document.ts';

const of = (parts: readonly Part[], fields: Partial<PrintedDocument> = {}) =>
  drawDocument({
    locale: 'uk',
    title: 'Рахунок № 17',
    author: 'ТОВ «Промінь Енерго»',
    day: '2026-11-16',
    byline: ['16.11.2026'],
    pageLabel: (page, pages) => `${page}/${pages}`,
    parts,
    ...fields,
  });

describe('a document on paper', () => {
  test('holds tables and totals with the letters of both alphabets and the currencies’ signs', async () => {
    const { text } = await readPdf(
      await of([
        {
          kind: 'table',
          columns: [
            { title: 'Товар', share: 3 },
            { title: 'Сума', align: 'right' },
          ],
          rows: [
            ['Ґрунтовий ґанок, їжак єнот', '1\u00a0234,50 грн'],
            ['Zażółć gęślą jaźń', '99,00 zł'],
          ],
        },
        { kind: 'totals', rows: [['Разом', '1\u00a0333,50 ₴']] },
      ]),
    );
    for (const wanted of [
      'Ґрунтовий ґанок, їжак єнот',
      'Zażółć gęślą jaźń',
      '99,00 zł',
      'Разом',
      '333,50 ₴',
    ]) {
      expect(text).toContain(wanted);
    }
  });

  test('goes on over pages, each with its number, and loses nothing', async () => {
    const items = Array.from({ length: 45 }, (_, index) => `Пункт номер ${index + 1} кінець`);
    const { text, pages } = await readPdf(
      await of([
        { kind: 'items', items: items.map((item, index) => ({ mark: `${index + 1}.`, text: item })) },
        {
          kind: 'table',
          columns: [{ title: 'А' }, { title: 'Б' }],
          rows: items.map((item) => [item, 'так']),
        },
        { kind: 'totals', rows: items.slice(0, 3).map((item) => [item, '1']) },
      ]),
    );
    expect(pages).toBeGreaterThan(2);
    expect(items.filter((item) => text.split(item).length - 1 < 2)).toEqual([]);
    for (let page = 1; page <= pages; page++) expect(text).toContain(`${page}/${pages}`);
  });

  test('begins no page with what its heading left behind', async () => {
    for (let lines = 24; lines < 34; lines += 2) {
      const filler = Array.from({ length: lines }, (): Part => ({ kind: 'paragraph', text: 'рядок' }));
      const { text } = await readPdf(
        await of([
          ...filler,
          { kind: 'heading', text: 'ЗАГОЛОВОК' },
          { kind: 'paragraph', text: 'текст під ним' },
        ]),
      );
      expect(text).toMatch(/ЗАГОЛОВОК\s+текст під ним/);
    }
  });

  test('lets others have their turn while it is drawn', async () => {
    let turns = 0;
    let isDrawn = false;
    const count = () => void (isDrawn || (turns++, setImmediate(count)));
    setImmediate(count);
    await of(Array.from({ length: 50 }, (): Part => ({ kind: 'paragraph', text: 'рядок' })));
    isDrawn = true;
    expect(turns).toBeGreaterThanOrEqual(50);
  });
});
