import { createContext } from 'react';

/** The hidden field by which each text area of a form names itself, as `{form} {name}`; the server reads it under the same name. */
export const TYPED_FIELD = 'typed';

/** What was typed into the text areas of this page before its visitor had to sign in, by `{form} {name}`; the server alone knows it, for pages without script. */
export const TypedTexts = createContext<Readonly<Record<string, string>> | null>(null);

/** What tells a form from the others of its page; empty where there is one. */
export const FormName = createContext('');

/**
 * The `ref` of a text area that may begin with a text: React writes that text into it again as it takes it over, also when something was typed
 * before (`HEAR_EARLY_INPUT`). One function for all, so that it is called once for each.
 */
export function putBackWords(area: (HTMLTextAreaElement & { readonly typed?: string }) | null): void {
  if (area?.typed !== undefined && area.value === area.defaultValue) area.value = area.typed;
}
