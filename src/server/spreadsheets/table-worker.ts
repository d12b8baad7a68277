// The thread in which one table is read; built into a program of its own (tools/build-worker.mjs).
import { parentPort, workerData } from 'node:worker_threads';
import { TABLE_LIMITS } from '../../domain/spreadsheets/table-file.ts';
import { decodeText, readCsv } from '../read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { readXliff } from './read-xliff.ts';
import { translationRows } from './translation-rows.ts';
import { TableRefused } from './table-refused.ts';
import type { TableAnswer, TableTask } from './table-thread.ts';

/** Rows that are handed over at once: to take over a whole table would keep the shop from answering. */
const ROWS_AT_ONCE = 500;

/** The text with the sign for what cannot be read in place of what no text of the database may have: NUL, and halves of characters. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

const say = (answer: TableAnswer) => parentPort?.postMessage(answer);

/** A text as rows of cells. Throws `TableRefused`. */
function readText({ bytes, locale, rowsMax, isPriceList }: TableTask): readonly (readonly string[])[] {
  const text = decodeText(bytes, locale);
  if (text === null) throw new TableRefused('not-utf8');
  const rows = readCsv(text, { rowsMax, hasTitle: isPriceList, hasLooseQuotes: isPriceList });
  if (rows === null) throw new TableRefused('no-table');
  const cells = rows.reduce((count, row) => count + row.length, 0);
  if (cells > TABLE_LIMITS.cells) throw new TableRefused('too-complex');
  return rows;
}

const task: TableTask = workerData;
try {
  const { buffer, byteOffset, byteLength } = task.bytes;
  const rows =
    task.kind === 'xlsx'
      ? await readSheet(Buffer.from(buffer, byteOffset, byteLength), task)
      : task.kind === 'xliff'
        ? translationRows(await readXliff(task.bytes))
        : readText(task);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    say({ rows: rows.slice(at, at + ROWS_AT_ONCE).map((row) => row.map(storable)) });
  say({ end: 'read' });
} catch (error) {
  if (!(error instanceof TableRefused)) throw error;
  say({ end: error.reason });
}
