import { tieUnits } from '../../domain/locale/no-break.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { AvailabilityMark } from '../catalogue/availability-mark.tsx';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ArticleNumber } from './article-number.tsx';
import { BuyPlace } from './buy-place.tsx';
import { CartNeedsScript } from './cart-needs-script.still.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductTerm } from './product-terms.ts';
import { tiersIn } from './tiers-in.ts';
import { Unbroken } from '../i18n/unbroken.tsx';

// Most products are sold: what machines for rent need beyond that is brought for them alone.
const RentalPrices = lazy(() => import('./rental-prices.tsx'));

/**
 * What a shopper decides by, beside the picture: name, price, stock, `action` and the conditions. `shortAction` sticks
 * to the window's lower edge further down the page, null for a machine whose days are to be chosen first; `tools` are
 * the small things that can be done with a product: compare, share.
 */
export function ProductDecision({
  product,
  terms,
  action,
  shortAction,
  tools,
}: {
  product: Omit<ProductDetail, 'specifications'>;
  terms: readonly ProductTerm[];
  action: ReactNode;
  shortAction: ReactNode;
  tools: ReactNode;
}) {
  const currency = useCurrency();
  const t = useT();
  const { brand, articleNumber, name, summary, prices, stock } = product;
  const { sale, day, original } = prices[currency];
  const tiers = tiersIn(prices[currency], currency);
  const shown = sale ?? day;
  const per = sale === null && <span className="font-normal"> / {t('duration.day')}</span>;
  return (
    <div className="flex flex-col gap-8">
      <header>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {brand !== '' && <span>{brand}</span>}
          <ArticleNumber number={articleNumber} />
        </p>
        <h1 className="mt-3">
          <Unbroken text={name} />
        </h1>
        {summary !== '' && <p className="mt-4 text-lg text-muted">{tieUnits(summary)}</p>}
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {shown !== null && (
          <ProductPrice
            price={money(shown, currency)}
            original={sale === null ? undefined : original}
            per={per}
            size="page"
          />
        )}
        <AvailabilityMark product={product} className="text-sm" />
      </div>
      <div className="print:hidden">
        <BuyPlace
          name={name}
          price={shown !== null && <ProductPrice price={money(shown, currency)} per={per} />}
          shortAction={shortAction}
          isOffered={stock > 0}
        >
          {action}
        </BuyPlace>
        <noscript>{import.meta.env.SSR && <CartNeedsScript />}</noscript>
        <div className="mt-3 grid auto-cols-fr grid-flow-col sm:-ml-3 sm:flex sm:flex-wrap sm:items-center">
          {tools}
        </div>
      </div>
      {tiers !== null && (
        <Suspense>
          <RentalPrices tiers={tiers} />
        </Suspense>
      )}
      <ProductFacts terms={terms} isRental={tiers !== null} />
    </div>
  );
}
