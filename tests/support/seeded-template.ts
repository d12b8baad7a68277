import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { DatabaseInUse, lockForProcess } from '../../src/server/database/process-lock.ts';
import { seedCatalogue } from '../../src/server/database/seed.ts';

const CACHE = '.cache/test-databases';
const MIGRATIONS = 'src/server/database/migrations';
/** All that decides what a seeded database holds. */
const SOURCES = [
  MIGRATIONS,
  'src/content',
  'src/domain',
  'src/server/catalogue',
  'src/server/messages',
  'src/server/database',
  'src/server/search',
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

/** Builds it in an empty folder, which rids it of what a builder who died has left. */
async function build(directory: string, fill: Recipe['fill']) {
  rmSync(directory, { recursive: true, force: true });
  const connection = await connectEmbedded(directory);
  try {
    await connection.migrate(MIGRATIONS);
    await fill(connection);
  } finally {
    await connection.close();
  }
}

interface Recipe {
  readonly name: string;
  /** What is done to a migrated database. */
  readonly fill: (connection: Connection) => Promise<unknown>;
}

/**
 * The folder of a database made by a recipe, to be copied: made once for a state of the sources, because a copy opens
 * twenty times faster than a new one. Of several test workers one makes it, the others wait.
 */
async function databaseTemplate({ name, fill }: Recipe): Promise<string> {
  const current = `${name}-${hashOfSources()}`;
  const directory = join(CACHE, current);
  const ready = join(directory, 'ready');
  while (!existsSync(ready)) {
    mkdirSync(CACHE, { recursive: true });
    forgetOthers(current);
    try {
      const release = lockForProcess(`${directory}.lock`);
      try {
        if (existsSync(ready)) break;
        await build(directory, fill);
        writeFileSync(ready, '');
      } finally {
        release();
      }
    } catch (error) {
      if (!(error instanceof DatabaseInUse)) throw error;
      await setTimeout(100);
    }
  }
  return join(directory, 'database');
}

/** The folder of a migrated and seeded database, to be copied. */
export const seededTemplate = (): Promise<string> =>
  databaseTemplate({ name: 'seeded', fill: seedCatalogue });

/** The folder of a migrated database without a row, to be copied. */
export const emptyTemplate = (): Promise<string> =>
  databaseTemplate({ name: 'empty', fill: () => Promise.resolve() });
