import { useState } from 'react';

/**
 * What a form shows, and by which it begins anew. Each answer of the server brings another; while the form is refused or holds what nobody
 * saved yet, it keeps its own: the page is asked for again after each answer, and what was typed meanwhile would be lost.
 */
export function useKept<T>(current: T, keeps: boolean): T {
  const [kept, setKept] = useState(current);
  if (!keeps && kept !== current) setKept(current);
  return keeps ? kept : current;
}
