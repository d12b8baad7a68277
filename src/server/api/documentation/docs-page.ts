import { html, raw } from 'hono/html';
import { PROBLEM_NAMES } from '../problem.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { introduction } from './introduction.ts';
import { block, operationSection, type Listed } from './docs-operation.ts';
import type { OpenApiDocument } from './openapi.ts';
import { PROBLEM_DESCRIPTIONS } from './problem-descriptions.ts';
import { fieldsOf, prose, typeText } from './schema-text.ts';

const listOf = ({ paths }: OpenApiDocument): readonly Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const errorTable = html`<div class="scroll">
  <table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Name</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(PROBLEM_NAMES).map(
        ([status, name]) =>
          html`<tr>
            <td>${status}</td>
            <td><code>${name}</code></td>
            <td>${prose(Object.entries(PROBLEM_DESCRIPTIONS).find(([key]) => key === status)?.[1])}</td>
          </tr>`,
      )}
    </tbody>
  </table>
</div>`;

const schemaSection = ([name, schema]: [string, OpenApiDocument['components']['schemas'][string]]) =>
  html`<section id="${name}">
    <h3>${name}</h3>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${fieldsOf(schema).map(
            (field) =>
              html`<tr>
                <td><code>${field.name}</code></td>
                <td>
                  ${typeText(field.schema)}${field.isRequired ? '' : html` <span class="quiet">(optional)</span>`}
                </td>
                <td>${prose(field.schema.description)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

/** The OpenAPI document as a page that stands alone: no script, no file besides. */
export function docsPage(document: OpenApiDocument) {
  const listed = listOf(document);
  const tags = Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${raw(DOCS_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description} <a href="/api/openapi.json">OpenAPI ${document.openapi}</a></p>
          <nav aria-label="Endpoints">
            <ul>
              ${listed.map(
                ({ method, path, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}"
                      ><span class="method">${method}</span> <code>${path}</code></a
                    >
                  </li>`,
              )}
              <li><a href="#errors">Errors</a></li>
              <li><a href="#schemas">Schemas</a></li>
            </ul>
          </nav>
        </header>
        <main>
          ${introduction}
          ${[...tags].map(
            ([tag, list]) =>
              html`<h2>${tag}</h2>
                ${list.map(operationSection)}`,
          )}
          <h2 id="errors">Errors</h2>
          <p>Every error has the same body; <code>details.reason</code> names the cause for programs.</p>
          ${block({
            error: {
              status: 400,
              name: 'ValidationError',
              message: 'Invalid query: pagination[pageSize]: Expected an integer from 1 to 100',
              details: {
                reason: 'invalid-query',
                errors: [{ path: 'pagination[pageSize]', message: 'Expected an integer from 1 to 100' }],
              },
            },
          })}
          ${errorTable}
          <h2 id="schemas">Schemas</h2>
          ${Object.entries(document.components.schemas).map(schemaSection)}
        </main>
      </body>
    </html>`;
}
