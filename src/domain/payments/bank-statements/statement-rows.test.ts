import { expect, test } from 'vitest';
import { STATEMENT_LINES_MAX } from './incoming-line.ts';
import { readStatementRows } from './statement-rows.ts';

const LINE = {
  day: '2026-11-05',
  amountMinor: 100,
  currency: 'UAH',
  payer: 'Коваль Олена',
  purpose: 'ORD-10001',
  reference: '1/a',
};
function sent(lines: unknown, rest: readonly (readonly [string, string])[] = []): FormData {
  const form = new FormData();
  form.append('lines', typeof lines === 'string' ? lines : JSON.stringify(lines));
  for (const [name, value] of rest) form.append(name, value);
  return form;
}

test('rows are read with what was ticked and typed for each', () => {
  const rows = readStatementRows(
    sent(
      [LINE, { ...LINE, reference: '2/b' }, { ...LINE, reference: '3/c' }],
      [
        ['take', '1'],
        ['order-0', ' '],
        ['order-2', 'не платити'],
        ['order-1', 'ORD-10002'],
      ],
    ),
  );
  expect(rows).toMatchObject([
    { line: LINE, isTaken: false, orderNumber: null },
    { line: { reference: '2/b' }, isTaken: true, orderNumber: 'ORD-10002' },
    { isTaken: false, orderNumber: 'не платити' },
  ]);
});

test('a line of a day long ago keeps the others: it is refused where it is recorded', () => {
  expect(readStatementRows(sent([LINE, { ...LINE, day: '1999-01-01' }]))).toHaveLength(2);
});

test.each([
  ['nothing', []],
  ['too many lines', Array.from({ length: STATEMENT_LINES_MAX + 1 }, () => LINE)],
  ['a day that there is not', [{ ...LINE, day: '2026-02-30' }]],
  ['a text that the database cannot hold', [{ ...LINE, payer: 'a\0b' }]],
  ['half a character', [{ ...LINE, purpose: '\uD800' }]],
  ['no money', [{ ...LINE, amountMinor: 0 }]],
  ['more money than can be summed', [{ ...LINE, amountMinor: Number.MAX_SAFE_INTEGER }]],
  ['no JSON', '{'],
])('%s is not what the page sends', (_, lines) => {
  expect(readStatementRows(sent(lines))).toBeNull();
});

test.each(['ST-1\u200B', 'ST-1\u00AD', 'ST\n1'])(
  'a reference with a sign that is not seen is no line: %j',
  (reference) => {
    expect(readStatementRows(sent([{ ...LINE, reference }]))).toBeNull();
  },
);
