import { html, raw } from 'hono/html';
import { PROBLEM_NAMES } from '../problem.ts';
import {
  block,
  messageSection,
  operationSection,
  type Listed,
  fieldsOf,
  prose,
  typeText,
} from './docs-operation.ts';
import { type OpenApiDocument, PROBLEM_DESCRIPTIONS } from './openapi.ts';

/** What holds for every call, before the calls themselves. */
const introduction = html`<h2>In general</h2>
  <p>
    Lists answer <code>data</code> and <code>meta.pagination</code>, single records <code>data</code>. Amounts
    are decimals in major units with their <code>currency</code> beside them; the currency and the language
    come from the parameters <code>currency</code> and <code>locale</code>, else from the cookies
    <code>userCurrency</code> and <code>userLocale</code>, else they are <code>UAH</code> and <code>uk</code>.
    A parameter that a call does not know is refused.
  </p>
  <p>
    Queries nest by brackets, at most 200 parameters of 8 brackets:
    <code>filters[general_information][name][$containsi]=longi</code>. Brackets may be percent-encoded. What
    filters may ask for at once is said at the parameter <code>filters</code>; more is answered with 400. An
    instance works on one filter of texts at a time, two seconds at most: 503 with <code>Retry-After</code>
    says that others wait already or that it took too long.
  </p>
  <p>
    Orders belong to the customer whose session cookie comes with the call. A call that changes something must
    come from the shop’s own pages and repeat the cookie <code>XSRF-TOKEN</code>, which
    <code>GET /api/csrf</code> sets, in the header <code>X-XSRF-TOKEN</code>.
  </p>`;

/** The style of the documentation page; it stands alone, without the shop's own styles. */
const DOCS_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #33404f); --quiet: light-dark(#536171, #9fb0c3);
  --card: light-dark(#f6f8fa, #17202b); --accent: light-dark(#0b62a8, #7cc0ff); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body { margin: 0 auto; padding: 2rem 1.25rem 6rem; max-width: 58rem; font: 1rem/1.6 system-ui, sans-serif;
  color: light-dark(#17202b, #e6edf5); background: light-dark(#fff, #0e151d); text-wrap: pretty; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 3.5rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; line-height: 1.4; margin: 2.5rem 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin: 1.25rem 0 .4rem; color: var(--quiet); }
p { margin: .5rem 0; max-width: 44rem; }
a { color: var(--accent); text-underline-offset: .2em; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; font-size: .875em; }
p code, td code, li code { background: var(--card); border-radius: .25rem; padding: .1em .3em; overflow-wrap: break-word; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; }
nav ul { list-style: none; padding: 0; margin: 0; columns: 18rem; }
nav li { break-inside: avoid; padding: .15rem 0; }
nav a { text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
.call { white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 38rem; font-size: .925rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; }
td:first-child { white-space: nowrap; }
.method { display: inline-block; min-width: 3.6em; font-weight: 700; color: var(--accent); }
.quiet { color: var(--quiet); }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;

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
              ${Object.entries(document.webhooks).map(
                ([event, { post }]) =>
                  html`<li>
                    <a href="#${post.operationId}"><span class="method">event</span> <code>${event}</code></a>
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
          <h2 id="webhooks">Webhooks</h2>
          ${Object.entries(document.webhooks).map(messageSection)}
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
