import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { LookOnlyNotice } from './look-only-notice.tsx';
import { printListingAddress } from './listing-address.ts';
import type { Listing } from './listing.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortForm } from './sort-form.tsx';
import { SubcategoryLinks } from './subcategory-links.tsx';
import { useIsReloading } from './use-is-reloading.ts';

/** A category's page (S §2): its words, its sub-categories and its products. */
export function ListingScreen({
  listing: { category, parent, subcategories, products, total, notice, sort, page, pageCount },
  trail,
  actionFor,
  cornerFor,
}: {
  listing: Listing;
  trail: readonly BreadcrumbItem[];
  actionFor: (product: Product) => ReactNode;
  cornerFor?: (product: Product) => ReactNode;
}) {
  const t = useT();
  const isReloading = useIsReloading();
  const hrefFor = (target: number) => `?${printListingAddress({ sort, page: target })}`;
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb label={t('nav.breadcrumb')} items={trail} LinkComponent={ShopAnchor} />
      <header className="mt-6 sm:mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h1>{category.name}</h1>
          <p role="status" className="text-muted tabular-nums">
            {t('listing.count', { count: total })}
          </p>
        </div>
        <p className="mt-4 max-w-measure text-lg text-muted">{category.description}</p>
        {category.kind === 'rental' && (
          <LocalLink to="/lease-info" className="mt-3 inline-block underline underline-offset-4">
            {t('listing.leaseInfo')}
          </LocalLink>
        )}
      </header>
      <LookOnlyNotice text={notice} className="mt-6 max-w-measure" />
      <div className="mt-8 mb-8 flex flex-wrap items-center justify-between gap-4 sm:mt-10">
        {subcategories.length > 0 && (
          <SubcategoryLinks whole={parent ?? category} parts={subcategories} shown={category.slug} />
        )}
        {total > 1 && (
          <div className="ml-auto">
            <SortForm sort={sort} />
          </div>
        )}
      </div>
      <h2 className="sr-only">{t('listing.products')}</h2>
      {isReloading ? (
        <ProductGridSkeleton />
      ) : total === 0 ? (
        <EmptyState
          title={t('listing.empty')}
          text={t('listing.emptyText')}
          action={
            <LocalLink to="/catalogue" className={buttonClass()}>
              {t('nav.wholeCatalogue')}
            </LocalLink>
          }
        />
      ) : (
        <>
          <h2 className="sr-only">{t('listing.products')}</h2>
          <ProductGrid
            products={products}
            actionFor={actionFor}
            cornerFor={cornerFor}
            label={t('listing.products')}
            first
          />
        </>
      )}
      <div className="mt-16">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={hrefFor}
          LinkComponent={ShopAnchor}
          labels={{
            navigation: t('listing.pages'),
            previous: t('listing.previous'),
            next: t('listing.next'),
            page: (number) => t('listing.page', { page: number }),
          }}
        />
      </div>
    </div>
  );
}
