import type { ApiRoute } from '../route.ts';
import { componentSchemas } from './json-schema.ts';
import type { OpenApiDocument } from './openapi.ts';
import { operationOf } from './operation.ts';

/** The whole API as OpenAPI 3.1, made from the schemas that parse and shape its calls. */
export function openApiDocument(routes: readonly ApiRoute[]): OpenApiDocument {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Promin API',
      version: '1.0.0',
      description: 'Catalogue, search and orders of the shop as JSON.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      [...byPath].map(([path, list]) => [
        path,
        Object.fromEntries(list.map((route) => [route.method.toLowerCase(), operationOf(route)])),
      ]),
    ),
    components: { schemas: componentSchemas() },
  };
}
