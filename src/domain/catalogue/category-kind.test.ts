import { afterEach, describe, expect, test } from 'vitest';
import { freightOf } from '../checkout/freight.ts';
import { hasSerials } from '../warranties/serial-numbers.ts';
import { machineKindOf } from '../rental/machine-kind.ts';
import { outermost } from '../search/search-places.ts';
import { complementsOf } from './complements.ts';
import { CATEGORIES, kindOf } from './categories.ts';
import { isOwnCategory, kindIdOf, OWN_CATEGORIES_MAX, ownCategoryId, ownNumberOf } from './category-kind.ts';
import { facetsOf } from './facets/facet.ts';
import {
  categoriesToChoose,
  categoryNamed,
  knownCategories,
  knownCategory,
  setOwnCategories,
} from './known-categories.ts';
import { listedSlugsInForce, ownSlugsInForce } from './own-slugs.ts';
import { measureOf } from './unit-price.ts';

afterEach(() => setOwnCategories([]));

describe('the id of a category that staff made', () => {
  test('says which it is and what it is like', () => {
    for (const { id, slug } of CATEGORIES) {
      const own = ownCategoryId(OWN_CATEGORIES_MAX, id);
      expect(own).toBeLessThan(2 ** 31);
      expect(isOwnCategory(own)).toBe(true);
      expect([ownNumberOf(own), kindIdOf(own), kindOf(own)?.slug]).toEqual([OWN_CATEGORIES_MAX, id, slug]);
      expect(id).toBeLessThan(100);
      expect(isOwnCategory(id)).toBe(false);
      expect([ownNumberOf(id), kindIdOf(id), kindOf(id)?.slug]).toEqual([0, id, slug]);
    }
    expect(new Set(CATEGORIES.map(({ id }) => ownCategoryId(1, id))).size).toBe(CATEGORIES.length);
  });

  test('is none of another shop', () => {
    for (const id of [0, 30, 99, 1_000_000, 1_000_000_000, ownCategoryId(OWN_CATEGORIES_MAX + 1, 3)]) {
      expect(isOwnCategory(id)).toBe(false);
      expect(kindOf(id)).toBeUndefined();
    }
    expect(kindOf(ownCategoryId(1, 98))).toBeUndefined();
  });
});

describe('goods of a category that staff made', () => {
  const like = (slug: string) =>
    ownCategoryId(7, CATEGORIES.find((category) => category.slug === slug)?.id ?? 0);

  test('go by the category that it is like', () => {
    expect(facetsOf(like('inverters'))).toEqual(facetsOf(3));
    expect(hasSerials(like('batteries'))).toBe(true);
    expect(hasSerials(like('cables-wires'))).toBe(false);
    expect(machineKindOf(like('scissor-lifts'))).toBe('lift');
    expect(freightOf(like('solar-panels'), { powerW: 450, panelsCount: 2 }).panelPowerW).toBe(900);
    const specifications = [{ key: 'powerW', value: 12_000 } as const];
    expect(measureOf({ categoryId: like('inverters'), specifications })).toEqual(
      measureOf({ categoryId: 3, specifications }),
    );
    const inverter = { brand: 'Deye', specifications };
    expect(complementsOf({ ...inverter, categoryId: like('inverters') })).toEqual(
      complementsOf({ ...inverter, categoryId: 3 }),
    );
  });

  test('are known by its slug while it is in force', () => {
    const own = {
      id: like('inverters'),
      slug: 'heat-pumps',
      parentId: null,
      kind: 'purchase',
    } as const;
    const put = (isListed: boolean) => setOwnCategories([{ ...own, isListed }]);
    expect(categoryNamed('heat-pumps')).toBeUndefined();
    expect(put(false)).toBe(true);
    expect([ownSlugsInForce(), listedSlugsInForce()]).toEqual(['heat-pumps', '']);
    expect(put(true)).toBe(true);
    expect(listedSlugsInForce()).toBe('heat-pumps');
    expect(put(true)).toBe(false);
    expect(categoryNamed('heat-pumps')).toEqual(own);
    expect(knownCategory(own.id)?.slug).toBe('heat-pumps');
    expect(knownCategories()).toHaveLength(CATEGORIES.length + 1);
    const slugs = categoriesToChoose().map(({ slug }) => slug);
    expect(slugs).toHaveLength(CATEGORIES.length + 1);
    expect(slugs[slugs.indexOf('inverters') + 1]).toBe('heat-pumps');
    // What names the goods of the one means those of the other, too, and leads to the wider list alone.
    expect(outermost(new Set([own.id, 3]))).toEqual([3]);
    expect(outermost(new Set([own.id]))).toEqual([own.id]);
    expect(setOwnCategories([])).toBe(true);
    expect(knownCategory(own.id)).toBeUndefined();
  });
});
