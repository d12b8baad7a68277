// The tables in code and the newest migration's snapshot say the same: generating anew must find nothing to do.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'promin-migrations-'));
try {
  cpSync('src/server/database/migrations', folder, { recursive: true });
  const before = readdirSync(folder).length;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=postgresql',
      '--schema=./src/server/database/schema.ts',
      '--casing=snake_case',
      `--out=${relative(process.cwd(), folder)}`,
    ],
    { encoding: 'utf8' },
  );
  const isSame = status === 0 && readdirSync(folder).length === before;
  if (!isSame) console.error(`Run npm run db:generate.\n${stdout}${stderr}`);
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
