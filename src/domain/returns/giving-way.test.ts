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

test('what was agreed to becomes a withdrawal where all of it is withdrawn from', () => {
  const all = [{ itemId: 'a', asked: 2 }];
  for (const status of ['APPROVED', 'SHIPPED'] as const) {
    expect(givingWay(wants(0, 2), [request('one', status, 2)])).toEqual([
      { id: 'one', how: 'turned', lines: all },
    ]);
  }
});

test('of fewer pieces than it asks for, a request gives those alone', () => {
  const named = [{ itemId: 'a', asked: 1 }];
  const how = { PENDING: 'reduced', APPROVED: 'reduced', SHIPPED: 'parted' } as const;
  for (const status of ['PENDING', 'APPROVED', 'SHIPPED'] as const) {
    expect(givingWay(wants(1, 2), [request('one', status, 2)])).toEqual([
      { id: 'one', how: how[status], lines: named },
    ]);
  }
  const two = {
    id: 'two',
    status: 'SHIPPED',
    lines: [
      { itemId: 'a', asked: 1 },
      { itemId: 'b', asked: 3 },
    ],
  } as const;
  expect(givingWay(wants(0, 1), [two])).toEqual([{ id: 'two', how: 'parted', lines: named }]);
});

test('no more and no fewer pieces are given than are missing', () => {
  for (const wanted of [1, 2, 3, 4, 5]) {
    const given = givingWay(wants(1, wanted), [
      request('new', 'SHIPPED', 2),
      request('mid', 'PENDING', 1),
      request('old', 'APPROVED', 1),
    ]);
    const pieces = given.flatMap(({ lines }) => lines).reduce((sum, { asked }) => sum + asked, 0);
    expect(pieces).toBe(wanted - 1);
  }
});
