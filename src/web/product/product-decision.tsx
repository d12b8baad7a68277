import type { ReactNode } from 'react';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { AvailabilityMark } from '../catalogue/availability-mark.tsx';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import type { DeliveryOffer } from './delivery-offers.ts';
import { ProductFacts } from './product-facts.tsx';
import { RentalPrices } from './rental-prices.tsx';
import { tiersIn } from './tiers-in.ts';

/**
 * What a shopper decides by, beside the picture: name, price, stock, `action` and the conditions. The action of a
 * machine for rent shows the price of the chosen term itself.
 */
export function ProductDecision({
  product,
  delivery,
  action,
}: {
  product: Omit<ProductDetail, 'specifications'>;
  delivery: readonly DeliveryOffer[];
  action: ReactNode;
}) {
  const t = useT();
  const currency = useCurrency();
  const { brand, articleNumber, name, summary, warrantyMonths } = product;
  const { sale } = product.prices[currency];
  const tiers = tiersIn(product.prices[currency], currency);
  return (
    <div className="flex flex-col gap-8">
      <header>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {brand !== '' && <span>{brand}</span>}
          <span>{t('product.article', { number: articleNumber })}</span>
        </p>
        <h1 className="mt-3">{name}</h1>
        {summary !== '' && <p className="mt-4 text-lg text-muted">{summary}</p>}
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {sale !== null && <ProductPrice price={money(sale, currency)} size="page" />}
        <AvailabilityMark product={product} className="text-sm" />
      </div>
      <div>
        {action}
        <noscript>
          <p className="mt-3 text-sm text-muted">{t('product.cartNeedsScript')}</p>
        </noscript>
      </div>
      {tiers !== null && <RentalPrices tiers={tiers} />}
      <ProductFacts delivery={delivery} warrantyMonths={warrantyMonths} isRental={tiers !== null} />
    </div>
  );
}
