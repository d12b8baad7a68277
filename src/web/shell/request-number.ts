import { createContext, useContext } from 'react';

/** The number of the failed request whose page is being rendered; undefined for a page that is as it should be. */
export const RequestNumber = createContext<string | undefined>(undefined);

/** The number under which the log knows the failure that this document tells of (R28); the document keeps it. */
export function useRequestNumber(): string | undefined {
  const rendered = useContext(RequestNumber);
  return typeof document === 'undefined' ? rendered : document.documentElement.dataset.request;
}
