import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category, MENU_GROUPS } from './categories.ts';

const rows: readonly Category[] = CATEGORIES;
const bySlug = (slug: string) => rows.find((row) => row.slug === slug);

describe('the category table', () => {
  test('keeps the ids of the specification (S §9, R11)', () => {
    const wanted = {
      'solar-panels': 1,
      batteries: 2,
      inverters: 3,
      'sets-of-solar-power-plants': 4,
      'mounting-systems': 5,
      'portable-power-stations': 9,
      'portable-solar-panels': 12,
    };
    for (const [slug, id] of Object.entries(wanted)) expect(bySlug(slug)?.id).toBe(id);
    const portable = rows.filter(({ parentId }) => parentId === 12).map(({ id }) => id);
    expect(portable).toEqual([13, 14, 15, 16, 17]);
  });

  test('has every id and slug once, in lower case', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    for (const { slug } of rows) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has parents that stand before their parts, at the top level and of the same kind', () => {
    rows.forEach(({ parentId, kind, group }, index) => {
      if (parentId === null) return;
      const parent = rows.slice(0, index).find(({ id }) => id === parentId);
      expect(parent).toMatchObject({ parentId: null, kind, group });
    });
  });

  test('fills every group of the menu', () => {
    for (const group of MENU_GROUPS) expect(rows.some((row) => row.group === group)).toBe(true);
  });
});
