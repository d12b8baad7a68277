import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { OriginalPrice } from '../catalogue/product-price.tsx';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { classNames } from '../ui/class-names.ts';
import type { SearchOption, SuggestedProduct } from './search-options.ts';
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

/** One line of the search's drop-down (S §2). */
export function SearchOptionRow({ option }: { option: SearchOption }) {
  const t = useT();
  if ('term' in option) {
    return option.kind === 'word' ? (
      <span className="flex items-center gap-3">
        <Search size={16} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        {option.term}
      </span>
    ) : (
      <span className="flex items-center justify-between gap-3 font-semibold">
        {t('search.all', { term: option.term })}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    );
  }
  const { product } = option;
  const isResult = option.kind === 'result';
  return (
    <span className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-0.5 sm:grid-cols-[auto_1fr_auto]">
      <Thumbnail
        picture={product.picture}
        className={classNames(
          'row-span-2 self-start rounded-sm sm:row-span-1',
          isResult ? 'size-14' : 'size-11',
        )}
      />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-snug">
          <Unbroken text={product.name} />
        </span>
        {isResult && <Stock {...product} />}
      </span>
      <RowPrice {...product} />
    </span>
  );
}
