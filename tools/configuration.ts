// npm run configuration: writes docs/configuration.md from the settings in src/server/env.ts and seller-fields.ts; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { printConfiguration } from './configuration/print-configuration.ts';

const PATH = 'docs/configuration.md';
const SOURCES = ['src/server/env.ts', 'src/server/seller-fields.ts'];
const text = printConfiguration(SOURCES.map((path) => readFileSync(path, 'utf8')).join('\n'));
if (!process.argv.includes('--check')) writeFileSync(PATH, text);
else if (readFileSync(PATH, 'utf8') !== text) {
  process.stderr.write(
    `${PATH} is not what the settings in src/server say: npm run configuration writes it\n`,
  );
  process.exitCode = 1;
}
