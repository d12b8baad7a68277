import type { JsonSchema } from '@valibot/to-json-schema';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;
type Part = JsonSchema | boolean | undefined;

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;
const REFERENCE = '#/components/schemas/';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A text of the document with its `code` marked. */
export const prose = (text = ''): Html =>
  raw(escape(text).replaceAll(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`));

const joined = (parts: readonly Html[], separator: string) =>
  parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`));

/** A schema's type in words: `array of Product`, `integer 1–100`, `"uk" or "pl"`. */
export function typeText(schema: Part): Html {
  if (!isSchema(schema)) return html`any`;
  if (schema.$ref) {
    const name = schema.$ref.slice(REFERENCE.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' or ')}`;
  if (schema.anyOf) return html`${joined(schema.anyOf.map(typeText), ' or ')}`;
  if (schema.type === 'array' && isSchema(schema.items)) return html`array of ${typeText(schema.items)}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const { minimum, maximum } = schema;
  const bounds = minimum !== undefined && maximum !== undefined ? ` ${minimum}–${maximum}` : '';
  return html`${schema.format ? `${type} (${schema.format})` : type}${bounds}`;
}

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The object that fields are in: the schema itself, the items of a list, what is not null of a choice. */
function objectOf(schema: JsonSchema): JsonSchema | null {
  if (schema.properties) return schema;
  if (isSchema(schema.items) && !Array.isArray(schema.items)) return objectOf(schema.items);
  const inner = schema.anyOf?.find((part) => isSchema(part) && part.type !== 'null');
  return isSchema(inner) ? objectOf(inner) : null;
}

/** The fields of a schema with those inside them, names joined by dots. */
export function fieldsOf(schema: JsonSchema, prefix = ''): readonly Field[] {
  const object = objectOf(schema);
  return Object.entries(object?.properties ?? {}).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const isRequired = object?.required?.includes(name) ?? false;
    const field = { name: prefix + name, schema: part, isRequired };
    return [field, ...fieldsOf(part, `${prefix}${name}.`)];
  });
}
