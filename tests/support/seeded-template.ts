import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectEmbedded } from '../../src/server/database/connect.ts';
import { DatabaseInUse } from '../../src/server/database/process-lock.ts';
import { seedCatalogue } from '../../src/server/database/seed.ts';

const CACHE = '.cache/test-databases';
const MIGRATIONS = 'src/server/database/migrations';
/** All that decides what a seeded database holds. */
const SOURCES = [
  MIGRATIONS,
  'src/content',
  'src/domain',
  'src/server/catalogue',
  'src/server/content',
  'src/server/database',
];
const KEPT_MS = 30 * 60 * 1000;

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const path = join(folder, name);
      if (name.endsWith('.test.ts') || !statSync(path).isFile()) continue;
      hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function forgetOthers(current: string) {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const seen = statSync(path, { throwIfNoEntry: false }); // another worker may be forgetting it as well
    if (name !== current && seen !== undefined && Date.now() - seen.mtimeMs > KEPT_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

async function build(directory: string, ready: string) {
  const connection = await connectEmbedded(directory);
  try {
    if (existsSync(ready)) return;
    await connection.migrate(MIGRATIONS);
    await seedCatalogue(connection);
  } finally {
    await connection.close();
  }
  writeFileSync(ready, '');
}

/**
 * The folder of a migrated and seeded database, to be copied: made once for a state of the sources, because a copy
 * opens twenty times faster than a new one. Of several test workers one makes it, the others wait.
 */
export async function seededTemplate(): Promise<string> {
  const name = hashOfSources();
  const directory = join(CACHE, name);
  const ready = join(directory, 'ready');
  while (!existsSync(ready)) {
    mkdirSync(CACHE, { recursive: true });
    forgetOthers(name);
    try {
      await build(directory, ready);
    } catch (error) {
      if (!(error instanceof DatabaseInUse)) throw error;
      await setTimeout(100);
    }
  }
  return join(directory, 'database');
}
