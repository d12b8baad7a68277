import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { seededData } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import { receiveSpans, type ReceivedSpan } from '../../support/span-receiver.ts';

const receiver = await receiveSpans();
afterAll(receiver.close);

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

/** A visit with a trace that began elsewhere, and an order; answers the spans of all once the shop has stopped. */
async function spansOfVisit(): Promise<readonly ReceivedSpan[]> {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const shop = await startShop({ ...(await seededData()), environment });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  await (await fetch(`${shop.url}/ua/search?q=сонячна`, { headers })).text();
  await (await register(shop.url, 7)).placeOrder();
  expect(await shop.stop()).toBe(0);
  return receiver.spans;
}

const named = (spans: readonly ReceivedSpan[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

// `npm run test:all` asks the same of the embedded database.
describe('a shop that sends traces', async () => {
  const spans = await spansOfVisit();
  const visit = spans.filter(({ traceId }) => traceId === TRACE);

  test('carries on the trace that its caller began', () => {
    const [request, ...others] = named(visit, 'GET page');
    expect(others).toEqual([]);
    expect(request?.parentSpanId).toBe(CALLER);
    expect(named(visit, /^loader .*search/)[0]?.parentSpanId).toBe(request?.spanId);
    expect(named(visit, 'render page')[0]?.parentSpanId).toBe(request?.spanId);
  });

  test('shows each query under what asked for it', () => {
    const [loader] = named(visit, /^loader .*search/);
    const queries = named(visit, 'select').filter(({ parentSpanId }) => parentSpanId === loader?.spanId);
    expect(queries.length).toBeGreaterThan(0);
  });

  test('shows an order as one trace, its statements inside the transaction among them', () => {
    const order = named(spans, 'POST api').find(({ attributes }) =>
      attributes.some(({ value }) => value.stringValue === '/api/create-checkout-session'),
    );
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId);
    for (const statement of ['find_session', 'lock_subjects_and_products', 'write_order'])
      expect([statement, named(statements, statement).length]).toEqual([statement, 1]);
  });

  test('tells nobody what was typed', () => {
    expect(JSON.stringify(spans)).not.toMatch(/сонячн|Olena|customer-7|380671234567|Sonyachna/i);
  });

  test('begins no trace outside of a request', () => {
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    for (const { name } of roots) expect(name).toMatch(/^(GET|POST) (page|api)$/);
  });
});

test('what sends traces is no part of what every shop loads', () => {
  const [shop, ...others] = readdirSync('build/server/assets').filter((name) => /^shop-.*\.js$/.test(name));
  expect(others).toEqual([]);
  expect(readFileSync(`build/server/assets/${shop}`, 'utf8')).not.toContain('OTLPTraceExporter');
});
