import { groupsInOrder } from '../../domain/catalogue/menu.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor } from '../i18n/local-link.tsx';
import { metaOf, type PageHead } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { chipClass } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/catalogue.route';
import { breadcrumbData, breadcrumbTo } from './breadcrumb.ts';
import { categoryPath } from './category-path.ts';
import { CategoryTile, type TileCategory } from './category-tile.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { categoryTiles } from './print-goods.server.ts';

/** The catalogue by groups in the order of the menu: categories as tiles, and below each the names of its parts. Empty groups are left out. */
function groupsOf(categories: readonly CategoryView[], tile: (category: CategoryView) => TileCategory) {
  return groupsInOrder(categories)
    .map((name) => ({
      name,
      categories: categories
        .filter(({ group, parentId }) => group === name && parentId === null)
        .map((category) => ({
          ...tile(category),
          parts: categories
            .filter(({ parentId }) => parentId === category.id)
            .map(({ slug, name }) => ({ slug, name })),
        })),
    }))
    .filter((group) => group.categories.length > 0);
}

type CatalogueGroup = ReturnType<typeof groupsOf>[number];

const SIZES = '(min-width: 1024px) 19rem, (min-width: 768px) 31vw, 46vw';
const LARGE_SIZES = '(min-width: 1024px) 19rem, (min-width: 768px) 31vw, 92vw';

/** One group of the catalogue: its categories as pictures, their parts as links under them. */
function CatalogueSection({ group: { name, categories } }: { group: CatalogueGroup }) {
  const t = useT();

  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`menuGroup.${name}`)}</h2>
      {/* The same columns in every group: tiles of one width. */}
      <ul className="mt-6 grid two-columns gap-x-tiles gap-y-8 sm:mt-8 md:grid-cols-3 lg:grid-cols-5">
        {categories.map(({ parts, ...category }, index) => {
          // On a phone the first of an odd number fills its row.
          const isLarge = index === 0 && categories.length % 2 === 1;
          return (
            <li key={category.slug} className={isLarge ? 'max-md:col-span-full' : undefined}>
              <CategoryTile category={category} sizes={isLarge ? LARGE_SIZES : SIZES} />
              {parts.length > 0 && (
                <ul aria-label={category.name} className="mt-2 text-sm text-muted">
                  {parts.map((part) => (
                    <li key={part.slug}>
                      <LocalLink
                        to={categoryPath(part.slug)}
                        className="inline-block py-1 transition-colors hover:text-ink hover:underline pointer-coarse:py-3"
                      >
                        {part.name}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, region, translate, publicUrl } = request;
  const [categories, tile] = await Promise.all([
    shop.catalogue.listCategories(locale),
    categoryTiles(request),
  ]);
  const breadcrumb = breadcrumbTo([], { translate, region });
  const head: PageHead = {
    title: translate('listing.catalogueTitle'),
    description: translate('listing.catalogueDescription'),
    canonical: new URL(pathIn(region, '/catalogue'), publicUrl).href,
    image: null,
    structuredData: [breadcrumbData(breadcrumb, publicUrl)],
  };
  const { notice } = categories[0] ?? {};
  return { groups: tieUnitsIn(groupsOf(categories, tile)), notice, breadcrumb, head };
}

export default function Catalogue({ loaderData: { groups, notice, breadcrumb } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb label={t('nav.breadcrumb')} items={breadcrumb} LinkComponent={ShopAnchor} />
      <header className="mt-6 sm:mt-8">
        <h1 className="text-4xl">{t('listing.catalogueTitle')}</h1>
        <p className="mt-4 max-w-measure text-lg text-muted">{t('listing.catalogueLead')}</p>
      </header>
      <FallbackNotice text={notice} className="mt-6 max-w-measure" />
      {groups.length === 0 ? (
        <EmptyState
          title={t('listing.noCategories')}
          text={t('listing.noCategoriesText')}
          action={<ButtonLink to="/">{t('error.page.home')}</ButtonLink>}
        />
      ) : (
        <>
          <nav aria-label={t('listing.groups')} className="mt-8">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className={chipClass()}>
                    {t(`menuGroup.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-12 flex flex-col gap-16 sm:mt-16 sm:gap-20">
            {groups.map((group) => (
              <CatalogueSection key={group.name} group={group} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('front') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
