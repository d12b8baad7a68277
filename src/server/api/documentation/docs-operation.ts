import type { JsonSchema } from '@valibot/to-json-schema';
import { html, raw } from 'hono/html';
import type { Answer, OpenApiDocument, Operation, Parameter } from './openapi.ts';

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
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' or ')}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${joined(choices.map(typeText), ' or ')}`;
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

/** An operation and how it is called. */
export interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const parameterRow = ({ name, in: place, required, description, schema }: Parameter) =>
  html`<tr>
    <td><code>${name}</code></td>
    <td>${place}${required ? ', required' : ''}</td>
    <td>${typeText(schema)}</td>
    <td>${prose(description)}</td>
  </tr>`;

const parameterTable = (parameters: readonly Parameter[]) =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Where</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              ${parameters.map(parameterRow)}
            </tbody>
          </table>
        </div>`;

/** A value as JSON, set apart. */
export const block = (value: unknown) => html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;

/** The command line that tries an operation. */
function callOf({ method, operation }: Listed): string {
  const url = `"$SHOP/api${operation['x-example']}"`;
  if (operation.parameters.some(({ name }) => name === 'Authorization')) {
    const key = '-H "Authorization: Bearer $KEY"';
    return method === 'GET'
      ? `curl ${url} ${key}`
      : [`curl ${url} -X ${method}`, `${key} -H "Content-Type: application/json" -d @body.json`].join(
          ' \\\n  ',
        );
  }
  if (method === 'GET') return `curl --globoff ${url}`;
  return [
    `curl ${url} -X ${method} -b cookies.txt`,
    `-H "X-XSRF-TOKEN: $TOKEN" -H "Idempotency-Key: $(uuidgen)"`,
    `-H "Content-Type: application/json" -d @order.json`,
  ].join(' \\\n  ');
}

const answerItem = ([status, { description, content }]: readonly [string, Answer]) => {
  const [type, body] = Object.entries(content ?? {})[0] ?? [];
  const shape = body?.schema;
  const inner = shape && fieldsOf(shape).filter(({ name }) => !name.includes('.'));
  const fields = inner?.map(
    ({ name, schema }, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>: ${typeText(schema)}`,
  );
  return html`<li>
    <strong>${status}</strong> ${prose(description)} ${type && !shape ? html`<code>${type}</code>` : ''}
    ${shape?.$ref ? typeText(shape) : fields && fields.length > 0 ? html`<span class="quiet">{ ${fields} }</span>` : ''}
    ${body?.example === undefined ? '' : block(body.example)}
  </li>`;
};

/** The fields of a body that stands in no table of schemas; of several kinds of bodies one list each. */
const fieldList = (schema: JsonSchema | undefined): Html | string => {
  if (schema?.oneOf) return html`${schema.oneOf.map((kind) => (isSchema(kind) ? fieldList(kind) : ''))}`;
  const fields = schema ? fieldsOf(schema) : [];
  return fields.length === 0
    ? ''
    : html`<ul>
        ${fields.map(
          ({ name, schema: field }) =>
            html`<li><code>${name}</code>: ${typeText(field)}. ${prose(field.description)}</li>`,
        )}
      </ul>`;
};

/** Everything that the page says of one operation. */
export function operationSection(listed: Listed) {
  const { method, path, operation } = listed;
  const [bodyContent] = Object.values(operation.requestBody?.content ?? {});
  return html`<section id="${operation.operationId}">
    <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
    <p>${prose(operation.summary)}. ${prose(operation.description)}</p>
    ${parameterTable(operation.parameters)}
    ${
      bodyContent?.schema
        ? html`<h4>Body</h4>
            <p>${typeText(bodyContent.schema)}, for example:</p>
            ${block(bodyContent.example)} ${fieldList(bodyContent.schema)}`
        : ''
    }
    <h4>Example</h4>
    <pre class="call"><code>${callOf(listed)}</code></pre>
    <h4>Answers</h4>
    <ul>
      ${Object.entries(operation.responses).map(answerItem)}
    </ul>
  </section>`;
}

/** Everything that the page says of a message to webhooks. */
export function messageSection([event, { post }]: readonly [string, OpenApiDocument['webhooks'][string]]) {
  const [body] = Object.values(post.requestBody?.content ?? {});
  return html`<section id="${post.operationId}">
    <h3><span class="method">event</span> <code>${event}</code></h3>
    <p>${prose(post.summary)}. ${prose(post.description)}</p>
    ${parameterTable(post.parameters)}
    <h4>Body</h4>
    ${fieldList(body?.schema)} ${body?.example === undefined ? '' : block(body.example)}
    <h4>Answers of the program</h4>
    <ul>
      ${Object.entries(post.responses).map(answerItem)}
    </ul>
  </section>`;
}
