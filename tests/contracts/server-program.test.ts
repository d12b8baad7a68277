import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'build/server';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);
const programs = files.map((name) => ({ name, code: readFileSync(join(FOLDER, name)) }));

test('the server’s program is there', () => {
  expect(files).toContain('index.js');
});

test('it has React for production alone', () => {
  // What only the other one says.
  const others = programs.filter(({ code }) => code.includes('Each child in a list should have a unique'));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('what connects to one database is no part of what the other loads', () => {
  const withDriver = (driver: string) =>
    programs.filter(({ code }) => code.includes(`from"${driver}"`)).map(({ name }) => name);
  expect(withDriver('pg')).toEqual([expect.stringMatching(/connect-postgres-/)]);
  expect(withDriver('@electric-sql/pglite')).toEqual([expect.stringMatching(/connect-embedded-/)]);
});
