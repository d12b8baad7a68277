import { docsPage } from './documentation/docs-page.ts';
import type { OpenApiDocument } from './documentation/openapi.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

/** `GET /docs`: the same document for people; a page without scripts. */
export const docs = (document: () => OpenApiDocument) =>
  defineRoute({
    method: 'GET',
    path: '/docs',
    tag: 'Documentation',
    summary: 'This API as a page to read',
    query: queryObject({}),
    answers: { 200: { description: 'The page.', content: 'text/html' } },
    example: '/docs',
    answer: (c) =>
      c.html(docsPage(document()), 200, {
        'Content-Security-Policy':
          "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      }),
  });
