import { createContext } from 'react';

/** What was typed into the text areas of this page before its visitor had to sign in, by `{form} {name}`; the server alone knows it, for pages without script. */
export const TypedTexts = createContext<Readonly<Record<string, string>> | null>(null);

/** What tells a form from the others of its page; empty where there is one. */
export const FormName = createContext('');
