import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who signed in last in this browser, as the server names them (`server/http/typed-texts.ts`); empty for nobody. */
export const ownerNow = (): string => /(?:^|; )typedOwner=([\w-]+)/.exec(document.cookie)?.[1] ?? '';

/** Under which name the tab keeps what was written into forms. */
const STORAGE_KEY = 'typedTexts';
/** Under which name the browser keeps what was typed into protocols of machines and is not saved yet. */
export const PROTOCOL_STORAGE_KEY = 'protocolDrafts';

/**
 * Writes into the tab's history whose a page with a form is: where another has signed in since, what the browser types anew into the fields of a
 * page to which they go back is the first one's, and goes.
 */
export function useOwnHistory(): void {
  const { key } = useLocation();
  useEffect(() => {
    const owner = ownerNow();
    const page: { owner?: unknown } | null = history.state;
    if (page?.owner && page.owner !== owner) for (const form of document.forms) form.reset();
    history.replaceState({ ...page, owner }, '');
  }, [key]);
}

/** What the tab keeps of forms that were sent, by the page's path and the form's name; of another writing nothing is known. */
export function readKept(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

/** Forgets all that was typed and is not saved, here and in protocols: whoever typed it has signed out. */
export function forgetTyping(): void {
  changeKept((kept) => {
    kept.clear();
    localStorage.removeItem(PROTOCOL_STORAGE_KEY);
  });
}

/** Changes what the tab keeps; where storage is forbidden or full, nothing is kept. */
export function changeKept(how: (kept: Map<string, unknown>) => void): void {
  try {
    const kept = readKept();
    how(kept);
    if (kept.size === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The form is sent all the same.
  }
}
