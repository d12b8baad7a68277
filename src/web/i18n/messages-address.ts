import { createContext, useContext } from 'react';

/** The address of the texts that any page may say, while the server renders one. */
export const MessagesAddress = createContext<string | undefined>(undefined);

/** The same for the document, which keeps it. */
export function useMessagesAddress(): string | undefined {
  const rendered = useContext(MessagesAddress);
  return typeof document === 'undefined' ? rendered : document.documentElement.dataset.texts;
}
