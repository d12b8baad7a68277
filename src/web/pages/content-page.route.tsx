import { data } from 'react-router';
import type { ContentPage } from '../../content/pages/content-page.ts';
import { PAGES, type PageName } from '../../content/pages/pages.ts';
import { bothSellers, withSellerData } from '../../content/pages/sellers.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { vehicleOffers } from '../../domain/rental/haulage-offers.ts';
import { shopOf } from '../../server/context.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/content-page.route';
import { answersData, runsOf } from './page-blocks.ts';
import { BlockRun } from './block-run.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface Entry {
  readonly id: string;
  readonly title: string;
}

const List = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="flex flex-col gap-1 text-sm [scroll-target-group:auto]">
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="block py-1.5 text-muted transition-colors hover:text-ink hover:underline [&:target-current]:text-ink"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** The sections of a long page: a column that stays in view, on narrow screens a row to open. */
function OnThisPage({ sections }: { sections: readonly Entry[] }) {
  const t = useT();
  return (
    <>
      <nav aria-label={t('page.onThisPage')} className="sticky top-28 max-lg:hidden">
        <p className="mb-3 text-sm font-semibold">{t('page.onThisPage')}</p>
        <List entries={sections} />
      </nav>
      <nav aria-label={t('page.onThisPage')} className="border-t border-line lg:hidden">
        <Disclosure summary={t('page.onThisPage')}>
          <List entries={sections} />
        </Disclosure>
      </nav>
    </>
  );
}

const isPageName = (slug: string): slug is PageName => Object.hasOwn(PAGES, slug);

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { shop, locale, publicUrl } = shopOf(context);
  const slug = pathname.split('/')[2] ?? '';
  if (!isPageName(slug)) throw data(null, { status: 404 });
  const page = withSellerData<ContentPage>(PAGES[slug][locale]);
  const { shipping, payOnDeliveryFees, haulage } = shop.rules;
  const has = (wanted: 'delivery-table' | 'seller-table') =>
    page.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === wanted));
  return {
    page: tieUnitsIn(page),
    delivery: has('delivery-table') ? { shipping, payOnDeliveryFees, haulage: vehicleOffers(haulage) } : null,
    sellers: has('seller-table') ? bothSellers(locale) : null,
    head: plainHead(page, { pathname, publicUrl }),
  };
}

export default function ContentPage({ loaderData: { page, delivery, sellers } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: page.title }]}
        LinkComponent={ShopAnchor}
      />
      <header
        className={classNames(
          'mt-8',
          page.scene !== undefined &&
            'grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div className="max-w-measure">
          <h1>{page.title}</h1>
          <p className="mt-5 text-lg text-muted">{page.lead}</p>
          {page.updatedOn !== undefined && (
            <p className="mt-4 text-sm text-muted">
              <time dateTime={page.updatedOn}>
                {t('page.updated', { date: formatDate(page.updatedOn, locale, 'UTC', 'short') })}
              </time>
            </p>
          )}
        </div>
        {page.scene !== undefined && (
          <PictureTile className="aspect-video rounded-xl">
            <Picture
              source={scenePicture(page.scene)}
              alt=""
              sizes="(min-width: 1440px) 45rem, (min-width: 1024px) 52vw, 100vw"
              priority="high"
              fill
            />
          </PictureTile>
        )}
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <aside>
          <OnThisPage sections={page.sections} />
        </aside>
        <div className="flex flex-col gap-14 lg:gap-18">
          {page.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
              <h2 id={`${id}-title`}>{title}</h2>
              {runsOf(blocks).map((run, index) => (
                <BlockRun key={index} run={run} delivery={delivery} sellers={sellers} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metaOf(loaderData.head),
        ...answersData(loaderData.page).map((data) => ({ 'script:ld+json': data })),
      ]
    : [];
