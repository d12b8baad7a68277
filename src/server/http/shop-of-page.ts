import { data } from 'react-router';
import { isUnavailable } from '../database/is-unavailable.ts';
import { orBuiltIn } from '../fallback/or-built-in.ts';
import { watchOutage } from '../fallback/watch-outage.ts';
import type { Shop } from '../wiring.ts';
import { logger } from './logger.ts';

type Report = (error: unknown) => void;

const toUnavailable =
  (report: Report) =>
  (error: unknown): never => {
    if (!isUnavailable(error)) throw error;
    report(error);
    // React Router hides plain errors from pages; this one is to be shown, with its own status.
    throw data(null, { status: 503 });
  };

type Service = (...parameters: unknown[]) => unknown;
const isService = (value: unknown): value is Service => typeof value === 'function';
/** Queries wait like promises without being any. */
const isPending = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same services for pages: a database that is gone is reported, and becomes a page with status 503, not 500. */
export function guardAvailability<T extends object>(services: T, report: Report): T {
  return new Proxy(services, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (isService(value)) {
        return (...parameters: unknown[]) => {
          const result = value.apply(target, parameters);
          return isPending(result) ? Promise.resolve(result).catch(toUnavailable(report)) : result;
        };
      }
      return isGroup(value) && !Array.isArray(value) ? guardAvailability(value, report) : value;
    },
  });
}

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
