import type { ReactNode } from 'react';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { printAverage } from '../../domain/reviews/print-average.ts';
import type { Rating } from '../../domain/reviews/review.ts';
import { money } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { AlsoRented } from './also-rented.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { Facts } from './facts.tsx';
import { pictureOf } from './product-picture.ts';
import { ProductPrice } from './product-price.tsx';
import { RentalTiersLine } from './rental-tiers-line.static.tsx';

/** What a product's reviews come to: the average, and how many there are. */
function CardRating({ rating: { average, count } }: { rating: Rating }) {
  return (
    <p className="text-xs text-muted">
      ★ {printAverage(average, useLocale())} ({count})
    </p>
  );
}

const SIZES = '(min-width: 1712px) 23.5rem, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';

/**
 * A product in a grid (S §2): a picture tile with words under it. Picture and name lead to its page: the title's link makes the whole
 * card its target, and `corner` and `action` stay above it. Where the picture is small, brand, badge and `corner` stand under it in one
 * row, so that nothing lies on the goods. Picture and words, the mark of stock and the footer are three rows of the grid around it, so
 * that the marks of neighbours stand at one height. `action` buys or rents it; that of a machine for rent
 * shows the price of the chosen term itself, so that the card only lists the terms.
 */
export function ProductCard({
  product,
  action,
  corner,
  priority,
}: {
  product: CardProduct;
  action: ReactNode;
  /** Small round buttons on the picture, one under the other: favourite, compare. */
  corner?: ReactNode;
  priority?: 'high' | 'eager';
}) {
  const currency = useCurrency();
  const { id, brand, name, facts, kind, picture, prices, stock, badge, displayOnly, offer, rating } = product;
  const t = useT();
  const { sale, original } = prices[currency];
  const isRental = kind === 'rental';
  return (
    <article className="group/card card-rows relative">
      <div>
        <PictureTile className="nearing aspect-square">
          <Picture
            source={pictureOf(picture)}
            alt=""
            sizes={SIZES}
            priority={priority}
            fill
            className={classNames(stock <= 0 && displayOnly === undefined && 'opacity-55')}
          />
        </PictureTile>
        <div className="card-band">
          <div>
            {badge && <span className="card-badge">{t(`product.card.${badge}`)}</span>}
            <p className="card-brand">{brand}</p>
          </div>
          {corner !== undefined && <div className="on-picture">{corner}</div>}
        </div>
        <h3 className="text-sm leading-snug tracking-normal sm:text-base sm:leading-snug">
          <LocalLink to={offerPath(id, offer ?? 'buy')} className="stretched">
            <Unbroken text={name} />
          </LocalLink>
        </h3>
        {facts !== undefined && <Facts text={facts} className="mt-1.5 text-xs text-muted sm:text-sm" />}
        {rating && <CardRating rating={rating} />}
        {/* React leaves alone what is in it: the browser’s script needs neither its code nor its text. */}
        {isRental && <noscript>{import.meta.env.SSR && <RentalTiersLine product={product} />}</noscript>}
      </div>
      <div>
        <AvailabilityMark product={product} className="pt-3 text-xs" />
        <AlsoRented product={product} />
      </div>
      <div className={classNames('relative z-10 self-end pt-4', isRental ? 'lg:pt-2' : 'lg:pt-3')}>
        {isRental ? (
          action
        ) : (
          <div className="flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between">
            {sale !== null && <ProductPrice price={money(sale, currency)} original={original} />}
            {action}
          </div>
        )}
      </div>
    </article>
  );
}
