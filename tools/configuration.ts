// npm run configuration: writes docs/configuration.md from the settings in src/server/setting-fields.ts, provider-settings.ts and seller-settings.ts; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS } from '../src/server/setting-fields.ts';

const HEAD = `# Configuration

Every setting of the shop, in the order of \`src/server/setting-fields.ts\`, from which this page is written (\`npm run configuration\`). They are environment variables, read once at
start; an empty one counts as not set, a bad one refuses to start and is named. A local shop needs none; what a public one needs is told
[under operations](operations.md#public-or-local).

| name | default | meaning |
|---|---|---|
`;

const FOOT = `
Tests and benchmarks also read \`CHROMIUM_PATH\` (a browser), \`JOURNEY_PORT\`, \`BENCH_SECONDS\`, \`SEED\` and \`CALLS\`.
`;

/** The comments of the settings by name, in one line each. */
function commentsIn(source: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}([A-Z][A-Z\d_]+): /g,
  )) {
    comments.set(
      name,
      comment
        .replaceAll(/\s*\n\s*\*\s?/g, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    );
  }
  return comments;
}

/** The page that lists every setting with its default and meaning; throws for a setting without a comment. */
function printConfiguration(source: string): string {
  const comments = commentsIn(source);
  const rows = Object.entries(SETTINGS).map(([name, { default: value }]) => {
    const meaning = comments.get(name);
    if (meaning === undefined) throw new Error(`The setting ${name} has no comment`);
    return `| \`${name}\` | ${value === undefined ? '–' : `\`${String(value)}\``} | ${meaning} |\n`;
  });
  return HEAD + rows.join('') + FOOT;
}

const PATH = 'docs/configuration.md';
const SOURCES = [
  'src/server/setting-fields.ts',
  'src/server/provider-settings.ts',
  'src/server/seller-settings.ts',
];
const text = printConfiguration(SOURCES.map((path) => readFileSync(path, 'utf8')).join('\n'));
if (!process.argv.includes('--check')) writeFileSync(PATH, text);
else if (readFileSync(PATH, 'utf8') !== text) {
  process.stderr.write(
    `${PATH} is not what the settings in src/server say: npm run configuration writes it\n`,
  );
  process.exitCode = 1;
}
