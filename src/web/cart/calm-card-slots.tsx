import type { CardSlots } from '../catalogue/product-grid.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { AddToCart } from './add-to-cart.tsx';

/** A card where nothing is compared: on the home page, among favourites. */
export const CALM_CARD_SLOTS: CardSlots = {
  action: (product, group) => <AddToCart product={product} group={group} />,
  corner: (product) => <FavouriteButton product={product} />,
};
