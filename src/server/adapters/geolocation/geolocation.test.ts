import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Geolocation } from '../../ports/geolocation.ts';
import { outsideGeolocation } from './geolocation.ts';

const asked: string[] = [];
const failures: unknown[] = [];
let reply = (answer: ServerResponse): unknown => answer.end('{"country_code":"PL","city":"Kraków"}');

const service = createServer((request, answer) => {
  asked.push(request.url ?? '');
  reply(answer);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const address = service.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => service.closeAllConnections());
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  failures.length = 0;
});

const otherwise: Geolocation = { countryOf: async () => 'UA' };
const lookup = (url = `http://127.0.0.1:${port}/{address}/json`) =>
  outsideGeolocation(url, { otherwise, onFailure: (error) => failures.push(error) });

test('asks the service about the address and reads its country_code', async () => {
  expect(await lookup().countryOf('::ffff:212.77.98.9')).toBe('PL');
  expect(await lookup().countryOf('2001:db8::1')).toBe('PL');
  expect(asked).toEqual(['/212.77.98.9/json', '/2001%3Adb8%3A%3A1/json']);
  expect(failures).toEqual([]);
});

test('is not asked about what is no address', async () => {
  expect(await lookup().countryOf('../admin')).toBe(null);
  expect(await lookup().countryOf('')).toBe(null);
  expect(asked).toEqual([]);
});

test('takes a country that the service does not know for an answer', async () => {
  reply = (answer) => answer.end('{"country_code":null}');
  expect(await lookup().countryOf('192.0.2.1')).toBe(null);
});

test.each<[string, typeof reply]>([
  ['an error', (answer) => answer.writeHead(503).end('{"country_code":"PL"}')],
  ['no JSON', (answer) => answer.end('<html>')],
  ['another shape', (answer) => answer.end('{"countryCode":"PL"}')],
  ['no country', (answer) => answer.end('{"country_code":"Undefined"}')],
  ['nothing at all', (answer) => answer.destroy()],
])('answers by the other lookup, and says so, when the service answers %s', async (_, failing) => {
  reply = failing;
  expect(await lookup().countryOf('192.0.2.1')).toBe('UA');
  expect(failures).toHaveLength(1);
  expect(String(failures[0])).not.toContain('192.0.2.1');
});

test('answers by the other lookup when nobody listens', async () => {
  expect(await lookup('http://127.0.0.1:1/{address}').countryOf('192.0.2.1')).toBe('UA');
  expect(failures).toHaveLength(1);
});
