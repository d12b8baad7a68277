import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The types of the routes, which `types` and `lint` read and no repository has. */
const ROUTE_TYPES = ['node_modules/@react-router/dev/bin.cjs', 'typegen'];
/** A name, and the script that Node runs; the longest first. */
const STATIC_CHECKS = [
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

async function passes({ name, args }) {
  const started = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${said}${complained}`);
  return status === 0;
}

/** Runs all checks, so many at once and whatever fails: how many passed, and the names of those that did not. */
export async function runChecks(checks, atOnce) {
  const queue = checks.values();
  const failures = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const check of queue) if (!(await passes(check))) failures.push(check.name);
    }),
  );
  return { passed: checks.length - failures.length, failures };
}

/** Everything that can be checked without running the shop. */
export async function runStaticChecks() {
  spawnSync(process.execPath, ROUTE_TYPES, { stdio: ['ignore', 'ignore', 'inherit'] });
  return runChecks(STATIC_CHECKS, 2);
}
