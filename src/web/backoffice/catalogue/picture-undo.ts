import { printCrop, readCrop, type PictureCrop } from '../../../domain/catalogue/editing/product-pictures.ts';
import type { DoneUndo } from './done-undo.tsx';

/** What an address says was done, so that its page can offer to take it back. */
export const addedQuery = (names: readonly string[]): string =>
  new URLSearchParams(names.map((name): [string, string] => ['picture', name])).toString();
export const croppedQuery = (
  name: string,
  { name: fresh, before }: { readonly name: string; readonly before: PictureCrop },
): string => new URLSearchParams({ picture: fresh, from: name, was: printCrop(before) }).toString();

/** The form that takes back what an address says was done with pictures, as far as these are there; null for nothing. */
export function pictureUndo(query: URLSearchParams, names: readonly string[]): DoneUndo | null {
  const done = query.get('done');
  if (done === 'added') {
    const added = query.getAll('picture').filter((name) => names.includes(name));
    return added.length === 0
      ? null
      : [['intent', 'picture-remove'], ...added.map((name) => ['name', name] as const)];
  }
  if (done !== 'cropped') return null;
  // It has its new name as soon as its sizes are ready.
  const name = [query.get('picture'), query.get('from')].find(
    (each) => each !== null && names.includes(each),
  );
  const was = readCrop(query.get('was') ?? '');
  if (!name || was === undefined) return null;
  const { side, left, top } = was ?? { side: 100, left: 50, top: 50 };
  return [
    ['intent', 'picture-crop'],
    ['name', name],
    ['fit', was === null ? 'whole' : 'square'],
    ['side', String(side)],
    ['left', String(left)],
    ['top', String(top)],
  ];
}
