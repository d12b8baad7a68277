import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who signed in last in this browser, as the server names them (`server/http/typed-texts.ts`); empty for nobody. */
export const ownerNow = (): string => /(?:^|; )typedOwner=([\w-]+)/.exec(document.cookie)?.[1] ?? '';

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
