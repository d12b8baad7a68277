import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component came with the document, and not by a move inside the browser. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
