// Waits for the end of its input, which comes with the end of the process that started it, however it ended; then
// stops the cluster's server and removes its files.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const [control, cluster, ids] = v.parse(v.tuple([v.string(), v.string(), v.string()]), process.argv.slice(2));
const user = v.parse(
  v.object({ uid: v.optional(v.number()), gid: v.optional(v.number()) }),
  JSON.parse(ids) as unknown,
);

process.stdin.resume().on('close', () => {
  const parameters = ['stop', '-w', '-m', 'immediate', '-D', join(cluster, 'data')];
  spawnSync(control, parameters, { ...user, cwd: '/', stdio: 'ignore' });
  rmSync(cluster, { recursive: true, force: true });
});
