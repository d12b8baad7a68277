import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedProducts } from '../../src/content/seed/products.ts';

test.each(['README.md', 'docs/operations.md', 'tools/reduce-price.ts'])(
  'a reduced price that %s has for an example is below that of the product',
  (document) => {
    const [, id, uah] = /announce (\d+) --uah (\d+)/.exec(readFileSync(document, 'utf8')) ?? [];
    const price = seedProducts.find((product) => product.id === Number(id))?.price?.UAH;
    expect(Number(uah)).toBeGreaterThan(0);
    expect(Number(uah)).toBeLessThan(price ?? 0);
  },
);
