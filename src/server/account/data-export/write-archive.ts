import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Records } from './personal-records.ts';

/** Rows as one JSON array, a page at a time. */
async function* jsonOf(pages: Records['pages']): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      yield before + JSON.stringify(row, null, 2);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Packs records, and pictures as they are, into one ZIP. Of the records only a page is in memory at a time, beside what they come to packed.
 */
export async function writeArchive(
  records: readonly Records[],
  pictures: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  const packed = zip.outputStream.pipe(new PassThrough());
  // Neither a pipe nor the archive listens for the errors of what is read: unheard, one would end the process.
  const fail = (error: Error) => packed.destroy(error);
  zip.on('error', fail);
  for (const { name, pages } of records) {
    zip.addReadStream(Readable.from(jsonOf(pages)).on('error', fail), name);
  }
  for (const { name, bytes } of pictures) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  return Buffer.from(await buffer(packed));
}
