import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md')];
const FILES = globSync(['*', '.*', '{src,tests,tools,bench,docs,public}/**/*']).map((path) => `/${path}`);

/** Names of files between backticks, whole paths or their ends; patterns and examples with spaces are none. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|css|sql))`/g)].map(([, name]) => name ?? '');

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  const named = namedIn(readFileSync(document, 'utf8'));
  expect(named.filter((name) => !FILES.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});
