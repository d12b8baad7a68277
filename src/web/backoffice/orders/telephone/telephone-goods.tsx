import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { TypedLine } from '../../../../domain/backoffice/telephone-order.ts';
import { withTax, type TaxRule } from '../../../../domain/checkout/tax.ts';
import { formatMoney } from '../../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../../domain/money/money.ts';
import { DURATIONS } from '../../../../domain/rental/tiers.ts';
import { useLocale, useLookUp, useT } from '../../../i18n/i18n.tsx';
import { Price } from '../../../i18n/price.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../../ui/field.tsx';
import type { TelephoneAnswer, TelephoneProduct } from './answer-telephone-order.ts';

/** In which money the order is, and how that is taxed. */
interface Market {
  readonly currency: Currency;
  readonly taxRule: TaxRule;
}

function FoundProduct({ product, market }: { product: TelephoneProduct; market: Market }) {
  const t = useT();
  const locale = useLocale();
  const { id, name, articleNumber, stock, prices, displayOnly, rentalStock } = product;
  const { sale, day } = prices[market.currency];
  const printed = (minor: number) =>
    formatMoney(withTax(money(minor, market.currency), market.taxRule), locale);
  const isSold = sale !== null && displayOnly === undefined;
  const isRented = day !== null && displayOnly === undefined;
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
      </span>
      <span className="flex flex-wrap gap-2">
        {isSold && (
          <Button
            type="submit"
            name="intent"
            value={`add:${id}`}
            size="sm"
            aria-label={t('backoffice.telephone.addName', { name })}
          >
            {t('backoffice.telephone.add')}
          </Button>
        )}
        {isRented && (rentalStock ?? stock) > 0 && (
          <Button
            type="submit"
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
function ProductSearch({
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
        <Button type="submit" name="intent" value="find" className="min-h-12">
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

function Line({
  line,
  index,
  name,
  error,
  amount,
}: {
  line: TypedLine;
  index: number;
  name: string;
  error: string | undefined;
  /** What it comes to with tax, as printed; null while that is not computed. */
  amount: ReturnType<typeof money> | null;
}) {
  const t = useT();
  const isRental = line.duration !== '';
  return (
    <li aria-label={name} className="py-5">
      <input type="hidden" name="product" value={line.product} />
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0 text-sm font-semibold break-words">{name}</span>
        <IconButton
          type="submit"
          name="intent"
          value={`remove:${index}`}
          size="sm"
          label={t('backoffice.telephone.remove', { name })}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-4">
        <TextField
          name="quantity"
          inputMode="numeric"
          label={t(isRental ? 'backoffice.telephone.machines' : 'backoffice.telephone.quantity')}
          defaultValue={line.quantity}
          autoComplete="off"
          className="w-28"
        />
        {isRental ? (
          <>
            <TextField
              name="count"
              inputMode="numeric"
              label={t('backoffice.telephone.count')}
              defaultValue={line.count}
              autoComplete="off"
              className="w-24"
            />
            <SelectField
              name="duration"
              label={t('backoffice.telephone.duration')}
              defaultValue={line.duration}
              options={DURATIONS.map((value) => ({ value, label: t(`duration.${value}`) }))}
              className="w-36"
            />
            <TextField
              name="start"
              type="date"
              label={t('backoffice.telephone.firstDay')}
              defaultValue={line.start}
              className="w-44"
            />
          </>
        ) : (
          // Each line has all columns, so that they stay beside each other.
          <>
            <input type="hidden" name="count" value="" />
            <input type="hidden" name="duration" value="" />
            <input type="hidden" name="start" value="" />
          </>
        )}
        {amount !== null && (
          <span className="ml-auto text-right text-sm">
            <Price money={amount} className="font-semibold" />
            <span className="block text-xs text-muted">{t('cart.withTax')}</span>
          </span>
        )}
      </div>
      {error !== undefined && (
        <div className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  );
}

/** What is ordered: the lines with what each comes to, and the way to more of them. */
export function TelephoneGoods({ answer, market }: { answer: TelephoneAnswer; market: Market }) {
  const t = useT();
  const lookUp = useLookUp();
  const { draft, goods, preview, errors, search, found, version } = answer;
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? undefined : (lookUp(key) ?? key);
  };
  const empty = errorOf('lines');
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <ProductSearch search={search} found={found} market={market} />
      {draft.lines.length === 0 ? (
        <p className="mt-5 text-sm text-muted">
          {empty === undefined ? t('backoffice.telephone.noLines') : <FieldError>{empty}</FieldError>}
        </p>
      ) : (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {draft.lines.map((line, index) => {
            const lineMinor = preview?.lines[index]?.lineMinor;
            const { name = line.product } = goods.find(({ id }) => id === Number(line.product)) ?? {};
            return (
              <Line
                // Lines that the shop changed are drawn anew, with what they say now.
                key={`${version} ${index}`}
                line={line}
                index={index}
                name={name}
                error={errorOf(`line.${index}`)}
                amount={
                  lineMinor === undefined ? null : withTax(money(lineMinor, market.currency), market.taxRule)
                }
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
