/** What is larger is sent in parts of this size: the smallest that stores take, all but the last. */
export const PART_BYTES = 5 * 1024 * 1024;

export type Part = Uint8Array<ArrayBuffer>;

/** Cuts a content into parts of PART_BYTES and a last shorter one. */
export async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Part, undefined> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.byteLength;
    while (size >= PART_BYTES) {
      const whole = Buffer.concat(chunks);
      yield whole.subarray(0, PART_BYTES);
      chunks = [whole.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0) yield Buffer.concat(chunks);
}
