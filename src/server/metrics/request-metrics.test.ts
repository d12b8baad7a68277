import fc from 'fast-check';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { kindOfPath } from './kind-of-path.ts';
import { requestMetrics } from './request-metrics.ts';

const seriesOf = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line.includes('_count{'));

test('requests are counted by kind, method and class of status, with their time', async () => {
  const registry = new Registry();
  const count = requestMetrics(registry);
  count({ kind: 'page', method: 'GET', status: 200, seconds: 0.003 });
  count({ kind: 'page', method: 'GET', status: 204, seconds: 0.2 });
  count({ kind: 'api', method: 'POST', status: 409, seconds: 0.01 });
  const text = await registry.metrics();
  const name = 'promin_http_request_duration_seconds';
  expect(text).toContain(`${name}_count{kind="page",method="GET",status="2xx"} 2`);
  expect(text).toContain(`${name}_sum{kind="page",method="GET",status="2xx"} 0.203`);
  expect(text).toContain(`${name}_bucket{le="0.005",kind="page",method="GET",status="2xx"} 1`);
  expect(text).toContain(`${name}_count{kind="api",method="POST",status="4xx"} 1`);
});

test('whatever visitors send, there are few series, and none has what they sent', async () => {
  const registry = new Registry();
  const count = requestMetrics(registry);
  const requests = fc.record({
    path: fc.webPath(),
    method: fc.oneof(fc.string(), fc.constantFrom('GET', 'POST', 'PURGE', 'get')),
    status: fc.integer({ min: 100, max: 599 }),
  });
  fc.assert(
    fc.property(requests, ({ path, method, status }) =>
      count({ kind: kindOfPath(path), method, status, seconds: 0 }),
    ),
    { numRuns: 300 },
  );
  const series = await seriesOf(registry);
  expect(series.length).toBeLessThanOrEqual(4 * 5 * 5);
  const bounded = /\{kind="(page|api|file|health)",method="(GET|HEAD|POST|OPTIONS|other)",status="[1-5]xx"\}/;
  for (const line of series) expect(line).toMatch(bounded);
});
