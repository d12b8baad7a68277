import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { expose } from './expose.ts';

test('metrics are read when they are asked for, not before', async () => {
  const registry = new Registry();
  const cache = { hits: 0, reads: 0 };
  const read = () => {
    cache.reads++;
    return cache.hits;
  };
  expose(registry, { kind: 'counter', name: 'hits_total', help: 'Hits', read });
  expect(cache.reads).toBe(0);
  cache.hits = 7;
  expect(await registry.metrics()).toContain('hits_total 7\n');
  cache.hits = 9;
  expect(await registry.metrics()).toContain('hits_total 9\n');
  expect(cache.reads).toBe(2);
});

test('several readings are told apart by a label', async () => {
  const registry = new Registry();
  const read = () => Promise.resolve({ pages: 3, questions: 5 });
  expose(registry, { kind: 'gauge', name: 'entries', help: 'Entries', label: 'cache', read });
  const text = await registry.metrics();
  expect(text).toContain('# TYPE entries gauge');
  expect(text).toContain('entries{cache="pages"} 3');
  expect(text).toContain('entries{cache="questions"} 5');
});
