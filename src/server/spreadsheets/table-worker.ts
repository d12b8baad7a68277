// The thread in which one spreadsheet is read; built into a program of its own (tools/build-worker.mjs).
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import { TableRefused } from './table-refused.ts';
import type { SpreadsheetAnswer, SpreadsheetTask } from './spreadsheet-reader.ts';

/** Rows that are handed over at once: to take over a whole table would keep the shop from answering. */
const ROWS_AT_ONCE = 500;

const say = (answer: SpreadsheetAnswer) => parentPort?.postMessage(answer);
const { bytes, ...how }: SpreadsheetTask = workerData;
try {
  const rows = await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), how);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) say({ rows: rows.slice(at, at + ROWS_AT_ONCE) });
  say({ end: 'read' });
} catch (error) {
  if (!(error instanceof TableRefused)) throw error;
  say({ end: error.reason });
}
