import { describe, expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import {
  documentsDue,
  documentTitle,
  expiryOf,
  EXPIRY_NOTICE_DAYS,
  isWholePdf,
  readMachineDocumentForm,
  type MachineDocumentKind,
} from './machine-document.ts';

const TODAY = '2026-12-01';
const inDays = (count: number) => daysAfter(TODAY, count);
const document = (kind: MachineDocumentKind, validUntil: string | null) => ({ kind, validUntil });

describe('a document', () => {
  test('is named by its kind and title, and by its title alone where that begins with the kind', () => {
    expect(documentTitle('Manual', 'Rev. 3')).toBe('Manual: Rev. 3');
    expect(documentTitle('Manual', 'manual of 2024')).toBe('manual of 2024');
  });

  test.each([
    [null, null],
    [inDays(-1), 'over'],
    [inDays(0), 'soon'],
    [inDays(EXPIRY_NOTICE_DAYS), 'soon'],
    [inDays(EXPIRY_NOTICE_DAYS + 1), null],
  ])('that is valid until %s stands as %s', (validUntil, expiry) => {
    expect(expiryOf({ validUntil }, TODAY)).toBe(expiry);
  });

  test('is due no more once the next of its kind is there, and then that one is', () => {
    const old = document('inspection', inDays(-5));
    expect(documentsDue([old, document('inspection', inDays(300))], TODAY)).toEqual([]);
    expect(documentsDue([old, document('inspection', inDays(3))], TODAY)).toEqual([
      { kind: 'inspection', validUntil: inDays(3), expiry: 'soon' },
    ]);
    expect(documentsDue([old, document('insurance', inDays(300))], TODAY)).toHaveLength(1);
  });

  test('of no kind that is renewed stands for itself; the first to end comes first', () => {
    const due = documentsDue(
      [document('other', inDays(9)), document('other', inDays(-9)), document('other', inDays(400))],
      TODAY,
    );
    expect(due.map(({ validUntil, expiry }) => [validUntil, expiry])).toEqual([
      [inDays(-9), 'over'],
      [inDays(9), 'soon'],
    ]);
  });
});

test.each([
  ['%PDF-1.7\n…\n%%EOF\n', true],
  ['%PDF-2.0\n…\n%%EOF', true],
  [`%PDF-1.4\n%%EOF\n${'x'.repeat(2000)}`, false],
  ['%PDF-1.7 broken off', false],
  ['<html>%PDF-1.7 %%EOF', false],
  ['PK\u0003\u0004', false],
  ['', false],
])('of %j it is known whether it is a whole PDF', (text, isPdf) => {
  expect(isWholePdf(new TextEncoder().encode(text))).toBe(isPdf);
});

describe('what staff say of a document', () => {
  test('is a kind, a title, its last day and whether customers may have it', () => {
    const typed = {
      kind: 'inspection',
      title: ' UDT \u200b 2026 ',
      validUntil: '2027-05-01',
      isForCustomer: 'on',
    };
    expect(readMachineDocumentForm(typed)).toEqual({
      ok: true,
      facts: { kind: 'inspection', title: 'UDT 2026', validUntil: '2027-05-01', isForCustomer: true },
    });
    expect(readMachineDocumentForm({ kind: 'manual', title: 'Manual', validUntil: '' })).toEqual({
      ok: true,
      facts: { kind: 'manual', title: 'Manual', validUntil: null, isForCustomer: false },
    });
  });

  test.each([
    [{ kind: 'manual', title: '\u200b' }, { title: 'backoffice.documents.error.title' }],
    [
      { kind: 'manual', title: 'A', validUntil: '2027-02-30' },
      { validUntil: 'backoffice.machines.error.day' },
    ],
    [{ kind: 'insurance', title: 'A' }, { validUntil: 'backoffice.documents.error.validUntil' }],
    [{ kind: 'x', title: 'A' }, { kind: 'backoffice.documents.error.kind' }],
    [{}, { kind: 'backoffice.documents.error.kind', title: 'backoffice.documents.error.title' }],
  ])('is refused as %j', (fields, errors) => {
    expect(readMachineDocumentForm(fields)).toEqual({ ok: false, errors });
  });
});
