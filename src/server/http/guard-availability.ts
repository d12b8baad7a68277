import { data } from 'react-router';
import { isUnavailable } from '../database/is-unavailable.ts';

const toUnavailable = (error: unknown): never => {
  // React Router hides plain errors from pages; this one is to be shown, with its own status.
  if (isUnavailable(error)) throw data(null, { status: 503 });
  throw error;
};

type Service = (...parameters: unknown[]) => unknown;
const isService = (value: unknown): value is Service => typeof value === 'function';
/** Queries wait like promises without being any. */
const isPending = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same services for pages: a database that is gone becomes a page with status 503 instead of a 500. */
export function guardAvailability<T extends object>(services: T): T {
  return new Proxy(services, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (isService(value)) {
        return (...parameters: unknown[]) => {
          const result = value.apply(target, parameters);
          return isPending(result) ? Promise.resolve(result).catch(toUnavailable) : result;
        };
      }
      return isGroup(value) && !Array.isArray(value) ? guardAvailability(value) : value;
    },
  });
}
