import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../support/test-database.ts';
import { CATEGORIES } from '../../src/domain/catalogue/categories.ts';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import { KINDS_OF_CHOICE, type ChosenCategory } from '../../src/domain/catalogue/which-one.ts';
import { describeProducts } from '../../src/server/catalogue/describe-products.ts';
import { listProducts } from '../../src/server/catalogue/list-products.ts';
import { lookUpIn, messagesOf } from '../../src/server/messages/messages.ts';
import { whichOne } from '../../src/web/catalogue/which-one.server.ts';

const { database } = await openTestDatabase();
const catalogue = { listChoices: listProducts(database), describeProducts: describeProducts(database) };
const viewOf = (slug: string, locale: (typeof LOCALES)[number] = 'uk') =>
  whichOne(CATEGORIES.find((each) => each.slug === slug)?.id ?? 0, catalogue, {
    locale,
    currency: 'UAH',
    translate: messagesOf(locale).translate,
    lookUp: lookUpIn(locale),
    prose: messagesOf(locale).prose,
  });
const slugs = Object.keys(KINDS_OF_CHOICE) as ChosenCategory[];

describe.each(slugs)('the columns of %s', (slug) => {
  test.each(LOCALES)('are all there in %s, each with products that stand in no other', async (locale) => {
    const view = await viewOf(slug, locale);
    expect(view?.columns.map(({ key }) => key)).toEqual(KINDS_OF_CHOICE[slug].map(({ key }) => key));
    const ids = view?.columns.flatMap(({ products }) => products.map(({ id }) => id)) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(view?.columns.filter(({ products }) => products.length === 0 || products.length > 3)).toEqual([]);
    expect(view?.columns.flatMap(({ products }) => products.filter(({ figures }) => figures === ''))).toEqual(
      [],
    );
  });
});

test('an inverter that needs another device to work without the grid stands in no column of backup', async () => {
  const view = await viewOf('inverters', 'en');
  const backup = view?.columns.filter(({ key }) => key.startsWith('backup')) ?? [];
  const names = backup.flatMap(({ products }) => products.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => name.includes('Huawei'))).toEqual([]);
  expect(backup[0]?.products[0]?.figures).toMatch(/^5\skW\s· battery 40–60\sV$/);
});

test('other categories have none', async () => {
  expect(await viewOf('cables-wires')).toBeNull();
});
