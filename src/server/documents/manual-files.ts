import { documentPath, MANUAL_NAMES, type ManualName } from '../../content/pages/published-documents.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { publishedDocuments } from './published-documents.ts';

/** A manual as a file (C §3). */
export interface ManualFile {
  readonly name: ManualName;
  readonly path: string;
  /** How many bytes it has as it is sent. */
  readonly bytes: number;
}

/** The manuals of a language, with the size of each file as it is drawn: what is not drawn yet is drawn now, one after the other, and kept. */
export const manualFiles =
  (find: ReturnType<typeof publishedDocuments>) =>
  async (locale: Locale): Promise<readonly ManualFile[]> => {
    const files: ManualFile[] = [];
    for (const name of MANUAL_NAMES) {
      const path = documentPath(name, locale);
      const document = await find(path);
      if (document) files.push({ name, path, bytes: document.bytes.byteLength });
    }
    return files;
  };
