import { expect, test, vi } from 'vitest';
import { unlessFailed } from './unless-failed.ts';

const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('an answer is itself', async () => {
  expect(await unlessFailed(Promise.resolve('taken'))).toBe('taken');
});

test.each([
  ['the network', new TypeError('Failed to fetch')],
  ['a failure of the server', routeError(503)],
])('%s is no answer', async (_, error) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await unlessFailed(Promise.reject(error))).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test.each([
  ['a redirect', new Response(null, { status: 303 })],
  ['a refusal', routeError(403)],
])('%s goes its way', async (_, error) => {
  await expect(unlessFailed(Promise.reject(error))).rejects.toBe(error);
});
