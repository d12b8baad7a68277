import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router';
import { useT } from '../i18n/i18n.tsx';

/** Whether a press on a link leads away from the page in its own window. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return false;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/**
 * Asks before a page on which something was written that nobody saved is left by a link, by a form that looks for something else, or with
 * its document; `onLeave` hears that it may be lost. Not by the browser's Back: the router's own blocker would be sent with every page.
 */
export function useUnsaved(isTouched: boolean, onLeave: () => void): void {
  const t = useT();
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isTouched && event.preventDefault(), [isTouched]),
  );
  useEffect(() => {
    if (!isTouched) return;
    function ask(event: Event) {
      const { target } = event;
      const isLeft =
        event instanceof MouseEvent
          ? leadsAway(event)
          : target instanceof HTMLFormElement && target.method === 'get';
      if (!isLeft) return;
      if (confirm(t('backoffice.unsaved'))) onLeave();
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    document.addEventListener('click', ask, true);
    document.addEventListener('submit', ask, true);
    return () => {
      document.removeEventListener('click', ask, true);
      document.removeEventListener('submit', ask, true);
    };
  }, [isTouched, onLeave, t]);
}
