import { LRUCache } from 'lru-cache';

/** Finds the HTML of a part, or draws it. `by` stands for what draws it, `of` says all that it is drawn from. */
export type FindOrDraw = (by: object | string, of: string, draw: () => string) => string;

/** Written out: what is put together of many pieces would keep them all. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/**
 * Parts of pages as they were drawn, bounded by bytes; the least recently used goes first. Nothing here grows old: a
 * part that is drawn from something else is another part.
 */
export function cachedFragments(maxBytes: number): FindOrDraw {
  const numbers = new WeakMap<object, number>();
  let numbered = 0;
  const nameOf = (by: object): string => {
    const known = numbers.get(by) ?? ++numbered;
    numbers.set(by, known);
    return String(known);
  };
  const parts = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => 2 * (html.length + key.length),
  });
  return (by, of, draw) => {
    const key = `${typeof by === 'string' ? by : nameOf(by)} ${of}`;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const html = inOnePiece(draw());
    parts.set(key, html);
    return html;
  };
}
