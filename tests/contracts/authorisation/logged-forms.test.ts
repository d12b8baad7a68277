import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../../src/domain/audit/audit-entry.ts';
import { API, OTHERS } from './matrix/calls.ts';
import { LOGGED, OTHERWISE } from './matrix/logged-forms.ts';
import type { Row } from './matrix/rows.ts';
import { STAFF_FORMS } from './matrix/staff-forms.ts';

const isOfStaff = ({ answers }: Row) => answers.admin !== answers.other;
const isOfPartner = ({ name }: Row) => name.includes(' /partner/');
const changes = ({ name }: Row) => !name.startsWith('GET ');

/** What staff and partners' programs can change the shop by. */
const forms = new Set([
  ...STAFF_FORMS.map(({ name }) => name),
  ...[...OTHERS, ...API]
    .filter((row) => changes(row) && (isOfStaff(row) || isOfPartner(row)))
    .map(({ name }) => name),
]);

const sources = globSync('src/server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the audit log has whatever staff and partners’ programs change', () => {
  test('every form and call of the matrix says what it leaves there, or why nothing', () => {
    expect([
      ...[...forms]
        .filter((name) => !LOGGED.has(name))
        .map(
          (name) => `tests/contracts/authorisation/matrix/logged-forms.ts: add '${name}' with what it logs`,
        ),
      ...[...LOGGED.keys()]
        .filter((name) => !forms.has(name))
        .map((name) => `tests/contracts/authorisation/matrix/logged-forms.ts: remove '${name}'`),
    ]).toEqual([]);
  });

  // That it is written by the transaction of the change is tested beside each use case, by `unloggedActs`.
  test('whatever they leave there is written by the server, and the log says nothing else', () => {
    const named = new Set([...LOGGED.values()].flatMap((logged) => ('unlogged' in logged ? [] : logged)));
    expect([...named].filter((action) => !sources.includes(`'${action}'`))).toEqual([]);
    expect(AUDIT_ACTIONS.filter((action) => !named.has(action) && !OTHERWISE.includes(action))).toEqual([]);
  });
});
