import { pathIn } from '../../domain/routing/path-in-region.ts';
import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { chipClass } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/catalogue.route';
import { FallbackNotice } from './fallback-notice.tsx';
import { groupsOf } from './catalogue-groups.ts';
import { CatalogueSection } from './catalogue-section.tsx';
import { metaOf, type PageHead } from '../i18n/page-head.ts';
import { breadcrumbData, breadcrumbTo } from './breadcrumb.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, locale, region, translate, publicUrl } = shopOf(context);
  const categories = await shop.catalogue.listCategories(locale);
  const trail = breadcrumbTo([], { translate, region });
  const head: PageHead = {
    title: translate('listing.catalogueTitle'),
    description: translate('listing.catalogueDescription'),
    canonical: new URL(pathIn(region, '/catalogue'), publicUrl).href,
    image: null,
    structuredData: [breadcrumbData(trail, publicUrl)],
  };
  const { notice } = categories[0] ?? {};
  return { groups: groupsOf(categories), notice, trail, head };
}

export default function Catalogue({ loaderData: { groups, notice, trail } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb label={t('nav.breadcrumb')} items={trail} LinkComponent={ShopAnchor} />
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
