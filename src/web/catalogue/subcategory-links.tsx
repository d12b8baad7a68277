import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { chipClass } from '../ui/chip.tsx';
import { categoryPath } from './category-path.ts';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** The categories below `whole`, and `whole` itself first; the one that is shown is marked. */
export function SubcategoryLinks({
  whole,
  parts,
  shown,
}: {
  whole: CategoryLink;
  parts: readonly CategoryLink[];
  shown: string;
}) {
  const t = useT();
  const links = [{ slug: whole.slug, name: t('listing.all') }, ...parts];
  return (
    <nav aria-label={t('listing.subcategories')} className="-mx-gutter min-w-0">
      <ul className="flex scrollbar-none gap-2 overflow-x-auto px-gutter py-1">
        {links.map(({ slug, name }) => (
          <li key={slug}>
            <LocalLink
              to={categoryPath(slug)}
              aria-current={slug === shown ? 'page' : undefined}
              className={chipClass({ selected: slug === shown })}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
