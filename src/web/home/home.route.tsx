import { Fragment, lazy, Suspense, useId, type ReactNode } from 'react';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { FIRST_CATEGORY_IDS, FIRST_OF_KIND, firstGoods } from '../../domain/catalogue/first-goods.ts';
import { cardProduct } from '../../domain/catalogue/product.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { shownRefs } from '../../domain/pages/arrange.ts';
import { HOME_SHAPE, isHomeSection, type HomeSectionName } from '../../domain/pages/home-sections.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { PREVIEWED_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { CALM_CARD_SLOTS } from '../cart/calm-card-slots.tsx';
import { FallbackNotice } from '../catalogue/fallback-notice.tsx';
import { categoryTiles } from '../catalogue/print-goods.server.ts';
import { metaOf, type PageHead } from '../i18n/page-head.ts';
import { withFreeDays } from '../catalogue/rent-view.server.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { useT } from '../i18n/i18n.tsx';
import { RecentlyViewedSlot } from '../product/recently-viewed-slot.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { shownArrangement } from '../pages/shown-arrangement.server.ts';
import type { Route } from './+types/home.route';
import { AdBox, HomeSlides, PromotionBox } from './merchandising.tsx';
import { AskSection, askWords } from './ask-section.tsx';
import { homeTiles, tileSections } from './home-tiles.ts';
import { RentalSection, TileGrid } from './tile-grid.tsx';
import { shopData } from './shop-data.ts';
import { printPromises } from './promises.server.ts';
import { shownPicture } from './shown-picture.server.ts';
import { slideOffer } from './slide-offer.server.ts';
import { ShopPromises } from './shop-promises.tsx';

const PagePreviewBar = lazy(() => import('../pages/page-preview-bar.tsx'));

/** A section of the front page: a heading and what it is about. With a sentence, both stand in the first of four columns where there is room. */
function HomeSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  const heading = (
    <h2 id={id} className="mb-4 text-2xl lg:mb-6">
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className="container-page">
      {text === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <div className="gap-x-tiles lg:grid lg:grid-cols-4">
          <div className="mb-5 lg:pr-6">
            {heading}
            <p className="-mt-2 max-w-measure text-muted">{text}</p>
          </div>
          <div className="lg:col-span-3">{children}</div>
        </div>
      )}
    </section>
  );
}

/** The goods that the page begins with, of what can be had now. */
async function recommended({ shop, locale, currency }: PageRequest) {
  const inStock: ProductCondition = { kind: 'number', field: 'stock', operator: '$gt', values: [0] };
  const pages = await Promise.all(
    FIRST_CATEGORY_IDS.map((categoryId) => {
      const inCategory: ProductCondition = {
        kind: 'number',
        field: 'categoryId',
        operator: '$eq',
        values: [categoryId],
      };
      const condition: ProductCondition = { kind: 'and', conditions: [inCategory, inStock] };
      return shop.catalogue.listProducts({
        locale,
        currency,
        condition,
        sort: [],
        page: 1,
        pageSize: FIRST_OF_KIND,
      });
    }),
  );
  const first = firstGoods(pages.map(({ products }) => products)).map(cardProduct);
  return {
    products: await withFreeDays(first, { rental: shop.rental, currency, locale }),
    notice: pages.find(({ notice }) => notice !== undefined)?.notice,
  };
}

function homeHead({ translate, region, publicUrl, locale }: PageRequest): PageHead {
  const canonical = new URL(pathIn(region, '/'), publicUrl).href;
  return {
    title: translate('home.title'),
    description: translate('home.description'),
    canonical,
    image: new URL(scenePicture('scene-roof-solar').src, publicUrl).href,
    structuredData: shopData(canonical, { publicUrl, locale }),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, currency, translate } = request;
  const market = marketOf(currency);
  const now = new Date().toISOString();
  const { arrangement, preview } = await shownArrangement('home', url.searchParams, request);
  const sections = shownRefs(HOME_SHAPE, arrangement).filter(isHomeSection);
  const [categories, tile, slides, promotions, ads, { products, notice }] = await Promise.all([
    shop.catalogue.listCategories(locale),
    categoryTiles(request),
    shop.content.listSlides(locale, market).then((rows) =>
      Promise.all(
        rows.map(async ({ id, type, src, link, title, description, alt }) => ({
          id,
          type,
          src,
          link,
          title,
          description,
          alt,
          offer: tieUnitsIn(await slideOffer(link, request, now)),
        })),
      ),
    ),
    shop.content.listPromotions(locale, null, market),
    shop.content.listAds(locale, market),
    recommended(request),
  ]);
  const tiles = tieUnitsIn(
    homeTiles(
      categories.map((category) => ({ ...category, tile: tile(category) })),
      translate,
    ),
  );
  const grids = tileSections(tiles, translate);
  const promoted = promotions.flatMap(({ id, categoryId, title, picture, alt }) => {
    const category = categories.find((candidate) => candidate.id === categoryId);
    return category
      ? [{ id, title, picture: shownPicture(picture), alt, category: tieUnitsIn(tile(category)) }]
      : [];
  });
  /** Sections that may have nothing to show. */
  const isFilled: Readonly<Partial<Record<HomeSectionName, boolean>>> = {
    recommended: products.length > 0,
    solar: 'solar' in grids,
    promotions: promoted.length > 0,
    ev: 'ev' in grids,
    explore: 'explore' in grids,
    ads: ads.length > 0,
  };
  return {
    slides,
    promotions: promoted,
    ads,
    products: sections.includes('recommended') ? products : [],
    notice,
    sections: sections.filter((name) => isFilled[name] ?? true),
    grids,
    rent: tiles.rent,
    preview,
    promises: tieUnitsIn(printPromises(request)),
    ask: tieUnitsIn(askWords({ translate, hours: sellerOfPage(locale).hours })),
    head: { ...homeHead(request), isIndexed: preview === null },
  };
}

export default function Home({
  loaderData: { notice, slides, promotions, ads, products, promises, ask, sections, grids, rent, preview },
}: Route.ComponentProps) {
  const t = useT();
  const contents: Readonly<Partial<Record<HomeSectionName, ReactNode>>> = {
    recommended: (
      // The goods that the page begins with stand closer to its head than sections to each other. Three in a line: the last two would stand alone in theirs.
      <div className="md:max-lg:[&_li:nth-child(n+7)]:hidden [&:nth-child(2)]:-mt-6">
        <HomeSection title={t('home.recommended')}>
          <ProductGrid products={products} label={t('home.recommended')} slots={CALM_CARD_SLOTS} />
        </HomeSection>
      </div>
    ),
    promotions: (
      <div className="container-page">
        <h2 className="sr-only">{t('home.promotionBox')}</h2>
        <PromotionBox promotions={promotions} />
      </div>
    ),
    rent: <RentalSection tiles={rent} />,
    ads: (
      <section aria-label={t('home.ad')} className="container-page flex flex-col gap-14 lg:gap-20">
        {ads.map((ad) => (
          <AdBox key={ad.id} ad={ad} />
        ))}
      </section>
    ),
    recent: (
      <RecentlyViewedSlot
        without={products.map(({ id }) => id)}
        className="container-page"
        slots={CALM_CARD_SLOTS}
      />
    ),
    ask: <AskSection words={ask} />,
  };
  return (
    <div className="flex flex-col gap-14 pt-2 pb-14 lg:gap-20 lg:pb-20">
      <div className="flex flex-col gap-5 lg:gap-7">
        <div className="container-page">
          {preview && (
            <Suspense>
              <PagePreviewBar {...preview} />
            </Suspense>
          )}
          <h1 className="sr-only">{t('home.title')}</h1>
          <FallbackNotice text={notice} className="mb-4" />
          {slides.length > 0 && <HomeSlides slides={slides} />}
        </div>
        <ShopPromises promises={promises} />
      </div>
      {sections.map((name) => {
        const grid = grids[name];
        return (
          <Fragment key={name}>
            {grid ? (
              <HomeSection {...grid}>
                <TileGrid {...grid} />
              </HomeSection>
            ) : (
              contents[name]
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

export const handle = { sharedPage: PREVIEWED_PAGE, texts: await pageMessages('front') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
