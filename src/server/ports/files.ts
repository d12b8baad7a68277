/** The kinds of files that are kept, by the ending of their key, which is what tells the kind. */
export const FILE_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
} as const;

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.([a-z]+)$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;
const KEY_MAX = 400;
/** Most file systems take no longer name. */
const NAME_MAX = 200;

const isType = (ending: string): ending is keyof typeof FILE_TYPES => Object.hasOwn(FILE_TYPES, ending);

/** The content type of a key: names of letters, digits, `_`, `-` and dots between slashes, none beginning with a dot. Null for what is no key. */
export function typeOfKey(key: string): string | null {
  const ending = key.length <= KEY_MAX ? KEY.exec(key)?.[1] : undefined;
  if (ending === undefined || !isType(ending)) return null;
  return key.split('/').some((name) => name.length > NAME_MAX) ? null : FILE_TYPES[ending];
}

/** Whether a text is a folder of keys: empty for all, else with a slash at its end. */
export const isPrefix = (text: string): boolean => text.length <= KEY_MAX && PREFIX.test(text);

/** The store of files cannot be reached, is full or refuses what it is asked: not now, rather than not there. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  /** Known to those who tell what is gone from what is wrong. */
  readonly code = 'FILES_UNAVAILABLE';
}

export interface StoredFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly contentType: string;
}

/** A file that is read as it comes. */
export interface OpenFile {
  /** Breaks off with an error when the store does. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** For whoever does not begin to read it. */
  readonly close: () => void;
  readonly contentType: string;
  /** In bytes; null where the store does not say. */
  readonly size: number | null;
}

/** What is put: bytes, or such as come one after the other and are never in memory as a whole. */
export type Content = Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;

/** A file as a list names it. */
export interface ListedFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Keeps files by key. What stands under a key never changes: other content gets another key, so that whoever has read a file
 * may keep it for ever. Every call throws `FilesUnavailable` when the store is out of order, and a plain error for what
 * is no key.
 */
export interface Files {
  /**
   * Resolves when the file is safe: it is there as a whole or not at all, also after a power cut. What the content itself fails by is thrown
   * as it is.
   */
  readonly put: (key: string, content: Content) => Promise<void>;
  /** Null when there is none. */
  readonly get: (key: string) => Promise<StoredFile | null>;
  /** The same for a large file, which is not in memory as a whole. Null when there is none. */
  readonly open: (key: string) => Promise<OpenFile | null>;
  /** A file that is not there is gone already. */
  readonly remove: (key: string) => Promise<void>;
  /**
   * At most `limit` files, itself at most 1,000, of a folder (`avatars/`) and the folders in it, in the order of their keys,
   * from the first behind `after` on.
   */
  readonly list: (
    prefix: string,
    page: { readonly after: string; readonly limit: number },
  ) => Promise<readonly ListedFile[]>;
}

/** The content type of a key; throws for what is none. */
export function requireKey(key: string): string {
  const type = typeOfKey(key);
  if (type === null) throw new Error('Not a key of a file');
  return type;
}

/** Throws for what is no folder of keys. */
export function requirePrefix(prefix: string): void {
  if (!isPrefix(prefix)) throw new Error('Not a folder of files');
}
