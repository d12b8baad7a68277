import { useState } from 'react';

/**
 * The id by which a form begins anew, and which lets what it does happen once. Each answer of the server brings another; while the form is
 * refused it keeps its own: the page is asked for again after a refusal, and what was corrected meanwhile would be lost.
 */
export function useKeptId(id: string, isRefused: boolean): string {
  const [kept, setKept] = useState(id);
  if (!isRefused && kept !== id) setKept(id);
  return isRefused ? kept : id;
}
