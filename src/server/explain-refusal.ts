import { isUnavailable } from './database/is-unavailable.ts';

/** The shop was told something that it cannot start with; the message says what, and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** The names of errors whose message is written for the operator. */
const SELF_EXPLAINING = new Set(['StartRefused', 'DatabaseInUse']);

const textOf = (error: Error, field: string): string | undefined => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const DISK_FULL = 'The disk that DATA_DIR is on is full. Make room and start again: nothing is lost.';

const EXPLANATIONS: Readonly<Record<string, (error: Error) => string>> = {
  EADDRINUSE: (error) => `Port ${textOf(error, 'port')} is taken by another process. Set PORT to a free one.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST.',
  EACCES: (error) =>
    textOf(error, 'port') === undefined
      ? `This account may not use ${textOf(error, 'path')}. See DATA_DIR.`
      : `This account may not listen on port ${textOf(error, 'port')}.`,
  ENOTDIR: (error) => `A file is in the way of ${textOf(error, 'path')}. See DATA_DIR.`,
  EROFS: (error) => `${textOf(error, 'path')} is on a file system that cannot be written. See DATA_DIR.`,
  ENOSPC: () => DISK_FULL,
  ERR_MODULE_NOT_FOUND: ({ message }) =>
    `${message}. Something of the shop is not installed: npm start does that.`,
  '53100': () => 'The disk of the database is full. Make room and start again: nothing is lost.',
  '28P01': () => 'The database refuses the password in DATABASE_URL.',
  '28000': () => 'The database refuses the user in DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist on its server.',
  '0A000': ({ message }) => `The database server lacks something that the shop needs: ${message}.`,
  '42501': ({ message }) => `The user in DATABASE_URL lacks a right: ${message}.`,
};

/** How the embedded database's own file system fails on a full disk: by an object that is no Error, with WASI's number. */
const isFileSystemFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  Reflect.get(error, 'name') === 'ErrnoError' &&
  Reflect.get(error, 'errno') === 51;

/** Why a shop does not start, for the person who started it; null for a surprise, whose stack says more. */
export function explainRefusal(error: unknown): string | null {
  if (isFileSystemFull(error)) return DISK_FULL;
  if (!(error instanceof Error)) return null;
  if (SELF_EXPLAINING.has(error.name)) return error.message;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const explain = EXPLANATIONS[textOf(cause, 'code') ?? ''];
    if (explain) return explain(cause);
  }
  if (/No space left|could not extend/i.test(error.message)) return EXPLANATIONS['53100']?.(error) ?? null;
  return isUnavailable(error)
    ? 'The database does not answer. Is DATABASE_URL right, and the server up?'
    : null;
}
