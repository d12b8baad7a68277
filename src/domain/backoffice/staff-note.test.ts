import { expect, test } from 'vitest';
import { readStaffNote, STAFF_NOTE_MAX } from './staff-note.ts';

test('a note is kept without blanks around it, lines ended alike', () => {
  expect(readStaffNote('  Call after 18:00\r\nAsk for Olena\u200B ')).toEqual({
    ok: true,
    text: 'Call after 18:00\nAsk for Olena',
  });
});

test.each([
  ['', 'empty'],
  [' \r\n\u200B', 'empty'],
  ['x'.repeat(STAFF_NOTE_MAX + 1), 'too-long'],
])('“%.5s…” is refused as %s', (typed, reason) => {
  expect(readStaffNote(typed)).toEqual({ ok: false, reason });
});
