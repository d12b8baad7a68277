import { orBuiltIn } from '../fallback/or-built-in.ts';
import { watchOutage } from '../fallback/watch-outage.ts';
import type { Shop } from '../wiring.ts';
import { guardAvailability } from './guard-availability.ts';
import { logger } from './logger.ts';

/** The shop as one page sees it. */
export interface PageShop {
  readonly shop: Shop;
  /** Whether the built-in list has answered any of the page's questions. */
  readonly isFromBuiltInList: () => boolean;
}

export type ShopOfPage = (requestId: string) => PageShop;

/**
 * The shop as pages see it: where its catalogue is gone the built-in list answers, which stands in the log once for all
 * pages; else a database that is gone stands there under the number that the visitor is told.
 */
export function shopOfPage(shop: Shop): ShopOfPage {
  const outage = watchOutage({
    ping: shop.pingCatalogue,
    onBegin: (error) => logger.warn({ err: error }, 'catalogue unavailable: the built-in list stands in'),
    onEnd: () => logger.info('the catalogue is back'),
  });
  return (requestId) => {
    let isUsed = false;
    const reads = orBuiltIn(shop, {
      outage,
      onUsed: () => {
        isUsed = true;
      },
    });
    return {
      shop: guardAvailability({ ...shop, ...reads }, (error) =>
        logger.warn({ err: error, requestId }, 'database unavailable'),
      ),
      isFromBuiltInList: () => isUsed,
    };
  };
}
