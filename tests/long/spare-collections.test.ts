import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../../src/server/database/spare-collections.ts', import.meta.url).href;

/** How often the whole heap is collected while 600 MB pass through a process that keeps 150 MB beside its heap. */
function collections(prepare: string): number {
  const script = `${prepare}
    globalThis.program = new Uint8Array(150 * 2 ** 20).fill(1);
    let passed = 0;
    const pass = () => {
      new Uint8Array(2 ** 18).fill(1);
      if (++passed < 2400) setImmediate(pass);
    };
    pass();`;
  const told = execFileSync(process.execPath, ['--trace-gc', '--input-type=module', '--eval', script]);
  expect(String(told)).not.toContain('unrecognized');
  return String(told).split('Mark-Compact').length - 1;
}

test('a process with a database inside collects far more seldom', () => {
  const spared = collections(`import { spareCollections } from '${module}'; spareCollections();`);
  expect(spared).toBeLessThan(collections('') / 2);
});
