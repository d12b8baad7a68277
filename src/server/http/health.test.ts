import { describe, expect, test, vi } from 'vitest';
import { health } from './health.ts';

const appOf = (ping: () => Promise<void>, isStopping = false) =>
  health({ shop: { ping }, isStopping: () => isStopping });
const said = async (answer: Response) => [answer.status, await answer.json()];

test('a process that answers lives, whatever its database does', async () => {
  const answer = await appOf(() => Promise.reject(new Error('gone'))).request('/healthz');
  expect(await said(answer)).toEqual([200, { status: 'ok' }]);
});

describe('a shop is ready', () => {
  test('while its database answers', async () => {
    const answer = await appOf(() => Promise.resolve()).request('/readyz');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await said(answer)).toEqual([200, { status: 'ready' }]);
  });

  test('not while its database refuses, and again when it does not', async () => {
    const ping = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue();
    const app = appOf(ping);
    expect(await said(await app.request('/readyz'))).toEqual([503, { status: 'database unavailable' }]);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('not while its database hangs, which is not asked by every probe anew', async () => {
    const hung = Promise.withResolvers<void>();
    const ping = vi.fn<() => Promise<void>>().mockReturnValueOnce(hung.promise).mockResolvedValue();
    const app = appOf(ping);
    const answers = await Promise.all([app.request('/readyz'), app.request('/readyz')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(ping).toHaveBeenCalledTimes(1);
    hung.resolve();
    await hung.promise;
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('not once it stops, without asking the database', async () => {
    const ping = vi.fn<() => Promise<void>>();
    expect(await said(await appOf(ping, true).request('/readyz'))).toEqual([503, { status: 'stopping' }]);
    expect(ping).not.toHaveBeenCalled();
  });
});
