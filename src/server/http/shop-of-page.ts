import type { Shop } from '../wiring.ts';
import { guardAvailability } from './guard-availability.ts';
import { logger } from './logger.ts';

export type ShopOfPage = (requestId: string) => Shop;

/** The shop as a page sees it; a database that is gone stands in the log under the number that the visitor is told. */
export const shopOfPage =
  (shop: Shop): ShopOfPage =>
  (requestId) =>
    guardAvailability(shop, (error) => logger.warn({ err: error, requestId }, 'database unavailable'));
