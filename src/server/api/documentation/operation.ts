import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { CSRF_COOKIE, CSRF_HEADER } from '../../http/csrf.ts';
import type { ApiRoute } from '../route.ts';
import { jsonSchema } from './json-schema.ts';
import type { Answer, Content, Operation, Parameter } from './openapi.ts';
import { PROBLEM_DESCRIPTIONS } from './problem-descriptions.ts';

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
export const operationOf = (route: ApiRoute): Operation => ({
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
