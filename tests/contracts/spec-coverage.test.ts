import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const lines = readFileSync('docs/spec-coverage.md', 'utf8').split('\n');
const isTable = (line: string) => line.startsWith('|');
const isRuler = (line = '') => /^\|[-|]+\|$/.test(line);

/** The rows of every table, without headings and rulers. */
const rows: readonly Row[] = lines.flatMap((line, index) =>
  isTable(line) && !isRuler(line) && !isRuler(lines[index + 1])
    ? [
        {
          line: index + 1,
          cells: line
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        },
      ]
    : [],
);

/** The files of the repository that a text names: paths in back quotes. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|tests|tools|docs)\/[^`]+)`/g)].map(([, file]) => file ?? '');

const linesWhere = (isWrong: (cells: readonly string[]) => boolean) =>
  rows.filter(({ cells }) => isWrong(cells)).map(({ line }) => line);

/** A cell of files holds them and nothing else; a dash stands for none. */
const isFileList = (cell: string) =>
  cell === '–' ||
  filesIn(cell)
    .map((file) => `\`${file}\``)
    .join(', ') === cell;

describe('a row of the coverage', () => {
  test('is one of many, and each ruling has one', () => {
    expect(rows.length).toBeGreaterThan(450);
    const ruled = new Set(rows.map(({ cells }) => /^R\d+/.exec(cells[0] ?? '')?.[0]));
    const rulings = Array.from({ length: 31 }, (_, index) => `R${index + 1}`);
    expect(rulings.filter((ruling) => !ruled.has(ruling))).toEqual([]);
  });

  test('says what, its state, where and by which test', () => {
    expect(linesWhere((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  test('is built, not yet, or partly with what is missing', () => {
    expect(linesWhere(([, state = '']) => !/^(built|not yet|partly: \S.*)$/.test(state))).toEqual([]);
  });

  test('names an existing file for what is built', () => {
    expect(
      linesWhere(([, state, where = '']) => state === 'built' && !filesIn(where).some(existsSync)),
    ).toEqual([]);
  });

  test('names no file for what is not built', () => {
    expect(
      linesWhere(([, state, where, shownBy]) => state === 'not yet' && `${where}${shownBy}` !== '––'),
    ).toEqual([]);
  });

  test('lists files, and is shown by tests and checks alone', () => {
    const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tools/checks/');
    expect(
      linesWhere(([, , where = '', shownBy = '']) => !isFileList(where) || !isFileList(shownBy)),
    ).toEqual([]);
    expect(linesWhere(([, , , shownBy = '']) => !filesIn(shownBy).every(isTest))).toEqual([]);
  });
});

test('every file that the coverage names exists', () => {
  const lost = filesIn(lines.join('\n')).filter((file) => !existsSync(file));
  expect([...new Set(lost)]).toEqual([]);
});
