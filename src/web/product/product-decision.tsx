import { lazy, Suspense, type ReactNode } from 'react';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { tiersOfPrices } from '../../domain/rental/tiers.ts';
import { AvailabilityMark } from '../catalogue/availability-mark.tsx';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/toast.tsx';
import { useInWindow } from '../ui/use-in-window.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { CartNeedsScript } from './cart-needs-script.static.tsx';
import type { UnitPrice } from './product-details.ts';
import type { DeliveryPlace } from './product-offer.server.ts';
import type { ProductTerm } from './product-terms.ts';
import { TermList } from './term-list.tsx';

/** The article number, to be copied by a press into an e-mail or an estimate; plain text without script. */
function ArticleNumber({ number }: { number: string }) {
  const t = useT();
  const text = t('product.article', { number });
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast.success(t('product.copied')),
      () => toast.error(t('product.copyFailed')),
    );
  return (
    <>
      <span className="hidden print:inline noscript:inline">
        <Unbroken text={text} />
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        title={t('product.copyArticle')}
        className="-my-2 min-h-9 rounded-sm text-left underline decoration-dotted underline-offset-4 transition-colors hover:text-ink pointer-coarse:min-h-11 print:hidden noscript:hidden"
      >
        <Unbroken text={text} />
      </button>
    </>
  );
}

// In most markets delivery is the same everywhere.
const DeliveryCity = lazy(() => import('./delivery-city.tsx'));

/** The conditions under which a product is sold or rented, beside its picture. */
function ProductFacts({
  terms,
  place,
  offer,
  isRental,
}: {
  terms: readonly ProductTerm[];
  place: DeliveryPlace | null;
  offer: string | null;
  isRental: boolean;
}) {
  const t = useT();
  return (
    <section aria-label={t('product.delivery')}>
      {place === null ? (
        <TermList terms={terms} />
      ) : (
        <Suspense>
          <DeliveryCity place={place} offer={offer}>
            {(found) => <TermList terms={found ?? terms} />}
          </DeliveryCity>
        </Suspense>
      )}
      <LocalLink
        to={isRental ? '/legal-terms#rental' : '/delivery-warranty-returns'}
        className="mt-4 inline-block py-1 text-sm pointer-coarse:py-3 underline underline-offset-4 print:hidden"
      >
        {t(isRental ? 'product.rentalTerms' : 'product.terms')}
      </LocalLink>
    </section>
  );
}

const bring = () => import('./sticky-buy.tsx');

/**
 * Where the product is bought. While it is out of the window, `name`, `price` and `shortAction` of one that can be had
 * stick to the window's lower edge, unless its action sees to that itself.
 */
function BuyPlace({
  name,
  price,
  shortAction,
  isOffered,
  children,
}: {
  name: string;
  price: ReactNode;
  shortAction: ReactNode;
  isOffered: boolean;
  children: ReactNode;
}) {
  // On a phone the bar of the five ways covers the last lines of the window.
  const [isIn, place] = useInWindow('0px 0px -60px');
  const isOut = isIn === false && isOffered && shortAction !== null;
  const part = useLazy(isOut, bring);
  return (
    <div ref={place} id="buy">
      {children}
      {part !== null && isOut && (
        <part.default name={name} price={price} action={shortAction} isEarly={false} />
      )}
    </div>
  );
}

// Most products are sold: what machines for rent need beyond that is brought for them alone.
const RentalPrices = lazy(() => import('./rental-prices.tsx'));

/**
 * What a shopper decides by, beside the picture: name, price, stock, summary, `action` and the conditions; of what is sold and rented the `choice`
 * between the two, and `product` as it is offered so. `shortAction` sticks
 * to the window's lower edge further down the page, null for a machine for rent, whose box has its own; `tools` are
 * the small things that can be done with a product: compare, share.
 */
export function ProductDecision({
  product,
  rating,
  terms,
  place,
  unitPrice,
  choice,
  offer,
  action,
  shortAction,
  tools,
  noPrice,
}: {
  product: Omit<ProductDetail, 'specifications' | 'rating'>;
  /** What its reviews come to, printed; null without any. */
  rating: string | null;
  terms: readonly ProductTerm[];
  place: DeliveryPlace | null;
  unitPrice: UnitPrice | null;
  /** The side that is shown of a product that is sold and rented; null for any other. */
  offer: string | null;
  choice: ReactNode;
  action: ReactNode;
  shortAction: ReactNode;
  tools: ReactNode;
  /** What a preview says of a price that is missing. */
  noPrice?: string | undefined;
}) {
  const currency = useCurrency();
  const t = useT();
  const { brand, articleNumber, name, summary, prices, stock } = product;
  const { sale, day, original } = prices[currency];
  const tiers = tiersOfPrices(prices[currency], currency);
  const shown = sale ?? day;
  const per = sale === null && <span className="font-normal"> / {t('duration.day')}</span>;
  return (
    // A machine has more to choose: closer together, its button is still in a window of 1440 × 900.
    <div className={classNames('flex flex-col gap-6', tiers === null && 'lg:gap-8')}>
      <header>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {brand !== '' && <span>{brand}</span>}
          <ArticleNumber number={articleNumber} />
        </p>
        <h1 className="mt-3 max-lg:text-2xl max-sm:mt-1.5">
          <Unbroken text={name} />
        </h1>
        {rating !== null && (
          <a href="#reviews" className="mt-3 inline-block py-1 text-sm">
            ★ {rating}
          </a>
        )}
      </header>
      {choice}
      <div id="offer-price" className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {shown !== null && (
          <div>
            <ProductPrice
              price={money(shown, currency)}
              original={sale === null ? undefined : original}
              per={per}
              size="page"
            />
            {unitPrice !== null && (
              <p className="mt-1 text-sm text-muted">
                <span className="net-first:hidden">{unitPrice.gross}</span>
                <span className="gross-first:hidden">{unitPrice.net}</span>
              </p>
            )}
          </div>
        )}
        {shown === null && noPrice !== undefined && <p className="text-lg font-semibold">{noPrice}</p>}
        <AvailabilityMark product={product} className="text-sm" />
      </div>
      {summary !== '' && (
        <p className="text-muted lg:text-lg">
          <Unbroken text={summary} />
        </p>
      )}
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
        <div className="mt-3 grid auto-cols-fr grid-flow-col lg:-ml-3 lg:flex lg:flex-wrap lg:items-center">
          {tools}
        </div>
      </div>
      {tiers !== null && (
        <Suspense>
          <RentalPrices tiers={tiers} />
        </Suspense>
      )}
      <ProductFacts terms={terms} place={place} offer={offer} isRental={tiers !== null} />
    </div>
  );
}
