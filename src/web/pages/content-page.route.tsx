import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { PAGES, type PageName } from '../../content/pages/pages.ts';
import { isArrangedPage } from '../../content/pages/page-shapes.ts';
import { bothSellers } from '../../content/pages/sellers.ts';
import { isOwn, pictureOf } from '../../domain/catalogue/picture.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { PREVIEWED_PAGE } from '../../domain/routing/shared-page.ts';
import { vehicleOffers } from '../../domain/rental/haulage-offers.ts';
import { shopOf } from '../../server/context.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/content-page.route';
import { ContentBody } from './content-body.tsx';
import { answersData } from './page-blocks.ts';
import { arrangedPage } from './arranged-page.server.ts';
import { casePrices } from './case-prices.server.ts';

const PagePreviewBar = lazy(() => import('./page-preview-bar.tsx'));

const isPageName = (slug: string): slug is PageName => Object.hasOwn(PAGES, slug);

export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const shown = shopOf(context);
  const { shop, locale, publicUrl, texts } = shown;
  const slug = pathname.split('/')[2] ?? '';
  if (!isPageName(slug)) throw data(null, { status: 404 });
  const said = texts.prose.page(slug);
  const { page, preview } = isArrangedPage(slug)
    ? await arrangedPage(slug, said, { query: searchParams, request: shown })
    : { page: said, preview: null };
  const { shipping, payOnDeliveryFees, haulage } = shop.rules;
  const has = (wanted: 'delivery-table' | 'seller-table') =>
    page.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === wanted));
  return {
    page: tieUnitsIn(page),
    delivery: has('delivery-table') ? { shipping, payOnDeliveryFees, haulage: vehicleOffers(haulage) } : null,
    sellers: has('seller-table') ? bothSellers(locale) : null,
    goods: await casePrices(page, shown),
    head: { ...plainHead(page, { pathname, publicUrl }), isIndexed: preview === null },
    preview,
  };
}

export default function ContentPage({
  loaderData: { page, delivery, sellers, goods, preview },
}: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  return (
    <div className="container-page pt-6 pb-section">
      {preview && (
        <Suspense>
          <PagePreviewBar {...preview} />
        </Suspense>
      )}
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: page.title }]}
        LinkComponent={ShopAnchor}
      />
      <header
        className={classNames(
          'mt-8',
          page.picture !== undefined &&
            'grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div className="max-w-measure">
          <h1>{page.title}</h1>
          <p className="mt-5 text-lg text-muted">
            <Unbroken text={page.lead} />
          </p>
          {page.updatedOn !== undefined && (
            <p className="mt-4 text-sm text-muted">
              <time dateTime={page.updatedOn}>
                {t('page.updated', { date: formatDate(page.updatedOn, locale, 'UTC', 'short') })}
              </time>
            </p>
          )}
        </div>
        {page.picture !== undefined && (
          // On a phone a picture of goods would stand before what the page is opened for.
          <PictureTile
            className={classNames('aspect-video rounded-xl', isOwn(page.picture) && 'max-sm:hidden')}
          >
            <Picture
              source={pictureOf(page.picture)}
              alt={page.pictureAlt ?? ''}
              sizes="(min-width: 1440px) 45rem, (min-width: 1024px) 52vw, 100vw"
              priority="high"
              fill
              className={isOwn(page.picture) ? 'object-contain!' : undefined}
            />
          </PictureTile>
        )}
      </header>
      <ContentBody sections={page.sections} delivery={delivery} sellers={sellers} goods={goods} />
    </div>
  );
}

export const handle = { sharedPage: PREVIEWED_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metaOf(loaderData.head),
        ...answersData(loaderData.page).map((data) => ({ 'script:ld+json': data })),
      ]
    : [];
