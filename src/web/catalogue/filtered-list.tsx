import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/local-link.tsx';
import { Spinner } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { Pagination } from '../ui/pagination.tsx';
import type { ListCalendar } from './filter-days.tsx';
import { FILTER_PANEL, FilterPanel } from './filter-panel.tsx';
import type { FilterView } from './filter-view.server.ts';
import { ProductGrid, type CardSlots } from './product-grid.tsx';
import { SortSelect } from './filter-form.tsx';

/** The id of the count of a list; the focus goes there when what had it is gone. */
const LIST_COUNT = 'list-count';

/** How many products a list has; told to screen readers whenever it changes. */
function ListCount({ total }: { total: number }) {
  const t = useT();
  return (
    <p id={LIST_COUNT} tabIndex={-1} role="status" className="text-muted">
      {t('listing.count', { count: total })}
    </p>
  );
}

/** Whether this same list is on its way in another order or with another page, and takes longer than a blink. */
function useIsReloading(blinkMs = 200): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isPending = location?.pathname === pathname;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), blinkMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending, blinkMs]);
  return isLate;
}

/** The pressed link is gone with the next list: the keyboard goes on where its count is told. */
const keepFocus = () => document.getElementById(LIST_COUNT)?.focus({ preventScroll: true });

/** What is chosen, each as a link to the list without it, and the way back to the whole list. */
function ChosenFilters({ view: { words, chosen, queryOfAll } }: { view: FilterView }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="mb-6 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, remove, queryWithout }) => (
        <li key={label}>
          <a
            href={`?${queryWithout}`}
            data-stay
            onClick={keepFocus}
            aria-label={remove}
            className={chipClass()}
          >
            {label}
            <X size={14} strokeWidth={2} aria-hidden="true" className="-mr-1" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`?${queryOfAll}`}
          data-stay
          onClick={keepFocus}
          className="inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.clear}
        </a>
      </li>
    </ul>
  );
}

/** One page of products with what they are narrowed and put in order by. `empty` stands where no product is left. */
export function FilteredList({
  view,
  list: { products, total, page, pageCount },
  slots,
  calendar,
  hidden,
  labels,
  empty,
  beside,
  links,
}: {
  view: FilterView;
  list: {
    readonly products: readonly CardProduct[];
    readonly total: number;
    readonly page: number;
    readonly pageCount: number;
  };
  slots: CardSlots;
  calendar: ListCalendar;
  /** Names and values that stay in the address whatever is chosen. */
  hidden?: Readonly<Record<string, string>>;
  labels: { readonly products: string; readonly pages: string };
  empty: ReactNode;
  /** Other lists that lead on from this one; in the line of the order, where there is room. */
  beside?: ReactNode;
  /** Stands behind the count. */
  links?: ReactNode;
}) {
  const t = useT();
  const isReloading = useIsReloading();
  const hasFilters = view.filters.length > 0 || view.price !== null || view.days !== null;
  const hrefFor = (target: number) => {
    const pages = target > 1 ? `page=${target}` : '';
    return `?${[view.query, pages].filter((part) => part !== '').join('&')}`;
  };
  return (
    <>
      <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3 sm:my-6 lg:my-3">
        {beside !== undefined && <div className="min-w-0 max-lg:w-full lg:flex-1">{beside}</div>}
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm max-md:w-full max-md:justify-between">
          <ListCount total={total} />
          {links}
        </div>
        {hasFilters && (
          <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:justify-between md:ml-auto">
            <button
              type="button"
              popoverTarget={FILTER_PANEL}
              className={classNames(chipClass(), 'lg:hidden')}
            >
              <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
              {view.words.title}
              {view.chosen.length > 0 && (
                <span className="-mr-1.5 min-w-5 rounded-full bg-inverse px-1.5 text-center text-xs text-on-inverse">
                  {view.chosen.length}
                </span>
              )}
            </button>
            <SortSelect view={view} />
          </div>
        )}
      </div>
      <div className={classNames(hasFilters && 'gap-x-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]')}>
        {hasFilters && <FilterPanel view={view} hidden={hidden} calendar={calendar} />}
        <div className="min-w-0" aria-busy={isReloading}>
          <ChosenFilters view={view} />
          <h2 className="sr-only">{labels.products}</h2>
          {total === 0 ? (
            empty
          ) : (
            <div className={classNames('transition-opacity duration-base', isReloading && 'opacity-45')}>
              <ProductGrid
                products={products}
                slots={slots}
                label={labels.products}
                columns={hasFilters ? 3 : 4}
                first
              />
            </div>
          )}
          <div className="mt-16">
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={hrefFor}
              LinkComponent={ShopAnchor}
              labels={{
                navigation: labels.pages,
                previous: t('listing.previous'),
                next: t('listing.next'),
                page: (number) => t('listing.page', { page: number }),
              }}
            />
          </div>
        </div>
      </div>
      <p role="status" className="pointer-events-none fixed inset-x-0 bottom-24 z-10 flex justify-center">
        {isReloading && (
          <span className="flex items-center gap-2 rounded-full bg-inverse px-4 py-2 text-sm text-on-inverse">
            <Spinner />
            {t('listing.loading')}
          </span>
        )}
      </p>
    </>
  );
}
