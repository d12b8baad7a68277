import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../src');

interface Expression {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** All nodes of a syntax tree; in a list, which passes no node from hand to hand. */
function nodesIn(tree: unknown): readonly Readonly<Record<string, unknown>>[] {
  const nodes = [tree].filter(isNode);
  for (const node of nodes) for (const child of Object.values(node)) if (isNode(child)) nodes.push(child);
  return nodes;
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

function readExpressions() {
  const written: Expression[] = [];
  const composed: string[] = [];
  for (const file of files) {
    const tree = parseSync(readFileSync(join(ROOT, file), 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'esnext',
    });
    for (const { type, pattern, flags, callee } of nodesIn(tree)) {
      if (type === 'RegExpLiteral') written.push({ file, pattern: String(pattern), flags: String(flags) });
      if (type === 'NewExpression' && isNode(callee) && callee.value === 'RegExp') composed.push(file);
    }
  }
  return { written, composed };
}

/** In which ways an expression can take more than linear time; the whole text is assumed to be hostile. */
const slownessOf = ({ pattern, flags }: Omit<Expression, 'file'>): string[] =>
  analyse({ source: pattern, flags: flags.replace('g', '') }).reports.map(({ type }) => type);

describe('every regular expression takes time in proportion to its text', () => {
  const { written, composed } = readExpressions();

  test('those that are written down', () => {
    expect(written.length).toBeGreaterThan(150);
    const slow = written
      .filter(({ flags }) => !flags.includes('v')) // which the analyser does not read
      .map((expression) => ({ ...expression, slowness: slownessOf(expression) }))
      .filter(({ slowness }) => slowness.length > 0);
    expect(slow).toEqual([]);
  });

  test('those with sets, which repeat nothing', () => {
    const repeating = written.filter(
      ({ pattern, flags }) => flags.includes('v') && /[*+?]|\{\d/.test(pattern),
    );
    expect(repeating).toEqual([]);
  });

  test('those that are put together, which were looked at one by one', () => {
    expect([...new Set(composed)].toSorted()).toEqual([
      'domain/account/done-cookie.ts', // the name of its cookie
      'domain/locale/no-break.ts', // spaces one by one, and a look at sixteen characters
      'domain/locale/tie-message.ts', // the shop's own messages
      'domain/orders/orders-query.ts', // words of a search and one character
      'domain/pages/terms/printable.ts', // one character
      'domain/payments/statement-reference.ts', // one character
      'domain/search/normalise.ts', // one character; units of a search, which is at most 200 characters long
      'domain/search/other-readings.ts', // one character
      'domain/search/search-words.ts', // a word of a search
      'domain/search/suggestions.ts', // one repeated set, begun by a letter
      'server/emails/email-links.ts', // the shop's own e-mails
      'server/emails/inline-pictures.ts', // the shop's own e-mails
      'server/haulage-forms.ts', // settings of the operator
      'server/http/response-cache/encodings.ts', // spaces after a word
      'server/http/signed-cookies.ts', // as the cookies of the saved choices
      'server/http/typed-texts.ts', // the name of its cookie
      'server/setting-forms.ts', // settings of the operator
    ]);
  });

  test.each([
    [String.raw`[^\s/"'<>=]+(@|%40)[^\s/"'<>]+`, 'gi'],
    [String.raw`\s+$`, ''],
    ['(a+)+b', ''],
    [String.raw`^\w*\d*x`, ''],
  ])('an expression that is slower is found: %s', (pattern, flags) => {
    expect(slownessOf({ pattern, flags })).not.toEqual([]);
  });
});
