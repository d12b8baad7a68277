import ChevronDown from 'lucide-react/icons/chevron-down';
import { Form, useNavigate } from 'react-router';
import { LISTING_ORDERS, type ListingOrder } from '../../domain/catalogue/listing-order.ts';
import { printListingAddress } from './listing-address.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';

/** The order of a listing; taken at once with the script, by a button without. */
export function SortForm({ sort }: { sort: ListingOrder }) {
  const t = useT();
  const navigate = useNavigate();
  const choose = (order: ListingOrder) =>
    void navigate({ search: printListingAddress({ sort: order, page: 1 }) }, { preventScrollReset: true });
  return (
    <Form className="flex items-center gap-3">
      <label className="flex items-center gap-3 text-sm text-muted">
        <span className="max-sm:sr-only">{t('listing.sort')}</span>
        <span className="relative">
          <select
            key={sort}
            name="sort"
            defaultValue={sort}
            onChange={({ currentTarget: { selectedIndex } }) => choose(LISTING_ORDERS[selectedIndex] ?? sort)}
            className={classNames(chipClass(), 'cursor-pointer appearance-none pr-10')}
          >
            {LISTING_ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`listing.order.${order}`)}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink"
          />
        </span>
      </label>
      <span className="hidden noscript:inline">
        <Button type="submit" size="sm">
          {t('listing.apply')}
        </Button>
      </span>
    </Form>
  );
}
