import { spawnSync } from 'node:child_process';

/** The checks of `npm run check`, in their order: a name, and the script that Node runs. */
export const STATIC_CHECKS = [
  { name: 'route types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'import fences', args: ['tools/checks/import-fences.mjs'] },
  { name: 'rooms', args: ['tools/checks/rooms.mjs'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'messages', args: ['tools/checks/messages.mjs'] },
  { name: 'list of settings', args: ['tools/configuration.ts', '--check'] },
  { name: 'migrations match the tables', args: ['tools/checks/migrations.mjs'] },
];

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
