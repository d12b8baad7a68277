import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { checkoutRequestSchema } from '../../../domain/checkout/checkout-request.ts';
import { productFields } from '../../../domain/partners/partner-products.ts';
import { adSchema, slideSchema, promotionSchema } from '../merchandising.ts';
import { problemSchema } from '../problem.ts';
import { paginationMetaSchema } from '../query/pagination.ts';
import { rowSchema } from '../search-suggestions.ts';
import { categoryRecordSchema } from '../serializers/category-record.ts';
import { savedAddressRecordSchema } from '../addresses.ts';
import { imageSchema } from '../serializers/record-parts.ts';
import { orderRecordSchema } from '../serializers/order-record.ts';
import { productRecordSchema } from '../serializers/product-record.ts';
import { totalsSchema } from '../reason-problem.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../../http/csrf.ts';
import type { ApiRoute } from '../route.ts';
import { webhookMessages } from './webhook-messages.ts';
import {
  type Answer,
  type Content,
  type Operation,
  type Parameter,
  PROBLEM_DESCRIPTIONS,
  type OpenApiDocument,
} from './openapi.ts';

/** The schemas that the document names. */
const COMPONENTS = {
  Product: productRecordSchema,
  ProductFields: productFields,
  Image: imageSchema,
  Category: categoryRecordSchema,
  SearchRow: rowSchema,
  Promotion: promotionSchema,
  Ad: adSchema,
  CarouselSlide: slideSchema,
  Order: orderRecordSchema,
  SavedAddress: savedAddressRecordSchema,
  CheckoutRequest: checkoutRequestSchema,
  Totals: totalsSchema,
  Pagination: paginationMetaSchema,
  Error: problemSchema,
};

const CONVERSION = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore', // checks across fields have no form in JSON Schema
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** A schema of the API as JSON Schema, named parts by reference. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: _defs,
    ...rest
  } = toJsonSchema(schema, { ...CONVERSION, definitions: COMPONENTS });
  return rest;
}

/** The named parts. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> => {
  const { ...schemas } = toJsonSchemaDefs(COMPONENTS, CONVERSION);
  return schemas;
};

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function parameterOf(name: string, schema: v.GenericSchema, required: boolean): Parameter {
  const { description, ...shape } = jsonSchema(schema);
  const isObject = shape.type === 'object' || (Array.isArray(shape.type) && shape.type.includes('object'));
  return {
    name,
    in: 'query',
    required,
    ...(description ? { description } : {}),
    ...(isObject ? { style: 'deepObject' as const, explode: true } : {}),
    schema: shape,
  };
}

const isRequired = (schema: v.GenericSchema) => schema.type !== 'optional';

function parametersOf(route: ApiRoute): Parameter[] {
  const path = Object.entries(route.pathParameters).map(([name, { schema, description }]): Parameter => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: jsonSchema(schema),
  }));
  const query = Object.entries(route.query.entries).map(([name, schema]) =>
    parameterOf(name, schema, isRequired(schema)),
  );
  const headers = Object.entries(route.headers).map(([name, { schema, description }]): Parameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: jsonSchema(schema),
  }));
  const text: JsonSchema = { type: 'string' };
  const pair: Parameter[] =
    route.method === 'GET' || route.isSigned
      ? []
      : [
          {
            name: CSRF_HEADER,
            in: 'header',
            required: true,
            description: `The value of the cookie ${CSRF_COOKIE}.`,
            schema: text,
          },
          {
            name: CSRF_COOKIE,
            in: 'cookie',
            required: true,
            description: 'Set by `GET /csrf`.',
            schema: text,
          },
        ];
  return [...path, ...query, ...headers, ...pair];
}

function answersOf(route: ApiRoute): Record<string, Answer> {
  const answers = Object.entries(route.answers).map(([status, { description, content, example }]) => {
    const shown = example === undefined ? {} : { example };
    if (content === null) return [status, { description }] as const;
    const body: Content =
      typeof content === 'string'
        ? { [content]: {} }
        : { 'application/json': { schema: jsonSchema(content), ...shown } };
    return [status, { description, content: body }] as const;
  });
  const problems = [...route.problems, 500 as const, 503 as const].map(
    (status) =>
      [String(status), { description: PROBLEM_DESCRIPTIONS[status], content: ERROR_CONTENT }] as const,
  );
  return Object.fromEntries([...answers, ...problems]);
}

/** A route as the document describes it. */
const operationOf = (route: ApiRoute): Operation => ({
  operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^a-z]+(\w?)/gi, (_, next: string) => next.toUpperCase())}`,
  tags: [route.tag],
  summary: route.summary,
  ...(route.description ? { description: route.description } : {}),
  parameters: parametersOf(route),
  ...(route.body
    ? {
        requestBody: {
          required: true as const,
          content: {
            'application/json': { schema: jsonSchema(route.body.schema), example: route.body.example },
          },
        },
      }
    : {}),
  responses: answersOf(route),
  'x-example': route.example,
});

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
    webhooks: webhookMessages(jsonSchema),
    components: { schemas: componentSchemas() },
  };
}
