import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { forgetOldMisses, listMisses, noteMiss } from './search-misses.ts';
import { searchMisses } from './tables.ts';

const { database } = await openTestDatabase();
const note = noteMiss(database);
const ALWAYS = { firstDay: '2000-01-01', lastDay: '2100-01-01' };
const list = async () =>
  (await listMisses(database)(ALWAYS, 20)).map(({ term, locale, times }) => [term, locale, times]);

describe('a search that found nothing', () => {
  test('is counted, at the same time too, by its words and language', async () => {
    await Promise.all(['Бойлер', 'бойлер ', 'БОЙЛЕР'].map((typed) => note({ typed, locale: 'uk' })));
    await note({ typed: 'bojler', locale: 'pl' });
    await note({ typed: 'olena@example.com', locale: 'uk' });
    expect(await list()).toEqual([
      ['бойлер', 'uk', 3],
      ['bojler', 'pl', 1],
    ]);
  });

  test('is listed for its days alone', async () => {
    expect(await listMisses(database)({ firstDay: '2020-01-01', lastDay: '2020-12-31' }, 20)).toEqual([]);
    expect(await listMisses(database)(ALWAYS, 1)).toHaveLength(1);
  });

  test('goes after a year, and of one day no more than five hundred are kept', async () => {
    await database.execute(sql`update ${searchMisses} set day = current_date - 401 where term = 'bojler'`);
    await forgetOldMisses(database)();
    expect(await list()).toEqual([['бойлер', 'uk', 3]]);
    await database.execute(sql`insert into ${searchMisses} (day, locale, term, times)
      select (now() at time zone 'Europe/Kyiv')::date, 'en', 'rubbish ' || n, 1 from generate_series(1, 500) n`);
    await note({ typed: 'wind turbine', locale: 'en' });
    await note({ typed: 'бойлер', locale: 'uk' });
    expect((await list())[0]).toEqual(['бойлер', 'uk', 4]);
    expect(await database.$count(searchMisses, sql`term = 'wind turbine'`)).toBe(0);
  });
});
