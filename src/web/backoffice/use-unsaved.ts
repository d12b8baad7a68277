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

/** A step through the history as the Navigation API announces it, which the types of the platform do not have yet. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/** Whether the browser's Back or Forward leads from the page to another of this document: of other documents `beforeunload` asks. */
function stepsAway(event: Event): event is NavigateEvent {
  const { navigationType, destination, cancelable } = event as NavigateEvent;
  if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return false;
  const { pathname, search } = new URL(destination.url);
  return pathname !== location.pathname || search !== location.search;
}

/**
 * Asks before a page on which something was written that nobody saved is left by a link, by a form that looks for something else, by
 * the browser's Back, or with its document; `onLeave` hears that it may be lost. Back asks in browsers that have the Navigation API: the
 * router's own blocker would be sent with every page.
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
      if (isLeft) confirmLeaving(event);
    }
    function confirmLeaving(event: Event) {
      if (confirm(t('backoffice.unsaved'))) onLeave();
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    const askBack = (event: Event) => void (stepsAway(event) && confirmLeaving(event));
    const { navigation } = globalThis as { navigation?: EventTarget };
    document.addEventListener('click', ask, true);
    document.addEventListener('submit', ask, true);
    navigation?.addEventListener('navigate', askBack);
    return () => {
      document.removeEventListener('click', ask, true);
      document.removeEventListener('submit', ask, true);
      navigation?.removeEventListener('navigate', askBack);
    };
  }, [isTouched, onLeave, t]);
}
