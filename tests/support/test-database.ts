import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { seededTemplate } from './seeded-template.ts';

/** An embedded database of its own with the starting catalogue; closing it removes it. */
export async function openSeededDatabase(): Promise<Connection> {
  const directory = mkdtempSync(join(tmpdir(), 'promin-test-'));
  cpSync(await seededTemplate(), join(directory, 'database'), { recursive: true });
  const connection = await connectEmbedded(directory);
  await connection.database.execute(sql`set synchronous_commit = off`); // nothing here outlives a power cut
  return {
    ...connection,
    close: async () => {
      await connection.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The same for the tests of one file; it goes with them. */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await openSeededDatabase();
  afterAll(() => connection.close());
  return connection;
}
