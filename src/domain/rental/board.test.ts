import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barKind, boardCells, boardParameters, readBoardDays } from './board.ts';

test('the days of the board are read from its address, and what means nothing does not matter', () => {
  const read = (query: string) => readBoardDays(new URLSearchParams(query));
  expect(read('from=2026-12-01&days=60')).toEqual({ from: '2026-12-01', length: 60 });
  for (const from of ['0001-01-01', '2026-02-31', 'x', ''])
    expect(read(`from=${from}&days=61`)).toEqual({ from: null, length: 28 });
  for (const query of ['', 'from=2026-12-01', 'days=60']) {
    const parameters = Object.entries(boardParameters(read(query))).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(String(new URLSearchParams(parameters))).toBe(query);
  }
});

describe('a bar', () => {
  const today = '2026-12-10';
  const days = { firstDay: '2026-12-07', blockedFrom: '2026-12-07' };
  const lease = (status: 'HELD' | 'CONFIRMED' | 'ENDED', leaseStatus: string, lastDay = today) =>
    barKind({ ...days, purpose: 'lease', status, leaseStatus, lastDay }, { today, market: 'UA' });

  test('says how far its lease is, and that a machine is late', () => {
    expect(lease('HELD', 'PENDING')).toBe('held');
    expect(lease('CONFIRMED', 'APPROVED')).toBe('confirmed');
    expect(lease('CONFIRMED', 'ACTIVE')).toBe('out');
    expect(lease('CONFIRMED', 'SHIPPED', '2026-12-09')).toBe('late');
    // A Sunday's machine comes back on Monday.
    const sunday = {
      ...days,
      purpose: 'lease',
      status: 'CONFIRMED',
      leaseStatus: 'ACTIVE',
      lastDay: '2026-12-13',
    } as const;
    const on = (day: string) => barKind(sunday, { today: day, market: 'UA' });
    expect([on('2026-12-14'), on('2026-12-15')]).toEqual(['out', 'late']);
    // One that was two working days on its way is as long on its way back.
    const parcel = { ...sunday, blockedFrom: '2026-12-03' };
    const back = (day: string) => barKind(parcel, { today: day, market: 'UA' });
    expect([back('2026-12-16'), back('2026-12-17')]).toEqual(['out', 'late']);
    expect(lease('ENDED', 'RETURNED', '2026-12-09')).toBe('ended');
    const maintenance = { purpose: 'maintenance', status: 'CONFIRMED', leaseStatus: null } as const;
    expect(barKind({ ...days, ...maintenance, lastDay: today }, { today, market: 'UA' })).toBe('maintenance');
  });
});

test('the cells of a row follow each other without a gap, whatever is booked, and show each booking where it is', () => {
  const gaps = fc.array(fc.tuple(fc.nat(9), fc.nat(4), fc.integer({ min: 1, max: 9 }), fc.nat(4)), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(gaps, fc.integer({ min: -20, max: 5 }), (parts, first) => {
      let at = first;
      const bookings = parts.map(([gap, way, days, check]) => {
        const leaves = at + gap;
        const start = leaves + way;
        at = start + days + check;
        return { leaves, start, end: start + days, checked: at };
      });
      const cells = boardCells(bookings, 28);
      expect(cells.map(({ start }) => start)).toEqual([0, ...cells.slice(0, -1).map(({ end }) => end)]);
      expect(cells.at(-1)?.end).toBe(28);
      for (let day = 0; day < 28; day++) {
        const cell = cells.find(({ start, end }) => start <= day && day < end);
        const index = bookings.findIndex(({ leaves, checked }) => leaves <= day && day < checked);
        expect(cell?.index ?? -1).toBe(index);
      }
    }),
  );
});
