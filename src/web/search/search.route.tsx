import { data, Link } from 'react-router';
import { LISTING_PAGE_SIZE } from '../../domain/catalogue/listing-order.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/limits.ts';
import { shopOf } from '../../server/context.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { LookOnlyNotice } from '../catalogue/look-only-notice.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { usePath } from '../i18n/use-path.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/search.route';
import {
  parseSearchAddress,
  printSearchAddress,
  SHARED_SEARCH,
  type SearchAddress,
} from './search-address.ts';
import { SearchFilter } from './search-filter.tsx';
import { SearchEmpty } from './search-empty.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const { term, inStock, page } = parseSearchAddress(new URL(request.url).searchParams);
  const isTooShort = Array.from(term).length < SEARCH_MIN_LENGTH;
  const found = isTooShort
    ? { products: [], total: 0, shownFor: null, notice: undefined }
    : await shop.search.searchProducts({
        term,
        locale,
        onlyInStock: inStock,
        page,
        pageSize: LISTING_PAGE_SIZE,
      });
  const pageCount = Math.max(1, Math.ceil(found.total / LISTING_PAGE_SIZE));
  if (page > pageCount) throw data(null, { status: 404 });
  const title = term === '' ? translate('search.titleEmpty') : translate('search.title', { term });
  return {
    ...found,
    term,
    inStock,
    page,
    pageCount,
    isTooShort,
    title,
    description: translate('search.description'),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { term, products, total, shownFor, notice, inStock, page, pageCount, isTooShort } = loaderData;
  const t = useT();
  const path = usePath();
  const addressOf = (address: Partial<SearchAddress>) =>
    `${path('/search')}?${printSearchAddress({ term, inStock, page: 1, ...address })}`;
  if (isTooShort) {
    return (
      <SearchEmpty title={t('search.titleEmpty')} text={t('search.tooShort', { min: SEARCH_MIN_LENGTH })} />
    );
  }
  if (total === 0) {
    return (
      <SearchEmpty
        title={t('search.noResults', { term })}
        notice={<LookOnlyNotice text={notice} />}
        text={t(inStock ? 'search.emptyInStock' : 'search.emptyText')}
        action={
          inStock && (
            <Link to={addressOf({ inStock: false })} className={buttonClass()}>
              {t('search.withOutOfStock')}
            </Link>
          )
        }
      />
    );
  }
  return (
    <div className="container-page pt-8 pb-section sm:pt-14">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1>{t('search.heading', { term })}</h1>
        <p role="status" className="text-muted tabular-nums">
          {t('listing.count', { count: total })}
        </p>
      </header>
      <LookOnlyNotice text={notice} className="mt-6 max-w-measure" />
      {shownFor !== null && (
        <p className="mt-4 text-lg text-muted">{t('search.shownFor', { term: shownFor })}</p>
      )}
      <div className="my-8">
        <SearchFilter term={term} inStock={inStock} />
      </div>
      <h2 className="sr-only">{t('search.products')}</h2>
      <ProductGrid
        products={products}
        actionFor={(product) => <AddToCart product={product} />}
        cornerFor={(product) => <FavouriteButton product={product} />}
        label={t('search.products')}
        first
      />
      <div className="mt-16">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(target) => addressOf({ page: target })}
          LinkComponent={ShopAnchor}
          labels={{
            navigation: t('search.pages'),
            previous: t('listing.previous'),
            next: t('listing.next'),
            page: (number) => t('listing.page', { page: number }),
          }}
        />
      </div>
    </div>
  );
}

export const handle = { sharedPage: SHARED_SEARCH };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: `${loaderData.title} — Promin` },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex, follow' },
      ]
    : [];
