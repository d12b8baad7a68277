/**
 * Whether a value may be used as the target of `?redirect=` (C §2, R24a): a path on this site with one leading slash.
 * Refuses everything that some browser reads as another host: `//`, backslashes, control characters.
 */
export const isLocalPath = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && !/\/\/|\\|\p{Cc}/u.test(path);
