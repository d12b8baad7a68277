import { offerPath } from '../../domain/catalogue/offer-path.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import type { CardSlots } from '../catalogue/product-grid.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { AddToCart } from './add-to-cart.tsx';

/** What a day of a machine costs, and the way to its calendar: as high as price and button of what is sold beside it. */
function RentOnPage({ product: { id, name, offer, prices, stock } }: { product: CardProduct }) {
  const t = useT();
  const currency = useCurrency();
  const { day } = prices[currency];
  return (
    <div className="flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between">
      {day !== null && (
        <TwoPrices
          price={money(day, currency)}
          per={<small> / {t('duration.day')}</small>}
          className="text-lg"
        />
      )}
      {stock > 0 && (
        <ButtonLink
          to={offerPath(id, offer ?? 'buy')}
          tone="primary"
          size="sm"
          aria-label={`${t('cart.rent')}: ${name}`}
        >
          {t('cart.rent')}
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * A card among others of every kind, where nothing is compared: on the home page, among favourites and recently viewed products. A machine is rented
 * on its own page, because a switch of terms would leave a hole in every other card of its line.
 */
export const CALM_CARD_SLOTS: CardSlots = {
  action: (product, group) =>
    product.kind === 'rental' && product.rent === undefined && product.displayOnly === undefined ? (
      <RentOnPage product={product} />
    ) : (
      <AddToCart product={product} group={group} />
    ),
  corner: (product) => <FavouriteButton product={product} />,
};
