import { useSyncExternalStore } from 'react';
import { storedCheckoutTarget } from '../cart/checkout-target.ts';

const never = () => () => {};

/** Where to go after signing in: the query's target, else the one that the browser remembers, else empty (R24a). */
export const useSignInTarget = (fromQuery: string | null): string =>
  useSyncExternalStore(
    never,
    () => fromQuery ?? storedCheckoutTarget() ?? '',
    () => fromQuery ?? '',
  );
