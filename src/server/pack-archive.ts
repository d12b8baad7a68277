import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  /** Whether it is small already, as PDFs and pictures are. */
  readonly isCompressed: boolean;
  /** Called when all that stands before it has been read. */
  readonly open: () => Promise<Readable>;
}

/**
 * Packs files into one ZIP as fast as it is read: one file is open at a time, and of an archive that is read no further none is opened
 * any more. What a file cannot be read by is what the archive fails by.
 */
export function packArchive(files: readonly ArchiveFile[]): Readable {
  const zip = new ZipFile();
  const packed = zip.outputStream.pipe(new PassThrough());
  // Neither a pipe nor the archive listens for the errors of what is read: unheard, one would end the process.
  const fail = (error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { name, isCompressed, open } of files) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (answer) => {
      if (packed.destroyed) return;
      open().then((stream) => answer(null, stream.on('error', fail)), fail);
    });
  }
  zip.end();
  return packed;
}
