import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { auditViews } from './audit-view.server.ts';

const entry = (id: number, said: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-12-01T10:00:00.000Z',
  subject: 'product',
  subjectId: '101',
  subjectName: null,
  action: 'stock-moved',
  changes: { stock: ['5', '7'], reason: ['', 'delivery'] },
  why: '',
  staffName: 'Анна',
  isOfProgram: false,
  undoes: null,
  ...said,
});
const undoable = (entries: readonly AuditEntry[]) =>
  auditViews(entries, () => null).flatMap(({ id, isUndoable }) => (isUndoable ? id : []));

test('a movement of a stock can be taken back once, and not what took one back, nor that of a program', () => {
  const moved = entry(1, {});
  expect(undoable([moved])).toEqual([1]);
  expect(undoable([entry(2, { undoes: 1 }), moved])).toEqual([]);
  expect(undoable([entry(3, {}), entry(2, { undoes: 1 }), moved])).toEqual([3]);
  expect(undoable([entry(4, { isOfProgram: true })])).toEqual([]);
});

test('a document that was added can be taken back, a picture is taken away on its own page', () => {
  const document = 'document.00000000-0000-4000-8000-000000000001';
  expect(
    undoable([
      entry(1, { action: 'document-added', changes: { [document]: ['', 'manual uk a.pdf'] } }),
      entry(2, { action: 'picture-added', changes: { picture: ['', 'a.jpg'] } }),
      entry(3, { action: 'edited', changes: { brand: ['a', 'b'] } }),
    ]),
  ).toEqual([1, 3]);
});
