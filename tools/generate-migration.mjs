// npm run db:generate -- --name what-changed: writes a migration from the tables in code, and keeps the newest snapshot alone.
// The generator compares the tables with that one and reads no other; each is 20,000 lines.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const folder = 'src/server/database/migrations/meta';
const older = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .slice(0, -1);
if (status === 0) for (const name of older) rmSync(join(folder, name));
process.exitCode = status ?? 1;
