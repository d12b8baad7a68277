import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { nbp } from './nbp.ts';
import { nbu } from './nbu.ts';

const asked: string[] = [];
let reply: { status: number; body: string } | 'silent' = 'silent';
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (reply === 'silent') return;
  response.writeHead(reply.status, { 'Content-Type': 'application/json', Location: '/' }).end(reply.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = v.parse(v.object({ port: v.number() }), server.address());
const apiUrl = `http://127.0.0.1:${port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answering = (body: unknown, status = 200) => {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const ofNbu = {
  r030: 985,
  txt: 'Злотий',
  rate: 11.4025,
  cc: 'PLN',
  exchangedate: '27.11.2026',
  special: null,
};
const table = { no: '231/A/NBP/2026', effectiveDate: '2026-11-27', mid: 0.0877 };
const ofNbp = { table: 'A', currency: 'hrywna (Ukraina)', code: 'UAH', rates: [table] };

test('the NBU states hryvnias for a złoty', async () => {
  answering([ofNbu]);
  expect(await nbu({ apiUrl }).newest()).toEqual({
    ratePerUnitE6: 11_402_500,
    date: '2026-11-27',
    source: 'НБУ',
  });
  expect(asked.at(-1)).toBe('/NBUStatService/v1/statdirectory/exchange?valcode=PLN&json');
});

test('the NBP states złotys for a hryvnia, which is turned round', async () => {
  answering(ofNbp);
  expect(await nbp({ apiUrl }).newest()).toEqual({
    ratePerUnitE6: 11_402_509,
    date: '2026-11-27',
    source: 'NBP, 231/A/NBP/2026',
  });
  expect(asked.at(-1)).toBe('/api/exchangerates/rates/a/uah/?format=json');
});

describe('what is no rate is refused', () => {
  test.each([
    [[]],
    [[{ ...ofNbu, cc: 'USD', r030: 840 }]],
    [[{ ...ofNbu, rate: 0 }]],
    [[{ ...ofNbu, rate: -1 }]],
    [[{ ...ofNbu, rate: 1e9 }]],
    [[{ ...ofNbu, rate: '11.4' }]],
    [[{ ...ofNbu, exchangedate: '31.02.2026' }]],
    [[ofNbu, ofNbu]],
    [ofNbu],
    ['<html>'],
    [''],
  ])('of the NBU: %j', async (body) => {
    answering(body);
    await expect(nbu({ apiUrl }).newest()).rejects.toBeInstanceOf(Error);
  });

  test.each([
    [{ ...ofNbp, rates: [] }],
    [{ ...ofNbp, code: 'USD' }],
    [{ ...ofNbp, rates: [{ ...table, mid: 0 }] }],
    [{ ...ofNbp, rates: [{ ...table, mid: 1e-9 }] }],
    [{ ...ofNbp, rates: [{ ...table, effectiveDate: '2026-02-31' }] }],
    [{ ...ofNbp, rates: [{ ...table, no: 'x'.repeat(200) }] }],
    [[]],
  ])('of the NBP: %j', async (body) => {
    answering(body);
    await expect(nbp({ apiUrl }).newest()).rejects.toBeInstanceOf(Error);
  });

  test.each([302, 404, 500])('an answer of status %i', async (status) => {
    answering([ofNbu], status);
    await expect(nbu({ apiUrl }).newest()).rejects.toThrow('gave no rate');
  });

  test('an answer that is too long, and none at all', async () => {
    answering(' '.repeat(65 * 1024) + JSON.stringify([ofNbu]));
    await expect(nbu({ apiUrl }).newest()).rejects.toThrow('More than 65536 bytes');
    reply = 'silent';
    await expect(nbp({ apiUrl, patienceMs: 50 }).newest()).rejects.toThrow('gave no rate: timeout');
  });
});
