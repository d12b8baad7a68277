import type { ReactNode } from 'react';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { printAverage } from '../../domain/reviews/print-average.ts';
import type { Rating } from '../../domain/reviews/review.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { money } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { AlsoRented } from './also-rented.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { pictureOf } from './product-picture.ts';
import { ProductPrice } from './product-price.tsx';
import { RentalTiersLine } from './rental-tiers-line.static.tsx';

/**
 * A picture tile with words under it. The title's link may carry `stretched`: the whole card is then its
 * target, and `corner` and `footer` stay above it. `picture` is a `<Picture fill>`; where it is small, below 1024 px, badge and corner stand under it, beside `label`, so that
 * nothing lies on the goods. Picture and words, `note` and
 * `footer` are three rows of the grid around it, so that the notes of neighbours stand at one height.
 */
function Card({
  picture,
  badges,
  label,
  corner,
  note,
  footer,
  shape = 'square',
  className,
  children,
}: {
  picture: ReactNode;
  badges?: ReactNode;
  /** Stands over the words. */
  label?: ReactNode;
  corner?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  shape?: 'square' | 'wide';
  className?: string;
  children: ReactNode;
}) {
  return (
    <article className={classNames('group/card card-rows relative', className)}>
      <div>
        <PictureTile className={classNames('nearing', shape === 'square' ? 'aspect-square' : 'aspect-4/3')}>
          {picture}
        </PictureTile>
        <div className="flex min-h-12 items-center gap-2 pt-1 lg:contents">
          <div className="flex min-w-0 flex-1 flex-col items-start lg:contents">
            {badges}
            {label}
          </div>
          {corner !== undefined && (
            <div className="on-picture z-10 -mr-1 flex max-lg:[--color-on-picture:var(--color-ink)] max-lg:[--color-picture:var(--color-fill)] lg:absolute lg:top-2 lg:right-2 lg:mr-0 lg:flex-col lg:gap-1">
              {corner}
            </div>
          )}
        </div>
        {children}
      </div>
      <div>{note}</div>
      <div className="relative z-10 self-end pt-4">{footer}</div>
    </article>
  );
}

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
 * A product in a grid (S §2). Picture and name lead to its page. `action` buys or rents it; that of a machine for rent
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
    <Card
      picture={
        <Picture
          source={pictureOf(picture)}
          alt=""
          sizes={SIZES}
          priority={priority}
          fill
          className={classNames(stock <= 0 && displayOnly === undefined && 'opacity-55')}
        />
      }
      badges={
        badge && (
          <span className="rounded-full bg-fill px-2 text-xs font-semibold text-ink lg:absolute lg:top-3 lg:left-3 lg:bg-raised lg:px-2.5 lg:py-0.5">
            {t(`product.card.${badge}`)}
          </span>
        )
      }
      label={<p className="text-xs text-muted lg:pt-4 lg:pb-1">{brand}</p>}
      corner={corner}
      note={
        <>
          <AvailabilityMark product={product} className="pt-3 text-xs" />
          <AlsoRented product={product} />
        </>
      }
      footer={
        isRental ? (
          action
        ) : (
          <div className="flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between">
            {sale !== null && <ProductPrice price={money(sale, currency)} original={original} />}
            {action}
          </div>
        )
      }
    >
      <h3 className="text-sm leading-snug tracking-normal sm:text-base sm:leading-snug">
        <LocalLink to={offerPath(id, offer ?? 'buy')} className="stretched">
          <Unbroken text={name} />
        </LocalLink>
      </h3>
      {facts !== undefined && <p className="mt-1.5 text-xs text-muted sm:text-sm">{tieUnits(facts)}</p>}
      {rating && <CardRating rating={rating} />}
      {/* React leaves alone what is in it: the browser’s script needs neither its code nor its text. */}
      {isRental && <noscript>{import.meta.env.SSR && <RentalTiersLine product={product} />}</noscript>}
    </Card>
  );
}
