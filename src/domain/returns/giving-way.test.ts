import { expect, test } from 'vitest';
import { givingWay } from './giving-way.ts';

const complaint = (id: string, asked: number, itemId = 'cable') => ({ id, lines: [{ itemId, asked }] });
const waiting = [complaint('newest', 1), complaint('other', 1, 'panel'), complaint('oldest', 2)];
const idsFor = (left: number, wanted: number) =>
  givingWay([{ itemId: 'cable', left, wanted }], waiting).map(({ id }) => id);

test('complaints give way one after the other, and no more of them than a withdrawal needs', () => {
  expect(idsFor(1, 1)).toEqual([]);
  expect(idsFor(1, 2)).toEqual(['newest']);
  expect(idsFor(1, 3)).toEqual(['newest', 'oldest']);
  expect(idsFor(0, 9)).toEqual(['newest', 'oldest']);
});
