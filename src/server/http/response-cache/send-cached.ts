import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorPreferences } from '../visitor-preferences.ts';
import type { AnswerCaches } from './answer-caches.ts';
import { keyOfRequest } from './answer-key.ts';

const HIT = 'cache;desc=hit';

/** Answers from what is kept, before any request object is made. Tells whether it did. */
export const sendCached =
  ({ pages, questions }: AnswerCaches) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = keyOfRequest(url ?? '', visitorPreferences(headers.cookie));
    const kept = key === null ? undefined : (pages.find(key) ?? questions.find(key));
    if (!kept) return false;
    const answer = kept.answer({
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    });
    response.writeHead(answer.status, { ...answer.headers, 'server-timing': HIT });
    response.end(method === 'HEAD' ? undefined : answer.body);
    return true;
  };
