import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import type { CatalogueGroup } from './catalogue-groups.ts';
import { categoryPath } from './category-path.ts';
import { CategoryTile } from './category-tile.tsx';

/** Columns that leave no tile alone in a row on a wide window. */
const columnsFor = (count: number): string => {
  if (count === 3) return 'md:grid-cols-3';
  return count === 5 ? 'md:grid-cols-3 lg:grid-cols-5' : 'md:grid-cols-4';
};

const SIZES = '(min-width: 1024px) 28rem, (min-width: 768px) 31vw, 46vw';

/** One group of the catalogue: its categories as pictures, their parts as links under them. */
export function CatalogueSection({ group: { name, categories } }: { group: CatalogueGroup }) {
  const t = useT();

  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`menuGroup.${name}`)}</h2>
      <ul
        className={classNames(
          'mt-6 grid grid-cols-2 gap-x-tiles gap-y-8 sm:mt-8',
          columnsFor(categories.length),
        )}
      >
        {categories.map(({ parts, ...category }) => (
          <li key={category.slug}>
            <CategoryTile category={category} sizes={SIZES} />
            {parts.length > 0 && (
              <ul aria-label={category.name} className="mt-2 text-sm text-muted">
                {parts.map((part) => (
                  <li key={part.slug}>
                    <LocalLink
                      to={categoryPath(part.slug)}
                      className="inline-block py-1 transition-colors hover:text-ink hover:underline pointer-coarse:py-2"
                    >
                      {part.name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
