import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { TABLE_LIMITS } from '../../domain/spreadsheets/table-file.ts';
import { TableRefused } from './table-refused.ts';

/** The parts of an XLSX file, each unpacked only when it is read. */
export interface Parts {
  /** A part as it is unpacked, by its name without a leading slash; null where there is none. */
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
}

const { unpackedBytes, entries: ENTRIES_MAX, ratio, ratioFromBytes } = TABLE_LIMITS;

/** Names and sizes of all parts, none of which is too much by what the file says itself. */
async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let declared = 0;
  if (zip.entryCount > ENTRIES_MAX) throw new TableRefused('too-complex');
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (entry.isEncrypted()) throw new TableRefused('protected');
    // Two parts of one name: what one program checks another would not read.
    if (entries.has(fileName)) throw new TableRefused('no-table');
    declared += uncompressedSize;
    const isPressed = uncompressedSize > ratioFromBytes && uncompressedSize > compressedSize * ratio;
    if (declared > unpackedBytes || isPressed) throw new TableRefused('too-large-unpacked');
    entries.set(fileName, entry);
  }
  return entries;
}

/**
 * Opens the ZIP of an XLSX file. Sizes are looked at before anything is unpacked, and bytes are counted as they come, for sizes that
 * a file states need not be so. Throws `TableRefused`.
 */
export async function openParts(bytes: Buffer): Promise<Parts> {
  try {
    const zip = await fromBufferPromise(bytes);
    const entries = await listEntries(zip);
    let unpacked = 0;
    async function* counted(entry: Entry) {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        if (!(chunk instanceof Uint8Array)) continue;
        unpacked += chunk.byteLength;
        if (unpacked > unpackedBytes) throw new TableRefused('too-large-unpacked');
        yield chunk;
      }
    }
    return {
      read: async (name) => {
        const entry = entries.get(name);
        return entry ? counted(entry) : null;
      },
    };
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('no-table', { cause: error });
  }
}
