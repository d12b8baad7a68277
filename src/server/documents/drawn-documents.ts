import { createHash } from 'node:crypto';
import { nameOf, type PrintedDocument } from './document.ts';
import { drawDocument } from './draw-document.ts';

/** A document that is drawn when its bytes are wanted. */
export interface DrawnDocument {
  readonly title: string;
  /** Says what it holds before it is drawn; the same on every instance. */
  readonly etag: string;
  readonly bytes: () => Promise<Buffer<ArrayBuffer>>;
}

/** Counts up when `drawDocument` draws the same words differently. */
const HAND = 2;

const etagOf = ({ pageLabel, ...words }: PrintedDocument): string => {
  const seed = JSON.stringify([HAND, words, pageLabel(1, 2)]);
  return `"${createHash('sha256').update(seed).digest('base64url').slice(0, 16)}"`;
};

/**
 * Draws documents of which there are too many to keep all: the last `most` stay, at some 40 kB each. One is drawn at a
 * time, so that a crowd of readers leaves the processor to others.
 */
export function drawnDocuments(most = 64): (document: PrintedDocument) => DrawnDocument {
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  const draw = (etag: string, document: PrintedDocument) => {
    const known = kept.get(etag);
    const drawing = known ?? last.then(() => drawDocument(document));
    kept.delete(etag); // the last asked for stands last
    kept.set(etag, drawing);
    if (known) return known;
    last = drawing.catch(() => kept.delete(etag));
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return drawing;
  };
  return (document) => {
    const etag = etagOf(document);
    return { title: nameOf(document), etag, bytes: () => draw(etag, document) };
  };
}
