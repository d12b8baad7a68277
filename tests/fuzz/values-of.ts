import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { componentSchemas } from '../../src/server/api/documentation/openapi-document.ts';
import { hostileJson } from './hostile.ts';

const components = componentSchemas();
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, format } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
}

function numbersOf({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [minimum ?? -1000, maximum ?? (minimum ?? 0) + 1000];
  return type === 'integer'
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100);
}

function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).filter(([, inner]) => isSchema(inner));
  const fields = known.map(([name, inner]) => {
    const values = valuesOf(isSchema(inner) ? inner : {});
    return [name, required.includes(name) ? values : fc.option(values, { nil: undefined })];
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
}

/** Values that a schema allows; what it cannot say, as checks across fields, may still be wrong with them. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: choices, const: only, type, examples } = schema;
  if ($ref !== undefined) return valuesOf(components[$ref.split('/').at(-1) ?? ''] ?? {});
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  if (anyOf) return fc.oneof(...anyOf.filter(isSchema).map(valuesOf));
  if (type === 'integer' || type === 'number') return numbersOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return textsOf(schema);
  if (type === 'array') {
    const items = isSchema(schema.items) ? valuesOf(schema.items) : fc.string();
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, 5) });
  }
  if (type === 'object' && schema.properties) return objectsOf(schema);
  return Array.isArray(examples) && examples.length > 0 ? fc.constantFrom(...examples) : hostileJson;
}

type Change = (value: unknown) => unknown;

/** The value with one thing in it changed: a field gone, one too many, or something else in its place. */
function spoilt(value: unknown, steps: readonly number[], change: Change): unknown {
  const [step = 0, ...rest] = steps;
  if (Array.isArray(value) && value.length > 0) {
    const at = step % value.length;
    return value.map((each: unknown, index) => (index === at ? spoilt(each, rest, change) : each));
  }
  if (typeof value !== 'object' || value === null) return change(value);
  const fields = Object.entries(value);
  const at = step % (fields.length + 1);
  if (at === fields.length) return { ...value, surplus: change(value) };
  const changed = fields.map(([name, each], index) => [
    name,
    index === at ? spoilt(each, rest, change) : each,
  ]);
  return Object.fromEntries(step % 2 === 0 ? changed : changed.toSpliced(at, 1));
}

/** Values of a schema of which one part is not as it should be. */
export const nearly = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }), hostileJson)
    .map(([value, steps, put]) => spoilt(value, steps, () => put));
