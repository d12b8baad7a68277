import type { Page } from '@playwright/test';

/** What a returning shopper has in the browser: full lists, out of which come badges, filled hearts and rows of products. */
export const FULL_SHELVES = {
  favourites: JSON.stringify({ version: 1, ids: [101, 102, 301], isAccount: false }),
  compare: JSON.stringify([101, 301]),
  recentlyViewed: JSON.stringify([102, 101, 301]),
} as const;

/** Lays the lists in the browser's storage before the first page, once: what a page writes afterwards stays. */
export const fillShelves = (page: Page) =>
  page.addInitScript((shelves) => {
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(shelves)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, FULL_SHELVES);
