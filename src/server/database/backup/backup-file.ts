import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { readBackup } from './read-backup.ts';

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes a backup to a file that only this account may read, for it holds customers' addresses. The file appears when
 * it is whole; an earlier one of the name is replaced.
 */
export async function saveBackup(database: Database, path: string): Promise<void> {
  const draft = `${path}.partial`;
  try {
    await rm(draft, { force: true });
    await readBackup(database, (lines) =>
      pipeline(
        Readable.from(withLineEnds(lines)),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The lines of a backup file. Only `\n` ends one: texts may hold the other characters that end lines. */
export async function* linesOfFile(path: string): AsyncGenerator<string> {
  let rest = '';
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.once('error', (error) => text.destroy(error));
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
