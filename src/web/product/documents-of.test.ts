import { describe, expect, test } from 'vitest';
import { documentPath } from '../../content/pages/published-documents.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { documentsOf } from './documents-of.ts';

const words = { locale: 'pl', translate: (key: string) => key } as const;
const figure = [{ key: 'powerW', value: 450 }] as const;
const pathsOf = (product: Parameters<typeof documentsOf>[0]) =>
  documentsOf(product, words).map(({ to }) => to);

describe('the documents of a product', () => {
  test('of every category are its sheet, a manual and its terms, none of them twice', () => {
    for (const { id: categoryId, kind } of CATEGORIES) {
      const paths = pathsOf({ id: 7, kind, categoryId, specifications: figure });
      expect(paths[0]).toBe('/documents/products/7-pl.pdf');
      expect(paths.filter((path) => path.includes('manual')).length).toBeGreaterThan(0);
      expect(paths.at(-1)).toBe(kind === 'rental' ? '/lease-info' : '/delivery-warranty-returns');
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  test('of a plant are the manuals of its parts', () => {
    const paths = pathsOf({ id: 7, kind: 'purchase', categoryId: 4, specifications: figure });
    for (const name of ['manual-solar-panels', 'manual-inverters', 'manual-batteries'] as const) {
      expect(paths).toContain(documentPath(name, 'pl'));
    }
  });

  test('have no sheet where no figures are known', () => {
    const paths = pathsOf({ id: 7, kind: 'purchase', categoryId: 1, specifications: [] });
    expect(paths.filter((path) => path.includes('/products/'))).toEqual([]);
  });
});
