import { spawnSync } from 'node:child_process';

/** Runs checks in turn, all of them whatever fails: how many passed, and the names of those that did not. */
export function runChecks(checks) {
  let passed = 0;
  const failures = [];
  for (const { name, args } of checks) {
    const started = Date.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (status === 0) {
      passed++;
      console.log(`✓ ${name} (${seconds} s)`);
    } else {
      failures.push(name);
      console.log(`✗ ${name} (${seconds} s)\n${stdout}${stderr}`);
    }
  }
  return { passed, failures };
}
