import { createContext } from 'react';

/** Allows the inline scripts of a page that is one visitor's own; undefined for a page that is the same for all. */
export const PageNonce = createContext<string | undefined>(undefined);
