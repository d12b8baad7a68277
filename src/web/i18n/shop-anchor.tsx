/** What ui components draw links with: plain ones, which the frame follows in their place. */
export const ShopAnchor = 'a';
