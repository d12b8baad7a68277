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
  test('ends no line of a table inside a number or the name of a model', async () => {
    const rows = Array.from({ length: 30 }, (_, length) => [
      `${'m '.repeat(length)}Falownik 3-fazowy SUN-12K-SG04LP3`,
      '1',
    ]);
    const columns = [{ title: 'Towar', share: 3 }, { title: 'Ilość' }, { title: 'Kwota' }];
    const { linesOfPages, text } = await readPdf(await of([{ kind: 'table', columns, rows }]));
    expect(linesOfPages.flat().filter((line) => line.trimEnd().endsWith('-'))).toEqual([]);
    expect(text.match(/3-fazowy SUN-12K-SG04LP3/g)).toHaveLength(rows.length);
  });

  test('divides no article number that fits on a line of its own, however long', async () => {
    const number = 'PV-KBT4/6II-UR+PV-KST4/6II-UR';
    const rows = Array.from({ length: 12 }, (_, length) => {
      const words = 'm '.repeat(length);
      return [`${words}${number}`, { text: 'Złącze', note: `${words}Stäubli, ${number}` }];
    });
    const columns = [{ title: 'Towar' }, { title: 'Opis' }];
    const { linesOfPages } = await readPdf(await of([{ kind: 'table', columns, rows }]));
    const whole = linesOfPages.flat().join('\n').split(number).length - 1;
    expect(whole).toBe(2 * rows.length);
  });

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

  test('repeats a table’s headings on each page, tears no row, and keeps a short table whole', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [
      { text: `Рядок ${index} верх`, note: `Рядок ${index} низ` },
      '1',
    ]);
    const columns = [{ title: 'НАЗВА' }, { title: 'К-СТЬ', align: 'right' as const }];
    const bytes = await of([{ kind: 'table', columns, rows }]);
    const { text, pages } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(2);
    expect(text.split('НАЗВА').length - 1).toBe(pages);
    for (const index of rows.keys()) expect(text).toContain(`Рядок ${index} верх Рядок ${index} низ`);
    for (let lines = 26; lines < 34; lines++) {
      const filler = Array.from({ length: lines }, (): Part => ({ kind: 'paragraph', text: 'рядок' }));
      const few = await readPdf(await of([...filler, { kind: 'table', columns, rows: rows.slice(0, 5) }]));
      expect(few.text.split('НАЗВА').length - 1).toBe(1);
    }
  });

  test('says who is who, its short facts and its number, which is part of its name', async () => {
    const { text, title } = await readPdf(
      await of(
        [
          {
            kind: 'grid',
            cells: [
              ['Дата', '21.11.2026'],
              ['Замовлення', 'ORD-1'],
              ['Спосіб', 'картка'],
              ['Оплачено', 'так'],
            ],
          },
          {
            kind: 'blocks',
            blocks: [
              { label: 'Продавець', title: 'ТОВ «Промінь»', lines: ['ЄДРПОУ 12345678', 'вул. Сонячна'] },
              { label: 'Nabywca', title: 'Żółw sp. z o.o.', lines: ['NIP 1'] },
            ],
          },
          { kind: 'small', text: 'Дійсний без підпису.' },
        ],
        { title: 'Рахунок', number: '№ 17' },
      ),
    );
    expect(title).toBe('Рахунок № 17');
    for (const wanted of [
      'Оплачено так',
      'ТОВ «Промінь»',
      'вул. Сонячна',
      'Żółw sp. z o.o.',
      'Дійсний без',
    ]) {
      expect(text).toContain(wanted);
    }
  });

  test('keeps a code beside its facts, with words for who cannot see it', async () => {
    const modules = Array.from({ length: 25 }, (_, y) =>
      Array.from({ length: 25 }, (_each, x) => (x + y) % 2 === 0),
    );
    const code = { modules, label: 'Скануйте застосунком банку' };
    for (let lines = 20; lines < 30; lines += 3) {
      const filler = Array.from({ length: lines }, (): Part => ({ kind: 'paragraph', text: 'рядок' }));
      const rows = [['IBAN', 'UA71'] as const, ['Сума', '1,00 грн'] as const];
      const bytes = await of([...filler, { kind: 'facts', rows, code }]);
      const { text } = await readPdf(bytes);
      expect(text).toMatch(/IBAN UA71 Сума 1,00 грн Скануйте застосунком банку/);
      expect(bytes.toString('latin1')).toContain('/S /Figure');
    }
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

  test('begins a heading’s page with what it announces: facts with a code, and a table that is kept whole', async () => {
    const modules = Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => true));
    const columns = [{ title: 'А' }, { title: 'Б' }];
    const announced: readonly Part[] = [
      {
        kind: 'facts',
        rows: [
          ['ПЕРШЕ', '1'],
          ['IBAN', 'UA71'],
        ],
        code: { modules, label: 'код' },
      },
      {
        kind: 'facts',
        rows: [
          ['ПЕРШЕ', '1'],
          ['IBAN', 'UA71'],
        ],
      },
      {
        kind: 'table',
        columns: [{ title: 'ПЕРШЕ' }, ...columns],
        rows: Array.from({ length: 5 }, () => ['1', '2', '3']),
      },
    ];
    for (const part of announced) {
      for (let lines = 18; lines < 30; lines += 2) {
        const filler = Array.from({ length: lines }, (): Part => ({ kind: 'paragraph', text: 'рядок' }));
        const { text } = await readPdf(await of([...filler, { kind: 'heading', text: 'ЗАГОЛОВОК' }, part]));
        expect(text).toMatch(/ЗАГОЛОВОК\s+ПЕРШЕ/);
      }
    }
  });

  test('keeps a note, and a few facts, on one page', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [`Назва ${index}`, `факт ${index}`] as const);
    for (let space = 0; space < 48; space += 3) {
      // Notes and paragraphs differ in height, so that the end of the page is met at many places.
      const filler = Array.from({ length: 18 + Math.floor(space / 4) }, (_, index): Part =>
        index < space % 4 ? { kind: 'small', text: 'рядок' } : { kind: 'paragraph', text: 'рядок' },
      );
      const parts: Part[] = [
        ...filler,
        { kind: 'heading', text: 'ПРОДАВЕЦЬ' },
        { kind: 'facts', rows },
        { kind: 'small', text: 'ПРИМІТКА' },
      ];
      const { linesOfPages } = await readPdf(await of(parts));
      expect(linesOfPages.at(-1)?.join(' ')).toMatch(/ПРОДАВЕЦЬ .*факт 0 .*факт 6 ПРИМІТКА$/);
    }
  });

  test.each(['paragraph', 'items'] as const)(
    'leaves no single line of a text on a page, nor a note without two lines of it: %s',
    async (kind) => {
      const text = Array.from({ length: 60 }, (_, index) => `ЗНАК${index}`).join(' ');
      for (let lines = 14; lines < 26; lines += 1) {
        const filler = Array.from({ length: lines }, (): Part => ({ kind: 'paragraph', text: 'рядок' }));
        const long: Part = kind === 'items' ? { kind, items: [{ mark: '•', text }] } : { kind, text };
        const bytes = await of([...filler, long, { kind: 'small', text: 'ПРИМІТКА' }]);
        const { linesOfPages } = await readPdf(bytes);
        const counts = linesOfPages.map((page) => page.filter((line) => line.includes('ЗНАК')).length);
        expect(counts.filter((count) => count === 1)).toEqual([]);
        expect(counts.at(-1)).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test('ends a long table with two rows on its last page', async () => {
    for (let count = 24; count < 34; count += 1) {
      const rows = Array.from({ length: count }, (_, index) => [`РЯДОК${index}`, '1']);
      const { linesOfPages } = await readPdf(
        await of([{ kind: 'table', columns: [{ title: 'А' }, { title: 'Б' }], rows }]),
      );
      expect(linesOfPages.at(-1)?.filter((line) => line.includes('РЯДОК')).length).toBeGreaterThan(1);
    }
  });

  test('leaves out pictures of feelings, for which its letters have none, and keeps signs', async () => {
    const { text } = await readPdf(
      await of([{ kind: 'paragraph', text: 'Анна 😀 Коваль 👩‍🔧 Promin® © 2026 ☀️ 5⃣ вул. 7' }]),
    );
    expect(text).toContain('Анна Коваль Promin® © 2026 5 вул. 7');
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
