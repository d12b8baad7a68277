import { lazy, Suspense } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor } from '../i18n/local-link.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { CardSlots } from './product-grid.tsx';
import { BuyingGuide } from './buying-guide.tsx';
import type { ListCalendar } from './filter-days.tsx';
import { FilteredList } from './filtered-list.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import type { Listing } from './listing.server.ts';
import { chipClass } from '../ui/chip.tsx';
import { categoryPath, GUIDE_ID } from './category-path.ts';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** The categories below `whole`, and `whole` itself first; the one that is shown is marked. */
function SubcategoryLinks({
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
    <nav aria-label={t('listing.subcategories')} className="min-w-0 max-lg:-mx-gutter">
      <ul className="flex scrollbar-none fade-end gap-2 overflow-x-auto py-1 max-lg:px-gutter lg:-ml-1 lg:pl-1">
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

// Most categories have none.
const WhichOne = lazy(() => import('./which-one.tsx'));

const guideLink = 'inline-block underline underline-offset-4 pointer-coarse:py-3';

/** A category's page (S §2): its words, its sub-categories, its products, and how to choose among them. */
export function ListingScreen({
  listing,
  isMissing,
  breadcrumb,
  slots,
  calendar,
}: {
  listing: Listing;
  /** Whether the address names a product that the category does not have. */
  isMissing: boolean;
  breadcrumb: readonly BreadcrumbItem[];
  slots: CardSlots;
  calendar: ListCalendar;
}) {
  const t = useT();
  const [lead, ...rest] = listing.category.description.split(/(?<=[.!?]) /);
  const { category, parent, subcategories, filters, isNarrowed, guide, guideElsewhere, which } = listing;
  return (
    <div key={category.slug} className="container-page pt-3 pb-section sm:pt-6 lg:pt-4">
      <Breadcrumb label={t('nav.breadcrumb')} items={breadcrumb} LinkComponent={ShopAnchor} />
      <header className="mt-3 sm:mt-8 lg:mt-2">
        <h1>{category.name}</h1>
        {/* From 1024 px a line of the whole width, on a phone its first sentence, so that the first goods are in the window with their prices. */}
        <p className="mt-2 max-w-measure text-muted sm:mt-4 sm:text-lg lg:mt-1 lg:max-w-none lg:text-base">
          {lead} <span className="max-sm:hidden">{rest.join(' ')}</span>
        </p>
      </header>
      {isMissing && (
        <p role="status" className="mt-6 max-w-measure text-lg font-semibold">
          {t('listing.missing')}
        </p>
      )}
      <FallbackNotice text={listing.notice} className="mt-6 max-w-measure" />
      <FilteredList
        view={filters}
        list={listing}
        slots={slots}
        calendar={calendar}
        labels={{ products: t('listing.products'), pages: t('listing.pages') }}
        beside={
          subcategories.length > 0 ? (
            <SubcategoryLinks whole={parent ?? category} parts={subcategories} shown={category.slug} />
          ) : undefined
        }
        links={
          <>
            {guide !== null && (
              <a href={`#${GUIDE_ID}`} className={guideLink}>
                {guide.title}
              </a>
            )}
            {guideElsewhere !== null && (
              <LocalLink to={guideElsewhere.path} className={guideLink}>
                {guideElsewhere.title}
              </LocalLink>
            )}
            {category.kind === 'rental' && (
              <LocalLink to="/lease-info" className={guideLink}>
                {t('listing.leaseInfo')}
              </LocalLink>
            )}
          </>
        }
        empty={
          <EmptyState
            title={t('listing.empty')}
            text={isNarrowed ? filters.words.emptyText : t('listing.emptyText')}
            action={
              isNarrowed ? (
                <a href={`?${filters.queryOfAll}`} className={buttonClass()}>
                  {filters.words.clear}
                </a>
              ) : (
                <ButtonLink to="/catalogue">{t('nav.wholeCatalogue')}</ButtonLink>
              )
            }
          />
        }
      />
      {/* Who asks how to choose is led to the kinds side by side where there are some, and to the prose where there are none. */}
      <div id={GUIDE_ID}>
        {which !== null && (
          <Suspense>
            <WhichOne view={which} />
          </Suspense>
        )}
        {guide !== null && <BuyingGuide guide={guide} />}
      </div>
    </div>
  );
}
