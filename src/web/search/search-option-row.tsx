import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { OriginalPrice } from '../catalogue/product-price.tsx';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { classNames } from '../ui/class-names.ts';
import type { SearchOption, SuggestedPlace, SuggestedProduct } from './search-options.ts';
import { Thumbnail } from './thumbnail.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

/** The price to buy, or to rent for a day, with tax and without it (R9). */
function RowPrice({ price, original, isRental }: SuggestedProduct) {
  const t = useT();
  if (price === null) return null;
  return (
    <span className="col-start-2 sm:col-start-3 sm:text-right">
      <TwoPrices
        price={price}
        per={isRental && <span className="font-normal text-muted"> / {t('duration.day')}</span>}
        className="max-sm:flex-row max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2"
      />
      {original !== null && (
        <span className="block sm:max-w-56">
          <OriginalPrice original={original} price={price} />
        </span>
      )}
    </span>
  );
}

function Stock({ isInStock, mark }: SuggestedProduct) {
  const t = useT();
  if (mark !== null) return <span className="mt-0.5 text-xs text-muted">{mark}</span>;
  return (
    <span
      className={classNames(
        'mt-0.5 flex items-center gap-1.5 text-xs',
        isInStock ? 'text-success' : 'text-muted',
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(isInStock ? 'search.inStock' : 'search.outOfStock')}
    </span>
  );
}

/** A line with a sign where products have their picture. */
function PlainRow({ icon: Icon, className = '', children }: RowProps) {
  return (
    <span className={classNames('grid grid-cols-[3rem_1fr_auto] items-center gap-x-3.5', className)}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="justify-self-center text-muted" />
      {children}
    </span>
  );
}

interface RowProps {
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

function PlaceRow({ place: { name, brand } }: { place: SuggestedPlace }) {
  const t = useT();
  return (
    <PlainRow icon={LayoutGrid}>
      <span className="min-w-0">
        {brand === null ? name : t('search.placeOfBrand', { category: name, brand })}
      </span>
      <span className="text-xs text-muted">{t('search.section')}</span>
    </PlainRow>
  );
}

/** A product by its whole name, on two lines if it needs them; the picture has one size in all rows. */
function ProductRow({ product }: { product: SuggestedProduct }) {
  return (
    <span className="grid grid-cols-[3rem_1fr] items-center gap-x-3.5 gap-y-1 sm:grid-cols-[3rem_1fr_auto]">
      <Thumbnail
        picture={product.picture}
        className="row-span-2 size-12 self-start rounded-sm sm:row-span-1"
      />
      <span className="min-w-0">
        <span className="block leading-snug text-pretty">
          <Unbroken text={product.name} />
        </span>
        <Stock {...product} />
      </span>
      <RowPrice {...product} />
    </span>
  );
}

/** One line of the search's drop-down (S §2). */
export function SearchOptionRow({ option }: { option: SearchOption }) {
  const t = useT();
  if (option.kind === 'product') return <ProductRow product={option.product} />;
  if (option.kind === 'place') return <PlaceRow place={option.place} />;
  if (option.kind === 'word') return <PlainRow icon={Search}>{option.term}</PlainRow>;
  return (
    <PlainRow icon={ArrowRight} className="font-semibold">
      <span className="min-w-0 wrap-anywhere">
        {t('search.all', { term: option.term })}
        {option.total !== null && <span className="font-normal text-muted"> ({option.total})</span>}
      </span>
    </PlainRow>
  );
}
