import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { forgetCheckoutTarget, storedCheckoutTarget } from '../cart/checkout-target.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.tsx';
import { forgetLeaving } from './left-to-sign-in.ts';

const never = () => () => {};

/** Where to go after signing in: the query's target, else the one that the browser remembers, else empty (R24a). */
export const useSignInTarget = (fromQuery: string | null): string =>
  useSyncExternalStore(
    never,
    () => fromQuery ?? storedCheckoutTarget() ?? '',
    () => fromQuery ?? '',
  );

/** Says that signing in or registering worked, as soon as its answer leads to another page (C §8). Whoever came back from a provider to this page is not in yet. */
export function useSignInNotice(): void {
  const t = useT();
  const { state, formData, formAction, location } = useNavigation();
  const intent = formData?.get('intent');
  const isEntering =
    state === 'loading' &&
    formAction !== undefined &&
    formAction.split('?')[0] !== location.pathname &&
    !location.pathname.endsWith('/auth/second-factor');
  const text = isEntering && t(intent === 'register' ? 'auth.registerSuccess' : 'auth.loginSuccess');
  useEffect(() => void forgetLeaving(), []);
  useEffect(() => {
    if (text === false) return;
    forgetCheckoutTarget();
    toast.success(text);
  }, [text]);
}
