import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { compare, times } from '../../domain/money/money.ts';
import { breakEvenDay, LONGEST_COMPARED_DAYS, type Purchase } from '../../domain/rental/break-even.ts';
import { coverOf } from '../../domain/rental/rental-price.ts';
import { useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import '../i18n/rental-messages.ts';

/**
 * Up to how many days renting costs less than buying, with what both cost for some days; of days from the break-even on, that buying is the
 * better deal, and the way to it. Without `days` it speaks of the longest rental that costs less.
 */
export default function BreakEven({
  purchase: { price, tiers, path, isDeliveryExtra },
  days,
  count = 1,
}: {
  purchase: Purchase;
  days?: number;
  /** Pieces. */
  count?: number;
}) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const breakEven = breakEvenDay(tiers, price, rule);
  const longest = breakEven === null ? LONGEST_COMPARED_DAYS : breakEven - 1;
  const compared = days ?? longest;
  if (compared === 0) return null;
  const rent = coverOf(compared, tiers).total;
  const amounts = (key: 'product.rental.bothAmounts' | 'product.rental.buyingPays') => {
    const text = (amountOf: typeof withTax, tax: string) =>
      t(key, {
        days: t('duration.count', { duration: 'day', count: compared }),
        rent: formatPrice(amountOf(times(rent, count), rule), locale),
        price: formatPrice(amountOf(times(price, count), rule), locale),
        tax,
      });
    return (
      <ChosenAmount gross={text(withTax, t('cart.withTax'))} net={text(withoutTax, t('cart.withoutTax'))} />
    );
  };
  const isReached = compare(rent, price) >= 0;
  return (
    <>
      {/* It is there before there is something to tell. */}
      <output className={isReached ? 'flex flex-wrap items-center gap-x-4 gap-y-2 text-sm' : 'hidden'}>
        {isReached && (
          <>
            <span className="min-w-0 flex-1 basis-60">{amounts('product.rental.buyingPays')}</span>
            <ButtonLink to={path} size="sm" data-stay data-replace>
              {t('product.rental.buy')}
            </ButtonLink>
          </>
        )}
      </output>
      {!isReached && (
        <details className="text-sm text-muted">
          <summary className="cursor-pointer py-1 pointer-coarse:py-2.5">
            {t('product.rental.rentPays', { count: longest })}
          </summary>
          <p className="mt-1">
            {amounts('product.rental.bothAmounts')} {t('product.rental.depositReturns')}
            {isDeliveryExtra && ` ${t('product.rental.withoutDelivery')}`}
          </p>
        </details>
      )}
    </>
  );
}
