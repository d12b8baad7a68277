import type { CardSlots } from '../catalogue/product-grid.tsx';
import { CompareMark } from '../compare/compare-mark.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { AddToCart } from './add-to-cart.tsx';

/** A card where goods are chosen among others: bought, wished for, compared. */
export const CARD_SLOTS: CardSlots = {
  action: (product, group) => <AddToCart product={product} group={group} />,
  corner: (product) => (
    <>
      <FavouriteButton product={product} />
      <CompareMark product={product} />
    </>
  ),
};
