import type { IncomingMessage, ServerResponse } from 'node:http';
import { openedPage, type CountedOpening, type PageRequest } from '../../domain/backoffice/funnel.ts';
import { isRegion } from '../../domain/locale/locale.ts';
import { pageCurrency } from './response-cache/answer-key.ts';
import { visitorPreferences } from './visitor-preferences.ts';

/** Counts one opening. */
type Note = (opening: CountedOpening) => void;

interface Answered extends PageRequest {
  readonly method: string | undefined;
  readonly status: number;
}

/** Counts the page on the way to an order that somebody opened by a request; of a request that was refused or sent elsewhere, nothing. */
export function noteOpening(note: Note, { method, status, ...request }: Answered): void {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return;
  const opened = openedPage(request);
  const region = request.address.slice(1, 3);
  if (opened === null || !isRegion(region)) return;
  note({ ...opened, currency: pageCurrency(region, visitorPreferences(request.header('cookie'))) });
}

/** The same for an answer that no request object was made for. */
export const noteKept =
  (note: Note) =>
  ({ method, url, headers }: IncomingMessage, { statusCode }: ServerResponse): void => {
    const header = (name: string) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    noteOpening(note, { method, status: statusCode, address: url ?? '', header });
  };
