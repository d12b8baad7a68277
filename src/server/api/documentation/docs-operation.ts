import { html } from 'hono/html';
import type { Answer, Operation, Parameter } from './openapi.ts';
import { fieldsOf, prose, typeText } from './schema-text.ts';

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
            ${block(bodyContent.example)}`
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
