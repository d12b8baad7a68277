import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attachmentName, checkSizes, ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from './attachment.ts';
import {
  CUSTOMER_STEPS,
  mayReopen,
  mayWrite,
  namedTicket,
  REOPEN_DAYS,
  staffSteps,
  statusAfter,
  subjectOf,
  TICKET_STATUSES,
  ticketNumber,
  ticketTimes,
} from './ticket.ts';
import { TICKET_TRANSITIONS, type TicketStatus } from './ticket-status.ts';
import * as v from 'valibot';
import { RETURN_NOTE_MAX } from '../returns/return-request.ts';
import {
  answerTemplateSchema,
  decideTemplate,
  decideTemplateRemoval,
  fillTemplate,
  greetedName,
} from './ticket-forms.ts';

const DAY = 24 * 60 * 60 * 1000;
const SOLVED = '2026-11-05T10:00:00.000Z';
const solvedAt = (status: TicketStatus) => ({ status, resolvedAt: SOLVED });
const at = (days: number) => Date.parse(SOLVED) + days * DAY;

describe('a ticket', () => {
  it('is named by its number however it is typed', () => {
    for (const typed of ['10001', 'tck 10001', ' TCK-10001 ', '№10001', 'tck10001'])
      expect(namedTicket(typed)).toBe(ticketNumber(10001));
  });

  it('can be opened again for 14 days after it was solved, and not a moment longer', () => {
    expect(mayReopen(solvedAt('RESOLVED'), at(REOPEN_DAYS) - 1)).toBe(true);
    expect(mayReopen(solvedAt('RESOLVED'), at(REOPEN_DAYS))).toBe(false);
    expect(mayReopen({ status: 'RESOLVED', resolvedAt: null }, at(0))).toBe(false);
    for (const status of ['COMPLETED', 'CANCELLED'] as const)
      expect(mayWrite(solvedAt(status), at(0))).toBe(false);
    expect(mayWrite({ status: 'PENDING', resolvedAt: null }, at(999))).toBe(true);
  });

  it('goes along its table alone, whoever moves it and by whatever', () => {
    for (const status of TICKET_STATUSES) {
      const allowed: readonly TicketStatus[] = TICKET_TRANSITIONS[status];
      const steps: readonly TicketStatus[] = [
        ...CUSTOMER_STEPS[status],
        ...staffSteps(solvedAt(status), at(1)),
        ...(mayWrite(solvedAt(status), at(1))
          ? (['customer', 'staff'] as const).map((author) => statusAfter(status, author))
          : []),
      ];
      expect(steps.filter((to) => to !== status && !allowed.includes(to))).toEqual([]);
      expect(staffSteps(solvedAt(status), at(1))).not.toContain('COMPLETED');
    }
    expect(staffSteps(solvedAt('RESOLVED'), at(15))).toEqual([]);
  });

  it('without a subject is called by its first line, cut at a word', () => {
    expect(subjectOf('  Де   моє замовлення?\n\nДякую')).toBe('Де моє замовлення?');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (message) => {
        const subject = subjectOf(message);
        expect(subject.length).toBeLessThanOrEqual(81);
        expect(subject).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

test('times count answers that the customer got, and a solution that still holds', () => {
  const createdAt = '2026-11-05T08:00:00.000Z';
  const entry = (author: 'customer' | 'staff' | 'system', minutes: number, isInternal = false) => ({
    author,
    isInternal,
    createdAt: new Date(Date.parse(createdAt) + minutes * 60_000).toISOString(),
  });
  const entries = [
    entry('customer', 0),
    entry('staff', 5, true),
    entry('system', 6),
    entry('staff', 40),
    entry('staff', 90),
  ];
  const times = (status: TicketStatus, resolvedAt: string | null) =>
    ticketTimes({ createdAt, status, resolvedAt, entries });
  expect(times('RESOLVED', SOLVED)).toEqual({ firstAnswerMs: 40 * 60_000, solutionMs: 2 * 60 * 60_000 });
  expect(times('COMPLETED', SOLVED).solutionMs).toBe(2 * 60 * 60_000);
  expect(times('IN_PROGRESS', null)).toEqual({ firstAnswerMs: 40 * 60_000, solutionMs: null });
  expect(
    ticketTimes({ createdAt, status: 'PENDING', resolvedAt: null, entries: entries.slice(0, 3) }),
  ).toEqual({
    firstAnswerMs: null,
    solutionMs: null,
  });
});

test('files of a message are limited by number and size', () => {
  expect(checkSizes([])).toBeNull();
  expect(checkSizes([ATTACHMENT_BYTES_MAX, ATTACHMENT_BYTES_MAX])).toBeNull();
  expect(checkSizes([ATTACHMENT_BYTES_MAX, ATTACHMENT_BYTES_MAX, 1])).toBe('too-large');
  expect(checkSizes([ATTACHMENT_BYTES_MAX + 1])).toBe('too-large');
  expect(checkSizes(Array.from({ length: ATTACHMENTS_MAX + 1 }, () => 1))).toBe('too-many');
});

test('a file is handed out under a name that is one and nothing else', () => {
  expect(attachmentName('Фото табло.JPEG', 'picture')).toBe('Фото табло.webp');
  expect(attachmentName('..\\..\\etc/passwd', 'pdf')).toBe('passwd.pdf');
  expect(attachmentName('a"; filename=evil.exe', 'pdf')).toMatch(/^[^"\\/;]+\.pdf$/);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('pdf' as const, 'picture' as const),
      (name, kind) => {
        expect(attachmentName(name, kind)).toMatch(/^[^/\\"\p{Cc}]+\.(pdf|webp)$/u);
      },
    ),
  );
});

test('a template has the name and the number filled in, and nothing else', () => {
  const values = { name: 'Олена {number}', number: 'TCK-10001' };
  expect(fillTemplate('Доброго дня, {name}! {number}, {total}', values)).toBe(
    'Доброго дня, Олена {number}! TCK-10001, {total}',
  );
});

test('a template is never longer than the note that it fills', () => {
  const words = 'a'.repeat(RETURN_NOTE_MAX + 1);
  const parse = (subject: string) =>
    v.safeParse(answerTemplateSchema, { subject, title: 'Long', uk: words, pl: 'b', en: 'c' }).success;
  expect(['ticket', 'return', 'exchange', 'order'].map(parse)).toEqual([true, false, false, false]);
});

test.each([
  ['Доброго дня, {name}!', 'Доброго дня!'],
  ['Dzień dobry {name},\n\nzgłoszenie {number}', 'Dzień dobry,\n\nzgłoszenie TCK-1'],
  ['{name}, доброго дня!', 'Доброго дня!'],
  ['Hello {name}!', 'Hello!'],
  ['No name, {number}', 'No name, TCK-1'],
])('%j greets nobody by name where none is known', (template, filled) => {
  expect(fillTemplate(template, { name: greetedName('olena@example.com'), number: 'TCK-1' })).toBe(filled);
  expect([greetedName(' '), greetedName('Олена')]).toEqual([null, 'Олена']);
});

describe('a template that staff send', () => {
  const template = { subject: 'ticket', title: 'A', uk: 'a', pl: 'b', en: 'c' } as const;
  const known = { ...template, updatedAt: '2026-11-03T10:00:00Z' };
  const other = { ...template, en: 'd' };

  test.each([
    ['is new', null, template, null, 'write'],
    ['is shown as it stands', known, other, known.updatedAt, 'write'],
    ['was sent twice', known, template, null, 'written'],
    ['was sent twice after a change', known, template, 'before', 'written'],
    ['a colleague changed', known, other, 'before', 'changed'],
    ['another form has made', known, other, null, 'changed'],
    ['a colleague deleted', null, template, known.updatedAt, 'gone'],
  ] as const)('that %s', (_, stored, sent, seen, decided) => {
    expect(decideTemplate(stored, { template: sent, seen })).toBe(decided);
  });

  test.each([
    ['that is shown as it stands', known, known.updatedAt, 'remove'],
    ['that a colleague changed', known, 'before', 'changed'],
    ['of which nobody knows what was shown', known, null, 'changed'],
    ['that is deleted already', null, 'before', 'removed'],
  ] as const)('and delete, %s', (_, stored, seen, decided) => {
    expect(decideTemplateRemoval(stored, seen)).toBe(decided);
  });
});
