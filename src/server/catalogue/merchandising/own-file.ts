import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** What the shop sends as files: those of the build, whose pictures lie beside it, and those that the build copies. */
const FOLDERS = [
  { prefix: '/pictures/', directory: 'build/pictures' },
  { prefix: '/', directory: 'build/client' },
  { prefix: '/', directory: 'public' },
] as const;

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/** Whether the shop has a file at a path of its own; one that leads out of its folders is none. */
export async function hasOwnFile(path: string): Promise<boolean> {
  for (const { prefix, directory } of FOLDERS) {
    const folder = resolve(directory);
    const place = resolve(folder, path.slice(prefix.length));
    if (path.startsWith(prefix) && place.startsWith(folder + sep) && (await isFile(place))) return true;
  }
  return false;
}
