import Search from 'lucide-react/icons/search';
import { notOrdered } from '../../../../domain/backoffice/telephone-order.ts';
import { withTax, type TaxRule } from '../../../../domain/checkout/tax.ts';
import { formatMoney } from '../../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../../domain/money/money.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { TelephoneAnswer, TelephoneProduct } from './answer-telephone-order.ts';

/** In which money the order is, and how that is taxed. */
export interface Market {
  readonly currency: Currency;
  readonly taxRule: TaxRule;
}

const WHY_NOT = {
  'no-price': 'backoffice.telephone.noPrice',
  'no-machine': 'backoffice.telephone.noMachine',
} as const;

function FoundProduct({ product, market }: { product: TelephoneProduct; market: Market }) {
  const t = useT();
  const locale = useLocale();
  const { id, name, articleNumber, stock, prices, displayOnly, rentalStock } = product;
  const { sale, day } = prices[market.currency];
  const printed = (minor: number) =>
    formatMoney(withTax(money(minor, market.currency), market.taxRule), locale);
  const isSold = sale !== null && displayOnly === undefined;
  const isRented = day !== null && displayOnly === undefined;
  const machines = rentalStock ?? stock;
  const why = displayOnly === undefined ? notOrdered({ sale, day, machines }) : null;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="min-w-0 text-sm">
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-muted">
          {[
            `${articleNumber} (${id})`,
            isSold ? printed(sale) : null,
            isSold ? t('backoffice.telephone.stock', { count: stock }) : null,
            isRented ? t('backoffice.telephone.perDay', { price: printed(day) }) : null,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {displayOnly !== undefined && <span className="block text-warning">{displayOnly.mark}</span>}
        {why !== null && (
          <span className="block text-warning">
            {t(WHY_NOT[why], { market: t(`backoffice.telephone.market.${market.currency}`) })}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        {isSold && (
          <Button
            type="submit"
            formNoValidate
            name="intent"
            value={`add:${id}`}
            size="sm"
            aria-label={t('backoffice.telephone.addName', { name })}
          >
            {t('backoffice.telephone.add')}
          </Button>
        )}
        {isRented && machines > 0 && (
          <Button
            type="submit"
            formNoValidate
            name="intent"
            value={`rent:${id}`}
            size="sm"
            aria-label={t('backoffice.telephone.rentName', { name })}
          >
            {t('backoffice.telephone.rent')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Looks for products to add; what was found stands below until something else is done. */
export function ProductSearch({
  search,
  found,
  market,
}: Pick<TelephoneAnswer, 'search' | 'found'> & { market: Market }) {
  const t = useT();
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          key={search}
          name="search"
          type="search"
          label={t('backoffice.telephone.findProduct')}
          defaultValue={search}
          autoComplete="off"
          className="min-w-0 flex-1 basis-64"
        />
        <Button type="submit" formNoValidate name="intent" value="find" className="min-h-12">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('backoffice.telephone.find')}
        </Button>
      </div>
      {found !== null && (
        <div role="status" className="mt-4">
          {found.products.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.telephone.foundNone')}</p>
          ) : (
            <ul
              aria-label={t('backoffice.telephone.found')}
              className="divide-y divide-line rounded-md bg-surface px-4 sm:px-5"
            >
              {found.products.map((product) => (
                <FoundProduct key={product.id} product={product} market={market} />
              ))}
            </ul>
          )}
          {found.hasMore && <p className="mt-2 text-sm text-muted">{t('backoffice.telephone.foundMore')}</p>}
        </div>
      )}
    </div>
  );
}
