import { describe, expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { mayReadMetrics, metricsAccess } from './metrics.ts';

const TOKEN = 'a token for tests only';
const here = {
  authorization: undefined,
  remoteAddress: '127.0.0.1',
  isForwarded: false,
  hostname: 'localhost',
};

describe('a shop with a token', () => {
  const access = metricsAccess(readSettings({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://shop.example' }));
  test.each([
    [`Bearer ${TOKEN}`, true],
    [TOKEN, false],
    [`Bearer ${TOKEN} `, false],
    ['Bearer ', false],
    [undefined, false],
  ])('shows its metrics to who sends %s: %s', (authorization, allowed) => {
    expect(mayReadMetrics(access, { ...here, authorization })).toBe(allowed);
    expect(mayReadMetrics(access, { ...here, remoteAddress: '203.0.113.9', authorization })).toBe(allowed);
  });
});

describe('a local shop without a token', () => {
  const access = metricsAccess(readSettings({ PUBLIC_URL: 'http://localhost:3000' }));
  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.7', false],
    ['203.0.113.9', false],
    ['127.evil.example', false],
    [undefined, false],
  ])('answers to %s: %s', (remoteAddress, allowed) => {
    expect(mayReadMetrics(access, { ...here, remoteAddress })).toBe(allowed);
  });
  test('does not answer to a stranger through a proxy of this machine', () => {
    expect(mayReadMetrics(access, { ...here, isForwarded: true })).toBe(false);
    expect(mayReadMetrics(access, { ...here, hostname: 'shop.example' })).toBe(false);
  });
});

test('a public shop without a token shows them to nobody', () => {
  const access = metricsAccess(readSettings({ PUBLIC_URL: 'http://shop.example' }));
  expect(mayReadMetrics(access, here)).toBe(false);
  expect(mayReadMetrics(access, { ...here, authorization: 'Bearer undefined' })).toBe(false);
});
