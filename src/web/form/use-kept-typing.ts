import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';

const STORAGE_KEY = 'typedTexts';

/** The pages between a form and its answer: signing in, and setting a second factor up. */
const ON_THE_WAY = /^\/[^/]+\/(?:auth|profile\/two-factor)(?:\/|$)/;

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Changes what the tab keeps; where storage is forbidden or full, nothing is kept. */
function change(how: (kept: Record<string, unknown>) => void): void {
  try {
    const kept = read();
    how(kept);
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The form is sent all the same.
  }
}

/** The text areas of a form, each with the key of its words. */
const areasOf = (form: HTMLFormElement | null, place: string) =>
  [...(form?.querySelectorAll('textarea') ?? [])].map((area) => ({ area, key: `${place} ${area.name}` }));

/**
 * Keeps the text areas of a form in this tab from when it is sent until its page has answered: whoever is led to signing in, or to a page that
 * says that the shop is busy, finds the words again where they wrote them. They stand under the page's path, which opens only to who may write
 * there, and under the form's `name` on it.
 */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, name: string) {
  const { pathname } = useLocation();
  const place = `${pathname} ${name}`;
  const { state, location } = useNavigation();
  const next = state === 'loading' ? location.pathname : null;
  const isSent = useRef(false);
  useEffect(() => {
    const kept = read();
    for (const { area, key } of areasOf(form.current, place)) {
      const text = kept[key];
      // Never over what a template or an answer of the page has put there.
      if (typeof text !== 'string' || area.value !== '') continue;
      area.value = text;
      area.closest('details')?.setAttribute('open', '');
    }
  }, [form, place]);
  const forget = useEffectEvent(() => {
    if (!isSent.current) return;
    isSent.current = false;
    change((kept) => {
      for (const { key } of areasOf(form.current, place)) delete kept[key];
    });
  });
  // A page that is there still when the way is over has answered, and so has one that leads on. An error's page has not.
  useEffect(() => {
    if (state === 'idle' || (next !== null && next !== pathname && !ON_THE_WAY.test(next))) forget();
  }, [state, next, pathname]);
  return () => {
    isSent.current = true;
    change((kept) => {
      for (const { area, key } of areasOf(form.current, place))
        if (area.value.trim() !== '') kept[key] = area.value;
    });
  };
}
