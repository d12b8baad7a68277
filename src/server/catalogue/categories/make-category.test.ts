import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../../tests/support/test-database.ts';
import { ownCategoryId } from '../../../domain/catalogue/category-kind.ts';
import { printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { knownCategories, setOwnCategories } from '../../../domain/catalogue/known-categories.ts';
import { placesOf } from '../../../domain/search/search-places.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { users } from '../../account/tables.ts';
import { openChangeFeed } from '../../changes/change-feed.ts';
import { followMessages } from '../../messages/follow-messages.ts';
import { putInForce } from '../../messages/messages.ts';
import { matchTerm } from '../../search/match-term.ts';
import { namePlaces } from '../../search/suggest.ts';
import { countFacets } from '../count-facets.ts';
import { findEditedProduct } from '../editing/find-edited-product.ts';
import { saveEditedProduct } from '../editing/save-edited-product.ts';
import { usualSpecifications } from '../editing/usual-specifications.ts';
import { listCategories } from '../list-categories.ts';
import { complementValues } from '../related-to.ts';
import { categories, products, productTexts } from '../tables.ts';
import { readCatalogueNames } from './catalogue-names.ts';
import { followCategories, readOwnCategories } from './follow-categories.ts';
import { makeCategory } from './make-category.ts';
import { isRemovable, removeCategory } from './remove-category.ts';
import { saveCategory, undoCategory } from './save-category.ts';
import { findStaffCategory, listStaffCategories } from './stored-categories.ts';

const connection = await openSeededEmbedded(); // where a change is announced with its commit
const { database } = connection;
const staffId = 'anna';
await database
  .insert(users)
  .values({ id: staffId, name: 'Анна', email: 'anna@example.com', role: 'staff', emailVerified: true });
const failed: unknown[] = [];
const onFailure = (error: unknown) => failed.push(error);
const known = await followCategories(openChangeFeed(connection), {
  readOwn: readOwnCategories(database),
  onFailure,
});
const feed = await followMessages(known, {
  readOwn: async () => [],
  readNames: readCatalogueNames(database),
  onFailure,
});
afterAll(async () => {
  await feed.close();
  await connection.close();
  // Other files of this process have the shop as it came.
  setOwnCategories([]);
  for (const locale of LOCALES) putInForce(locale, { messages: {}, prose: new Map() });
  expect(failed).toEqual([]);
});

const fields = {
  'name.uk': 'Теплові насоси',
  'name.pl': 'Pompy ciepła',
  'name.en': 'Heat pumps',
  'description.uk': 'Тепло з повітря.',
  'description.pl': 'Ciepło z powietrza.',
  'description.en': 'Heat from the air.',
} as const;
const act = { staffId, why: '' };
const asked = { slug: 'heat-pumps', like: 'inverters', group: 'electrical', fields, ...act };
const ID = ownCategoryId(1, 3);
const after = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  const answer = await work;
  await feed.caughtUp();
  return answer;
};
const make = (change: Partial<typeof asked> = {}) => after(makeCategory(database)({ ...asked, ...change }));
const remove = (slug: string) => after(removeCategory(database)({ slug, base: {}, ...act }));
const listed = async () => (await listCategories(database)('en')).map(({ slug }) => slug);
const logOf = async (slug: string) =>
  (await listAudit(database)({ subject: 'category', subjectId: slug })).entries;
const undo = async (slug: string) =>
  after(undoCategory(database)({ slug, entryId: (await logOf(slug))[0]?.id ?? 0, ...act }));

async function put(id: number, category: string) {
  const found = await findEditedProduct(database)(id);
  if (!found) throw new Error(`No product ${id}`);
  const base = printFields(found.product);
  return after(saveEditedProduct(database)({ id, base, sent: { ...base, category }, ...act }));
}
const inverter = async () => {
  const [row] = await database.select().from(products).where(eq(products.categoryId, 3)).limit(1);
  return row?.id ?? 0;
};

describe('a category that staff make', () => {
  test('is there once, waits for its first product, and can be taken away and put back', async () => {
    expect(await make()).toMatchObject({ ok: true, slug: 'heat-pumps' });
    expect(await make()).toEqual({ ok: true, slug: 'heat-pumps', changed: 0 });
    for (const other of [{ like: 'batteries' }, { group: 'solar' }, { slug: 'inverters' }])
      expect(await make(other)).toEqual({
        ok: false,
        reason: 'invalid-fields',
        problems: { slug: 'address-taken' },
      });
    const [row] = await database.select().from(categories).where(eq(categories.slug, 'heat-pumps'));
    expect(row).toMatchObject({ id: ID, kind: 'purchase', menuGroup: 'electrical', isInMenu: true });
    const all = await listStaffCategories(database)();
    expect(all.at(-1)?.slug).toBe('heat-pumps');
    expect(await listed()).not.toContain('heat-pumps');
    expect(knownCategories().at(-1)).toEqual({
      id: ID,
      slug: 'heat-pumps',
      parentId: null,
      kind: 'purchase',
    });

    expect(await remove('heat-pumps')).toMatchObject({ ok: true });
    expect(await remove('heat-pumps')).toEqual({ ok: true, changed: 0 });
    expect(knownCategories().some(({ slug }) => slug === 'heat-pumps')).toBe(false);
    expect(await undo('heat-pumps')).toMatchObject({ ok: true });
    const found = await findStaffCategory(database)('heat-pumps');
    expect(found?.stored).toMatchObject({ id: ID, category: { name: { en: 'Heat pumps' } } });
    expect((await logOf('heat-pumps')).map(({ action }) => action)).toEqual(['undone', 'deleted', 'created']);
  });

  test('is made once by two at the same moment', async () => {
    const [one, other] = await Promise.all([make({ slug: 'relays' }), make({ slug: 'relays' })]);
    expect([one.ok, other.ok]).toEqual([true, true]);
    const [a, b] = await Promise.all([make({ slug: 'a-relays' }), make({ slug: 'b-relays' })]);
    expect([a.ok, b.ok]).toEqual([true, true]);
    const ids = (await listStaffCategories(database)()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const slug of ['relays', 'a-relays', 'b-relays'])
      expect(await remove(slug)).toMatchObject({ ok: true });
  });

  test('stays where the shop came with it', async () =>
    expect(await remove('cranes')).toEqual({ ok: false, reason: 'category-shipped' }));

  test('has the filters, fields and complements of what it is like once a product is in it, and is found by its name', async () => {
    const id = await inverter();
    expect(await put(id, 'heat-pumps')).toMatchObject({ ok: true, changed: 1 });
    expect(await listed()).toContain('heat-pumps');
    const facets = await countFacets(database)({
      categoryId: ID,
      locale: 'en',
      currency: 'UAH',
      choices: { values: {} },
    });
    expect(facets.map(({ key }) => key)).toContain('phases');
    expect(await usualSpecifications(database)(ID)).toContain('mpptCount');
    const specifications = [
      { key: 'batteryVoltageMinV', value: 44 },
      { key: 'batteryVoltageMaxV', value: 54 },
      { key: 'nominalVoltageV', value: 48 },
      { key: 'batteryCurrentMaxA', value: 50 },
      { key: 'inverterBrands', value: 'Deye' },
    ] as const;
    const { complements } = complementValues({ categoryId: 2, brand: 'Pylontech', specifications });
    expect(JSON.parse(complements)).toMatchObject([{ categoryId: 3 }, { categoryId: ID }]);

    const [text] = await database.select().from(productTexts).where(eq(productTexts.productId, id));
    expect(text?.searchText).toMatch(/теплові насоси|pompy ciepła|heat pumps/);
    const search = { onlyInStock: false, limit: 50, minLength: 2 };
    expect((await matchTerm(database)('heat pumps', search)).ids).toEqual([id]);
    // Whoever looks for what it is like finds its goods, too.
    expect((await matchTerm(database)('інвертор', { ...search, limit: 200 })).ids).toContain(id);
    const { asked: term } = await matchTerm(database)('теплові насоси', search);
    const places = namePlaces(placesOf(term, []), 'pl');
    expect(places).toEqual([{ slug: 'heat-pumps', name: 'Pompy ciepła', brand: null }]);
  });

  test('is found by the name that staff give it later', async () => {
    const saved = await after(
      saveCategory(database)({
        slug: 'heat-pumps',
        base: { 'name.en': 'Heat pumps' },
        sent: { 'name.en': 'Warmth makers' },
        ...act,
      }),
    );
    expect(saved).toEqual({ ok: true, changed: 1 });
    const found = await matchTerm(database)('warmth makers', { onlyInStock: false, limit: 9, minLength: 2 });
    expect(found.ids).toHaveLength(1);
    expect(await undo('heat-pumps')).toMatchObject({ ok: true });
  });

  test('stays while a product is in it, and when one was published in it; without any it is in no list', async () => {
    expect(await remove('heat-pumps')).toEqual({ ok: false, reason: 'category-in-use' });
    const [row] = await database.select().from(products).where(eq(products.categoryId, ID));
    expect(await put(row?.id ?? 0, 'inverters')).toMatchObject({ ok: true, changed: 1 });
    expect(await listed()).not.toContain('heat-pumps');
    expect(await remove('heat-pumps')).toEqual({ ok: false, reason: 'category-was-listed' });
    const found = await findStaffCategory(database)('heat-pumps');
    expect(found && (await isRemovable(database)(found.stored))).toBe(false);
  });
});
