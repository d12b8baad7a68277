import { createHash } from 'node:crypto';
import { nameOf, type PrintedDocument } from './document.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { drawDocument } from './draw-document.ts';

/** A document that is drawn when its bytes are wanted. */
export interface DrawnDocument {
  readonly title: string;
  /** Says what it holds before it is drawn; the same on every instance. */
  readonly etag: string;
  readonly bytes: () => Promise<Buffer<ArrayBuffer>>;
  /** Whether its bytes are in memory, or are being made: then nobody has to work for it. */
  readonly isDrawn: () => boolean;
}

/** Too many other documents wait to be drawn; thrown by `bytes`, and to be asked again later. */
export class DrawingBusy extends Error {
  override readonly name = 'DrawingBusy';
  readonly code = 'DRAWING_BUSY';
  constructor() {
    super('Too many documents wait to be drawn');
  }
}

/** One takes some 0.15 s. */
const WAITING_MAX = 16;

/** Counts up when `drawDocument` draws the same words differently. */
const LAYOUT_VERSION = 3;

const etagOf = ({ pageLabel, ...words }: PrintedDocument): string => {
  const seed = JSON.stringify([LAYOUT_VERSION, words, pageLabel(1, 2)]);
  return `"${createHash('sha256').update(seed).digest('base64url').slice(0, 16)}"`;
};

/**
 * Draws documents of which there are too many to keep all: the last `most` stay, at some 40 kB each. One is drawn at a
 * time, so that a crowd of readers leaves the processor to others; when sixteen wait, another is refused (`DrawingBusy`).
 */
export function drawnDocuments(most = 64): (document: PrintedDocument) => DrawnDocument {
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const inTurn = oneAtATime({ waitingMax: WAITING_MAX });
  const drawInTurn = async (document: PrintedDocument) => {
    const turn = await inTurn(() => drawDocument(document));
    if (!turn.ok) throw new DrawingBusy();
    return turn.value;
  };
  const draw = (etag: string, document: PrintedDocument) => {
    const known = kept.get(etag);
    const drawing = known ?? drawInTurn(document);
    kept.delete(etag); // the last asked for stands last
    kept.set(etag, drawing);
    if (known) return known;
    drawing.catch(() => kept.delete(etag));
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return drawing;
  };
  return (document) => {
    const etag = etagOf(document);
    return {
      title: nameOf(document),
      etag,
      bytes: () => draw(etag, document),
      isDrawn: () => kept.has(etag),
    };
  };
}
