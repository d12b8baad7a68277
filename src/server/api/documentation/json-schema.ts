import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COMPONENTS } from './components.ts';

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
