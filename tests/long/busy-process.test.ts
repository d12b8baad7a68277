import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type Change, openChangeFeed } from '../../src/server/changes/change-feed.ts';
import { openSeededOnServer } from '../support/test-database.ts';

const server = await openSeededOnServer();
afterAll(() => server.close());

test('a process that was busy for a while has lost nothing, if the answer was there in time', async () => {
  const told: Change[] = [];
  const feed = openChangeFeed(server);
  feed.subscribe((change) => told.push(change));
  await expect.poll(feed.isCurrent).toBe(true);
  told.length = 0;
  await setImmediate(); // timers come next, and sockets are read after them
  const asked = feed.caughtUp();
  const busyUntil = performance.now() + 1300; // longer than an answer may take
  while (performance.now() < busyUntil);
  await asked;
  expect(feed.isCurrent()).toBe(true);
  expect(told).toEqual([]);
  await feed.close();
});
