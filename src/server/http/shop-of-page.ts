import { data } from 'react-router';
import { isAccountGone } from '../account/is-account-gone.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { orBuiltIn } from '../fallback/or-built-in.ts';
import { watchOutage } from '../fallback/watch-outage.ts';
import type { Shop } from '../wiring.ts';
import { logger } from './logger.ts';

/** Who hears what services of a page come to. */
interface Watch {
  readonly onUnavailable: (error: unknown) => void;
  readonly onLimited: (retryAfterSeconds: number) => void;
}

/** React Router hides plain errors from pages; these are to be shown, with statuses of their own. */
const toAnswer =
  ({ onUnavailable }: Pick<Watch, 'onUnavailable'>) =>
  (error: unknown): never => {
    if (isAccountGone(error)) throw data(ACCOUNT_GONE, { status: 401 });
    if (!isUnavailable(error)) throw error;
    onUnavailable(error);
    throw data(null, { status: 503 });
  };

type Service = (...parameters: unknown[]) => unknown;
const isService = (value: unknown): value is Service => typeof value === 'function';
/** Queries wait like promises without being any. */
const isPending = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasWait = (value: unknown): value is { readonly retryAfterSeconds: number } =>
  isGroup(value) && 'retryAfterSeconds' in value && typeof value.retryAfterSeconds === 'number';

const noteWait =
  ({ onLimited }: Pick<Watch, 'onLimited'>) =>
  (result: unknown): unknown => {
    if (hasWait(result)) onLimited(result.retryAfterSeconds);
    return result;
  };

/**
 * The same services for pages: a database that is gone is reported, and becomes a page with status 503, not 500; an account that is gone
 * becomes one with status 401. How long a limit lets wait is told.
 */
export function guardServices<T extends object>(services: T, watch: Watch): T {
  return new Proxy(services, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (isService(value)) {
        return (...parameters: unknown[]) => {
          const result = value.apply(target, parameters);
          return isPending(result) ? Promise.resolve(result).then(noteWait(watch), toAnswer(watch)) : result;
        };
      }
      return isGroup(value) && !Array.isArray(value) ? guardServices(value, watch) : value;
    },
  });
}

/** The shop as one page sees it. */
export interface PageShop {
  readonly shop: Shop;
  /** Whether the built-in list has answered any of the page's questions. */
  readonly isFromBuiltInList: () => boolean;
  /** For how long a limit refused what the page asked for last; null if none did. */
  readonly limitedForSeconds: () => number | null;
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
    let waitSeconds: number | null = null;
    const reads = orBuiltIn(shop, {
      outage,
      onUsed: () => {
        isUsed = true;
      },
    });
    return {
      shop: guardServices(
        { ...shop, ...reads },
        {
          onUnavailable: (error) => logger.warn({ err: error, requestId }, 'database unavailable'),
          onLimited: (seconds) => (waitSeconds = seconds),
        },
      ),
      isFromBuiltInList: () => isUsed,
      limitedForSeconds: () => waitSeconds,
    };
  };
}
