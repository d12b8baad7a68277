import { createContext, type ReactNode } from 'react';

/**
 * Draws a part of a page, or finds it drawn. `by` stands for what draws it, and `of` is all that it is drawn from: JSON
 * that says the same means HTML that is the same.
 */
export type Draw = (
  part: { readonly by: object | string; readonly of: unknown },
  content: ReactNode,
) => string;

/** The server's way of drawing a part once; null in the browser, and where all is to be drawn in its place. */
export const DrawContext = createContext<Draw | null>(null);
