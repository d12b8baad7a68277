import { describe, expect, it } from 'vitest';
import { daysIn, listDaysEntries, parseListDays, wantedDays } from './list-days.ts';

const read = (query: string) => parseListDays(new URLSearchParams(query));

describe('the days of a list of machines', () => {
  it('are read from an address as they are written there', () => {
    const days = { firstDay: '2026-12-03', lastDay: '2026-12-07' };
    expect(parseListDays(new URLSearchParams(listDaysEntries(days)))).toEqual(days);
    expect(daysIn(days)).toBe(5);
    expect(listDaysEntries(null)).toEqual([]);
  });

  it('are one where one is named, and turned the right way round', () => {
    const one = { firstDay: '2026-12-03', lastDay: '2026-12-03' };
    expect(read('rentFrom=2026-12-03')).toEqual(one);
    expect(read('rentFrom=&rentTo=2026-12-03')).toEqual(one);
    expect(read('rentFrom=2026-12-07&rentTo=2026-12-03')).toEqual({
      firstDay: '2026-12-03',
      lastDay: '2026-12-07',
    });
  });

  it.each([
    '',
    'rentFrom=tomorrow',
    'rentFrom=2026-02-31',
    'rentFrom=1026-12-03',
    'rentFrom=2026-12-03&rentTo=2028-12-03',
  ])('are none in “%s”', (query) => expect(read(query)).toBeNull());

  it('ask for a machine until it is checked', () => {
    const friday = { firstDay: '2026-12-04', lastDay: '2026-12-05' };
    const place = { market: 'UA', today: '2026-11-02' } as const;
    expect(wantedDays(friday, place)).toEqual({
      market: 'UA',
      from: '2026-12-04',
      to: '2026-12-09',
      // Five working days there from Friday 27 November, and back from Monday 7 December.
      byParcel: { from: '2026-11-27', to: '2026-12-16' },
    });
  });

  it('are too soon for a parcel that would be on its way still', () => {
    const friday = { firstDay: '2026-12-04', lastDay: '2026-12-04' };
    const byParcel = (today: string) => wantedDays(friday, { market: 'UA', today }).byParcel;
    expect(byParcel('2026-11-26')).not.toBeNull();
    expect(byParcel('2026-11-27')).toBeNull();
  });
});
