import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../../src/domain/partners/webhook.ts';
import { createApi } from '../../../src/server/api/api.ts';
import { readAs } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, appOptions, close } = await openTestShop();
afterAll(close);

const operationSchema = v.object({
  operationId: v.string(),
  summary: v.string(),
  parameters: v.array(v.object({ name: v.string(), in: v.picklist(['path', 'query', 'header', 'cookie']) })),
  responses: v.record(v.string(), v.object({ description: v.string() })),
  'x-example': v.string(),
});
const documentSchema = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.record(v.picklist(['get', 'post', 'put', 'delete']), operationSchema)),
  webhooks: v.record(
    v.string(),
    v.object({
      post: v.object({
        operationId: v.string(),
        requestBody: v.object({
          content: v.object({ 'application/json': v.object({ schema: v.unknown() }) }),
        }),
      }),
    }),
  ),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

const document = await readAs(documentSchema, await api('/openapi.json'));
const text = JSON.stringify(document);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('the OpenAPI document', () => {
  test('lists every route that is mounted, and no other', () => {
    const { routes } = createApi(appOptions);
    const mounted = routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const listed = operations.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].toSorted()).toEqual(listed.toSorted());
  });

  test('refers only to schemas that it has', () => {
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name || !(name in document.components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  test('names each operation once, each with its errors', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path, operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '500', '503']));
      const names = operation.parameters.map(({ name }) => name);
      // By the provider, or by a partner’s key.
      const isSigned = path.startsWith('/payment-webhooks/') || path.startsWith('/partner/');
      expect(names.includes('X-XSRF-TOKEN')).toBe(method !== 'GET' && !isSigned);
    }
  });

  test('describes every message that is sent to webhooks', () => {
    expect(Object.keys(document.webhooks).toSorted()).toEqual([...WEBHOOK_EVENTS, 'test'].toSorted());
    expect(JSON.stringify(document.webhooks['order.changed'])).toContain('#/components/schemas/Order"');
    expect(JSON.stringify(document.webhooks['stock.changed'])).toContain('readAt');
  });

  test('describes each variable part of a path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      expect(described).toEqual(inPath);
    }
  });

  const isForAll = ({ responses }: (typeof operations)[number]['operation']) => !('401' in responses);
  test.each(operations.filter(({ method, operation }) => method === 'GET' && isForAll(operation)))(
    'has an example of GET $path that works',
    async ({ operation }) => {
      expect((await api(operation['x-example'])).status).toBeLessThan(300);
    },
  );
});

describe('GET /docs', () => {
  test('shows every operation and schema, and needs nothing from elsewhere', async () => {
    const answer = await api('/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const page = await answer.text();
    for (const { path, operation } of operations) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(`/api${path}`);
    }
    for (const { post } of Object.values(document.webhooks))
      expect(page).toContain(`id="${post.operationId}"`);
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="${name}"`);
    expect(page).not.toMatch(/<script|<link|\son\w+=|javascript:|https?:\/\//);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id}"`);
    expect(targets.filter((target) => !page.includes(target))).toEqual([]);
  });
});
