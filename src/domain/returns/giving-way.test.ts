import { expect, test } from 'vitest';
import { givingWay } from './giving-way.ts';

const request = (id: string, status: 'PENDING' | 'APPROVED' | 'SHIPPED', asked: number) => ({
  id,
  status,
  lines: [{ itemId: 'a', asked }],
});
const wants = (left: number, wanted: number) => [{ itemId: 'a', left, wanted }];

test('what nobody agreed to is called off, the newest first, and nothing that does not help', () => {
  const both = [request('new', 'PENDING', 1), request('old', 'PENDING', 1)];
  expect(givingWay(wants(1, 1), both)).toEqual([]);
  expect(givingWay(wants(0, 1), both)).toEqual([{ id: 'new', how: 'called-off', lines: both[0]?.lines }]);
  expect(givingWay(wants(0, 2), both).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('what was agreed to becomes a withdrawal of the pieces that are withdrawn from', () => {
  const named = [{ itemId: 'a', asked: 1 }];
  expect(givingWay(wants(1, 2), [request('one', 'APPROVED', 2)])).toEqual([
    { id: 'one', how: 'turned', lines: named },
  ]);
  // What is on its way comes back whole.
  expect(givingWay(wants(1, 2), [request('one', 'SHIPPED', 2)])).toEqual([
    { id: 'one', how: 'turned', lines: [{ itemId: 'a', asked: 2 }] },
  ]);
});
