import { expect, test } from 'vitest';
import { RowSetAside } from './database/chores/chores.ts';
import { reportChore } from './report-chore.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** The counted chores, and the level and text of each line, of one failure. */
function toldOf(error: unknown) {
  const told: unknown[] = [];
  const count = (chore: string) => told.push(chore);
  const line = (level: string) => (values: unknown, text?: string) => told.push([level, text, values]);
  reportChore(count, { warn: line('warn'), error: line('error') })({ chore: 'refunds', error });
  return told;
}

test('a chore whose database is away is a warning, however the driver says it', () => {
  for (const error of [
    refused,
    new Error('timeout exceeded when trying to connect'),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ]) {
    expect(toldOf(error)).toEqual([
      'refunds',
      ['warn', 'a chore waits: database unavailable', { err: error, chore: 'refunds' }],
    ]);
  }
});

test('any other failure is an error', () => {
  const error = new Error('undefined is not a function');
  expect(toldOf(error)).toEqual(['refunds', ['error', 'a chore failed', { err: error, chore: 'refunds' }]]);
});

test('a row that was set aside is an error whatever failed, with the row', () => {
  const error = new RowSetAside({ subject: '17', attempts: 3 }, refused);
  const values = { err: error, chore: 'refunds', subject: '17', attempts: 3 };
  expect(toldOf(error)).toEqual(['refunds', ['error', 'a chore failed', values]]);
});
