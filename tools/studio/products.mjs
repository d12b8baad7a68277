// node tools/studio/products.mjs: prints the fields of the catalogue's products that decide how they look, as JSON.
// The studio reads them here, so that millimetres, counts and figures have one source, the seed.
import { seedProducts } from '../../src/content/seed/products.ts';
import { CATEGORIES } from '../../src/domain/catalogue/categories.ts';
import { outerSize } from '../../src/domain/catalogue/outer-size.ts';

/** An article number as part of a file's name. */
export const slugOf = (article) =>
  article
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const products = seedProducts.map(({ article, category, brand, text, specifications }) => ({
  article,
  slug: slugOf(article),
  category,
  brand,
  name: text.en.name,
  size: outerSize(CATEGORIES.find(({ slug }) => slug === category)?.id, specifications.dimensionsMm),
  ...specifications,
}));

if (import.meta.filename === process.argv[1]) process.stdout.write(JSON.stringify(products));
