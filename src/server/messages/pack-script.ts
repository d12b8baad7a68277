import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A script in one of the encodings that browsers take. */
export type PackedScript = (encoding: 'br' | 'gzip' | 'identity') => Promise<Buffer<ArrayBuffer>>;

const PACKERS = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (raw: Buffer<ArrayBuffer>) => raw,
};

/** Packs a script when it is first asked for in an encoding, beside the work of the process, and once. */
export function packScript(source: () => string): PackedScript {
  const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return (encoding) => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = PACKERS[encoding](Buffer.from(source()));
    packed.set(encoding, packing);
    return packing;
  };
}
