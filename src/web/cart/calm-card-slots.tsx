import { offerPath } from '../../domain/catalogue/offer-path.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import type { CardSlots } from '../catalogue/product-grid.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { BuyAction } from './buy-action.tsx';

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
 * on its own page, because a switch of terms would leave a hole in every other card of its line and bring its script to every front page.
 */
export const CALM_CARD_SLOTS: CardSlots = {
  action: (product) => {
    if (product.displayOnly !== undefined) return null;
    return product.kind === 'rental' ? (
      <RentOnPage product={product} />
    ) : (
      <BuyAction product={product} size="sm" />
    );
  },
  corner: (product) => <FavouriteButton product={product} />,
};
