/** What the tests use of yauzl, which brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  interface Entry {
    readonly fileName: string;
  }
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }
  export function fromBufferPromise(bytes: Buffer): Promise<ZipFile>;
}
