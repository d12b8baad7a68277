import { lazy } from 'react';
import { data } from 'react-router';
import { asOffered } from '../../domain/catalogue/offer.ts';
import { offeredValues } from '../../domain/catalogue/facets/facet-query.ts';
import { LISTING_PAGE_SIZE } from '../../domain/catalogue/listing.ts';
import { cardProduct } from '../../domain/catalogue/product.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/search-limits.ts';
import { shopOf } from '../../server/context.ts';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import { FallbackNotice } from '../catalogue/fallback-notice.tsx';
import { FilteredList } from '../catalogue/filtered-list.tsx';
import { daysFilter, withFreeDays, withRentDays } from '../catalogue/rent-view.server.ts';
import { priceChoice } from '../catalogue/price-span.ts';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/search.route';
import { parseSearchAddress, SHARED_SEARCH } from './search-address.ts';
import { SearchEmpty, Ways } from './search-empty.tsx';
import { searchFilters } from './search-filters.server.ts';
import { placeWays, remarkOf, startWays, termWays } from './search-ways.server.ts';

const ListCalendar = lazy(() => import('../rental/list-calendar.tsx'));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate, lookUp } = shopOf(context);
  const asked = parseSearchAddress(url.searchParams);
  const { term, sort, page } = asked;
  const basis = { currency, taxRule: shop.rules.tax[currency], priceView: shop.priceViews[currency] };
  const days = daysFilter(asked.days, { words: { translate, locale }, currency, rental: shop.rental });
  const known = await shop.catalogue.listCategories(locale);
  const found = await shop.search.searchListing({
    term,
    locale,
    currency,
    categoryIds: known.flatMap(({ id, slug }) => (asked.categories.includes(slug) ? [id] : [])),
    choices: {
      values: asked.values,
      ...priceChoice(asked.price, basis),
      ...(days.wanted !== undefined && { days: days.wanted }),
    },
    sort,
    page,
    pageSize: LISTING_PAGE_SIZE,
  });
  const { products, total, foundTotal, notice } = found;
  // The catalogue that stands in for a lost one is not what people missed.
  if (foundTotal === 0 && notice === undefined) await shop.noteSearchMiss({ typed: term, locale });
  const pageCount = Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
  if (page > pageCount) throw data(null, { status: 404 });
  const address = { ...asked, values: offeredValues(found.categoryId, asked.values) };
  const hasMachines =
    asked.days !== null ||
    found.categories.some(({ categoryId }) => known.find(({ id }) => id === categoryId)?.kind === 'rental');
  const isByDays = asked.days !== null && days.wanted !== undefined;
  const offered = products.map((product) => cardProduct(isByDays ? asOffered(product, 'rent') : product));
  const cards = await withFreeDays(offered, { rental: shop.rental, currency, locale });
  const isTooShort = Array.from(term).length < SEARCH_MIN_LENGTH;
  return {
    list: {
      products:
        asked.days === null || days.wanted === undefined ? cards : withRentDays(cards, asked.days, currency),
      total,
      page,
      pageCount,
    },
    filters: searchFilters({
      found,
      address,
      known,
      days: hasMachines ? days.filter : null,
      request: { locale, ...basis, translate, lookUp },
    }),
    foundTotal,
    remark: remarkOf(found, translate),
    notice,
    starts: foundTotal === 0 || isTooShort ? startWays(translate) : [],
    places: placeWays(found.places, translate),
    nearWords: termWays(found.nearWords),
    term,
    heading: isTooShort ? translate('search.titleEmpty') : translate('search.heading', { term }),
    tooShort: isTooShort ? translate('search.tooShort', { min: SEARCH_MIN_LENGTH }) : null,
    placesLabel: translate('search.placesLabel'),
    title: term === '' ? translate('search.titleEmpty') : translate('search.title', { term }),
    description: translate('search.description'),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const {
    term,
    list,
    filters,
    foundTotal,
    remark,
    notice,
    places,
    nearWords,
    heading,
    tooShort,
    placesLabel,
    starts,
  } = loaderData;
  const t = useT();
  const path = usePath();
  if (tooShort !== null) {
    return <SearchEmpty starts={starts} title={heading} text={tooShort} />;
  }
  if (foundTotal === 0) {
    return (
      <SearchEmpty
        starts={starts}
        title={t('search.noResults', { term })}
        notice={<FallbackNotice text={notice} />}
        text={t('search.emptyText')}
        near={
          places.length + nearWords.length > 0 && (
            <section aria-labelledby="search-near">
              <h2 id="search-near" className="text-xl">
                {t('search.near')}
              </h2>
              {nearWords.length > 0 && <Ways ways={nearWords} isSearch />}
              {places.length > 0 && <Ways ways={places} />}
            </section>
          )
        }
      />
    );
  }
  return (
    <div className="container-page pt-3 pb-section sm:pt-6 lg:pt-4">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        home={{ name: t('nav.home'), link: path('/') }}
        LinkComponent={ShopAnchor}
      />
      <h1 className="mt-3 sm:mt-8 lg:mt-2">{heading}</h1>
      {remark !== null && <p className="mt-4 text-lg text-muted">{remark}</p>}
      <FallbackNotice text={notice} className="mt-6 max-w-measure" />
      <FilteredList
        key={term}
        view={filters}
        list={list}
        beside={
          places.length > 0 ? (
            <nav aria-label={placesLabel}>
              <Ways ways={places} className="" />
            </nav>
          ) : undefined
        }
        hidden={{ q: term }}
        slots={CARD_SLOTS}
        calendar={ListCalendar}
        labels={{ products: t('search.products'), pages: t('search.pages') }}
        empty={
          <EmptyState
            title={t('listing.empty')}
            text={filters.words.emptyText}
            action={
              <a href={`?${filters.queryOfAll}`} className={buttonClass()}>
                {filters.words.clear}
              </a>
            }
          />
        }
      />
    </div>
  );
}

/** What the address is read by is the server's business; no browser gets the tables. */
export const handle = { sharedPage: import.meta.env.SSR ? SHARED_SEARCH : undefined };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex, follow' },
      ]
    : [];
