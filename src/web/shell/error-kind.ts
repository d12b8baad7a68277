import { isRouteErrorResponse } from 'react-router';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { errorStatus, FORM_TOO_LONG } from '../../domain/routing/error-status.ts';

/** The failures that have words of their own: `error.page.{kind}.title` and `.text`. */
export type ErrorKind =
  | 'not-found'
  | 'unauthorized'
  | typeof ACCOUNT_GONE
  | 'forbidden'
  | 'unavailable'
  | 'too-large'
  | typeof FORM_TOO_LONG
  | 'server'
  | 'offline'
  | 'other';

const KINDS: Readonly<Partial<Record<number, ErrorKind>>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  500: 'server',
  503: 'unavailable',
};

/** What happened, and the HTTP status that stands for it; null where there was no answer. */
export interface Failure {
  readonly kind: ErrorKind;
  readonly status: number | null;
}

/** Reads what a loader, an action or a screen threw. `isOnline` tells a lost connection from a fault. */
export function failureOf(error: unknown, { isOnline }: { isOnline: boolean }): Failure {
  if (isRouteErrorResponse(error) && error.data === ACCOUNT_GONE) {
    return { kind: ACCOUNT_GONE, status: error.status };
  }
  if (isRouteErrorResponse(error) && error.data === FORM_TOO_LONG) {
    return { kind: FORM_TOO_LONG, status: error.status };
  }
  if (isRouteErrorResponse(error)) return { kind: KINDS[error.status] ?? 'other', status: error.status };
  if (error instanceof TypeError && !isOnline) return { kind: 'offline', status: null };
  return { kind: 'server', status: 500 };
}

/** The page under `/error/{code}`: 404, 500 and 403 have their words, anything else the general ones (C §2). */
export function failureOfCode(code: string | undefined): { kind: ErrorKind; status: number } {
  const status = errorStatus(code);
  const isNamed = code === '404' || code === '500' || code === '403';
  return { kind: isNamed ? (KINDS[status] ?? 'other') : 'other', status };
}
