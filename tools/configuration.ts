// npm run configuration: writes docs/configuration.md from the settings in src/server/env.ts; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { printConfiguration } from './configuration/print-configuration.ts';

const PATH = 'docs/configuration.md';
const text = printConfiguration(readFileSync('src/server/env.ts', 'utf8'));
if (!process.argv.includes('--check')) writeFileSync(PATH, text);
else if (readFileSync(PATH, 'utf8') !== text) {
  process.stderr.write(`${PATH} is not what src/server/env.ts says: npm run configuration writes it\n`);
  process.exitCode = 1;
}
