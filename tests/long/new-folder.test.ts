import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';

test.each([
  ['discount.ts list', 0, 'No codes are made yet.\n'],
  ['discount.ts end SUN10', 1, 'No code SUN10 is left to end.\n'],
  ['staff.ts list', 0, '\n'],
  ['reduce-price.ts list', 0, '\n'],
])('%s makes the tables of a new folder first', async (words, code, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'promin-chores-'));
  try {
    expect(await runTool(`tools/${words}`.split(' '), { DATA_DIR: folder })).toEqual({ code, said });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
