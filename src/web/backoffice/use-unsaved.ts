import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useT } from '../i18n/i18n.tsx';

/** Asks before a page is left on which something was written that nobody saved; sending its own form does not leave it. */
export function useUnsaved(isTouched: boolean): void {
  const t = useT();
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isTouched && event.preventDefault(), [isTouched]),
  );
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isTouched && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(t('backoffice.unsaved'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
