import { createHash } from 'node:crypto';

/** Whom open orders are counted for, by a hash: the order itself says who it is. `kind` is an `OrderSubjectKind`. */
export const countedSubject = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
