import { rentedTerm } from '../../content/rented-term.ts';
import { rentalOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { lineOptions, linePrice } from '../../domain/cart/line-price.ts';
import { taxedLines } from '../../domain/checkout/gross-amounts.ts';
import { columnFormats } from '../../domain/money/format-money.ts';
import { zero } from '../../domain/money/money.ts';
import { useLineCover } from '../cart/cover-text.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { OptionLines } from '../rental/option-lines.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

function RentedFor({ line }: { line: CartItem }) {
  const t = useT();
  const locale = useLocale();
  const rental = rentalOf(line);
  if (rental === null) return null;
  return `, ${t('checkout.rentedFor', { term: rentedTerm(t, rental, locale) })}`;
}

/** How the days of a line are charged, and of a long rental what the whole of it costs, as the cart says it. */
function Cover({ line }: { line: CartItem }) {
  const text = useLineCover(line);
  return text === '' ? null : <p className="mt-1 text-xs text-muted">{text}</p>;
}

/** The lines of the cart as the order will have them, without controls. */
export function LineList({ items }: { items: readonly CartItem[] }) {
  const t = useT();
  const currency = useCurrency();
  const prices = items.map((line) => linePrice(line, currency));
  const rule = useTaxRule();
  const amounts = taxedLines(prices, currency, rule);
  const print = columnFormats(amounts);
  return (
    <ul className="flex flex-col gap-4">
      {items.map((line, index) => (
        <li key={line.uniqueKey} className="flex items-start gap-4 text-sm">
          <PictureTile className="size-16 shrink-0 rounded-sm">
            <Picture fill source={pictureOf(line.image ?? '')} alt="" sizes="64px" />
          </PictureTile>
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <div className="min-w-40 flex-1">
              <p className="leading-snug font-medium">
                <Unbroken text={line.name} />
              </p>
              <p className="mt-1 text-muted">
                {t(line.rentalDuration === null ? 'checkout.pieces' : 'checkout.machines', {
                  count: line.quantity,
                })}
                <RentedFor line={line} />
              </p>
              <Cover line={line} />
            </div>
            <TwoPrices
              price={prices[index] ?? zero(currency)}
              amounts={amounts[index]}
              print={print}
              className="ml-auto text-right"
            />
            <div className="basis-full empty:hidden">
              <OptionLines
                options={lineOptions(line, currency)}
                quantity={line.quantity}
                currency={currency}
                rule={rule}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
