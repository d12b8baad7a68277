import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isWebhookUrl, judgeStatus, webhookForm, webhookWait } from './webhook.ts';

test.each([
  ['https://erp.example/hooks?shop=1', true, true],
  ['https://erp.example:443/hooks', true, true],
  ['https://erp.example:8443/hooks', false, true],
  ['http://erp.example/hooks', false, true],
  ['http://127.0.0.1:9000/', false, true],
  ['https://user:word@erp.example/', false, false],
  ['https://user@erp.example/', false, false],
  ['https://erp.example/#part', false, false],
  ['ftp://erp.example/', false, false],
  ['file:///etc/passwd', false, false],
  ['javascript:alert(1)', false, false],
  ['erp.example/hooks', false, false],
  ['https://', false, false],
  ['', false, false],
])('%s is taken by a public shop: %s, by a local one: %s', (url, isPublic, isLocal) => {
  expect(isWebhookUrl(url, { isLocal: false })).toBe(isPublic);
  expect(isWebhookUrl(url, { isLocal: true })).toBe(isLocal);
});

test.each([
  ['https://erp.example/', null],
  ['https://203.0.113.9/', null],
  ['https://erp.local.example/', null],
  ['https://10.0.0.1/', 'backoffice.webhooks.problem.inside'],
  ['https://0x0a.1/', 'backoffice.webhooks.problem.inside'],
  ['https://[::1]/', 'backoffice.webhooks.problem.inside'],
  ['https://localhost/', 'backoffice.webhooks.problem.inside'],
  ['https://database/', 'backoffice.webhooks.problem.inside'],
  ['https://Metadata.Google.Internal./', 'backoffice.webhooks.problem.inside'],
  ['https://erp.local/', 'backoffice.webhooks.problem.inside'],
  ['erp', 'backoffice.webhooks.problem.url'],
])('what the form of a public shop says of %s: %s', (url, problem) => {
  const isPublicAddress = (address: string) => address === '203.0.113.9';
  const typed = { id: crypto.randomUUID(), url, note: 'ERP', events: ['order.created'] };
  const read = (isLocal: boolean) =>
    v.safeParse(webhookForm({ isLocal, isPublicAddress }), typed).issues ?? [];
  expect(read(false)[0]?.message ?? null).toBe(problem);
  expect(read(true)[0]?.message ?? null).toBe(problem?.endsWith('inside') ? null : problem);
});

test('waits grow, and come to an end after the sixth', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((failed) => webhookWait(failed) ?? 0);
  expect(waits).toEqual([60, 300, 1800, 7200, 21_600, 86_400]);
  expect(webhookWait(7)).toBeNull();
});

test('2xx is a yes, 410 a no for good, anything else, redirects among it, a no for now', () => {
  expect([200, 204, 299].map(judgeStatus)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(judgeStatus(410)).toBe('gone');
  expect([199, 301, 308, 400, 404, 429, 500].map(judgeStatus)).toEqual(Array(7).fill('refused'));
});
