import { fromBufferPromise } from 'yauzl';
import { text } from 'node:stream/consumers';

/** The files of a ZIP as text, by name. */
export async function readArchive(bytes: Buffer): Promise<Readonly<Record<string, string>>> {
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}
