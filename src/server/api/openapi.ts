import type { OpenApiDocument } from './documentation/openapi.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** `GET /openapi.json`: this API in OpenAPI 3.1. */
export const openApi = (document: () => OpenApiDocument) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/openapi.json',
    tag: 'Documentation',
    summary: 'This API in OpenAPI 3.1',
    query: queryObject({}),
    answers: { 200: { description: 'The document.', content: 'application/json' } },
    example: '/openapi.json',
    answer: (c) => c.json(document()),
  });
