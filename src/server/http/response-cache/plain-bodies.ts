import { LRUCache } from 'lru-cache';

/** Uncompressed bodies of cached answers, so that many requests for one of them share one buffer. */
export interface PlainBodies {
  /** The body of an answer: the one in memory, else a new one. */
  readonly of: (answer: object, unpack: () => Buffer) => Buffer;
  /** Bytes of memory. */
  readonly bytes: () => number;
}

/**
 * Bounded by bytes apart from the compressed answers: clients that accept no compression push out each other's bodies
 * only. What is larger than all of it is unpacked each time.
 */
export function plainBodies(maxBytes: number): PlainBodies {
  const bodies = new LRUCache<object, Buffer>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    of: (answer, unpack) => {
      const known = bodies.get(answer);
      if (known) return known;
      const body = unpack();
      bodies.set(answer, body);
      return body;
    },
    bytes: () => bodies.calculatedSize,
  };
}
