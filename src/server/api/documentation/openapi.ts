import type { JsonSchema } from '@valibot/to-json-schema';

/** The parts of OpenAPI 3.1 that the document uses. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'deepObject';
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}
export type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
export interface Answer {
  readonly description: string;
  readonly content?: Content;
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  /** A call that can be tried as it stands. */
  readonly 'x-example': string;
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}
