import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../../domain/catalogue/categories.ts';
import { SPECIFICATIONS } from '../../domain/catalogue/specifications.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { breakEvenDay } from '../../domain/rental/break-even.ts';
import { DAYS_OF, tiersOf } from '../../domain/rental/tiers.ts';
import type { SeedProduct } from './seed-product.ts';

const files = import.meta.glob<Record<string, readonly SeedProduct[]>>('./products/**/*.ts', { eager: true });
// A set, because a file may gather the arrays of the files beside it.
const products = [...new Set(Object.values(files).flatMap((file) => Object.values(file).flat()))];

const categories: readonly Category[] = CATEGORIES;
const leaves = categories.filter(({ id }) => categories.every(({ parentId }) => parentId !== id));
const kindOf = new Map(CATEGORIES.map(({ slug, kind }) => [slug, kind]));
const idOf = new Map(CATEGORIES.map(({ slug, id }) => [slug, id]));

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const articlesWhere = (isWrong: (product: SeedProduct) => boolean) =>
  products.filter(isWrong).map(({ article }) => article);

describe('the starting catalogue', () => {
  test('has no inverter whose weakest input works with more than the short-circuit current that it bears', () => {
    const isWrong = ({ specifications: { mpptCurrentsA, pvShortCircuitCurrentMaxA } }: SeedProduct) =>
      mpptCurrentsA !== undefined &&
      pvShortCircuitCurrentMaxA !== undefined &&
      pvShortCircuitCurrentMaxA < Math.min(...mpptCurrentsA.split('+').map(Number));
    expect(articlesWhere(isWrong)).toEqual([]);
  });

  test('has at least 120 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
  });

  test.each(leaves.map(({ slug }) => slug))('has at least three products in %s', (slug) => {
    expect(products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(3);
  });

  test('gives every product its own id and article number', () => {
    expect(repeated(products.map(({ id }) => id))).toEqual([]);
    expect(repeated(products.map(({ article }) => article))).toEqual([]);
    expect(articlesWhere(({ article }) => article === '' || article !== article.toUpperCase())).toEqual([]);
  });

  test('takes ids from the category, power stations also from 90 on (S §2)', () => {
    expect(
      articlesWhere(({ id, category }) => {
        const isStation = category === 'portable-power-stations' && id >= 90 && id <= 99;
        return Math.floor(id / 100) !== idOf.get(category) && !isStation;
      }),
    ).toEqual([]);
  });

  test('has whole, non-negative stock and a warranty in whole months', () => {
    expect(articlesWhere(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
    expect(
      articlesWhere(({ warrantyMonths }) => !Number.isInteger(warrantyMonths) || warrantyMonths < 0),
    ).toEqual([]);
  });
});

describe('texts', () => {
  test('are complete and trimmed in every language', () => {
    expect(
      articlesWhere(({ text }) =>
        Object.values(text)
          .flatMap(({ name, summary, description }) => [name, summary, description])
          .some((part) => part === '' || part !== part.trim()),
      ),
    ).toEqual([]);
  });

  test('name the product differently in each language', () => {
    expect(
      articlesWhere(({ text }) => new Set(Object.values(text).map(({ name }) => name)).size !== 3),
    ).toEqual([]);
  });

  test('describe in two to four paragraphs', () => {
    expect(
      articlesWhere(({ text }) =>
        Object.values(text).some(({ description }) => {
          const count = description.split('\n\n').length;
          return count < 2 || count > 4;
        }),
      ),
    ).toEqual([]);
  });

  test('are written for one product only', () => {
    expect(repeated(products.map(({ text }) => text.uk.name))).toEqual([]);
    expect(repeated(products.map(({ text }) => text.uk.description))).toEqual([]);
  });
});

describe('prices', () => {
  test('are for sale in categories of sale and for rent in categories of rental', () => {
    expect(
      articlesWhere(({ category, price, rental }) =>
        kindOf.get(category) === 'rental' ? rental === undefined || price !== undefined : price === undefined,
      ),
    ).toEqual([]);
  });

  test('of what is sold and rented stand beside machines, and a month of renting costs less than buying', () => {
    const both = products.filter(({ price, rental }) => price !== undefined && rental !== undefined);
    expect(both.length).toBeGreaterThan(0);
    expect(articlesWhere(({ price, machines }) => price === undefined && machines !== undefined)).toEqual([]);
    for (const { machines, price, rental } of both) {
      expect(machines).toBeGreaterThan(0);
      for (const currency of CURRENCIES) {
        const tiers = rental?.[currency];
        if (tiers === undefined) continue;
        const day = breakEvenDay(
          tiersOf(tiers, currency),
          fromMajor(price?.[currency] ?? Number.NaN, currency),
          DEFAULT_TAX_RULE,
        );
        expect(day ?? Infinity).toBeGreaterThan(DAYS_OF.month);
      }
    }
  });

  test('are positive', () => {
    expect(
      articlesWhere(({ price, rental }) =>
        CURRENCIES.some((currency) => {
          const tier = rental?.[currency];
          const amounts = [price?.[currency], tier?.day, tier?.week, tier?.month];
          return amounts.some((amount) => amount !== undefined && amount <= 0);
        }),
      ),
    ).toEqual([]);
  });

  test('never fall with a longer rental, and a week costs no more than seven days', () => {
    expect(
      articlesWhere(({ rental }) =>
        CURRENCIES.some((currency) => {
          const tier = rental?.[currency];
          return (
            tier !== undefined && !(tier.day <= tier.week && tier.week <= Math.min(tier.month, 7 * tier.day))
          );
        }),
      ),
    ).toEqual([]);
  });
});

describe('specifications', () => {
  test('use known fields with known choices and finite numbers', () => {
    const isWrong = ([key, value]: [string, unknown]) => {
      if (!(key in SPECIFICATIONS)) return true;
      const definition = Object.entries(SPECIFICATIONS).find(([name]) => name === key)?.[1];
      if (definition?.kind === 'number') return !Number.isFinite(value);
      if (definition?.kind === 'choice') return !definition.choices.some((choice) => choice === value);
      return typeof value !== 'string' || value === '';
    };
    expect(articlesWhere(({ specifications }) => Object.entries(specifications).some(isWrong))).toEqual([]);
  });

  test('of panels agree: power is Vmp × Imp within 1.5 %', () => {
    expect(
      articlesWhere(({ category, specifications: { powerW, vmpV, impA } }) => {
        if (category !== 'solar-panels') return false;
        return powerW === undefined || vmpV === undefined || impA === undefined
          ? true
          : Math.abs(vmpV * impA - powerW) > 0.015 * powerW;
      }),
    ).toEqual([]);
  });

  test('of panels agree: the module is as efficient as its area says', () => {
    expect(
      articlesWhere(({ category, specifications: { powerW, dimensionsMm, efficiencyPercent } }) => {
        const [length, width] = (dimensionsMm ?? '').split(' × ').map(Number);
        if (category !== 'solar-panels' || !powerW || !length || !width || !efficiencyPercent) return false;
        return Math.abs((powerW / length / width) * 1e5 - efficiencyPercent) > 0.15;
      }),
    ).toEqual([]);
  });
});
