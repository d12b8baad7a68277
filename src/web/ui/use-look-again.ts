import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks the server again and again how a page stands while something is waited for, after each pause of a list in turn; answers whether it has
 * given up, being at the list's end.
 */
export function useLookAgain(isWaiting: boolean, pausesSeconds: readonly number[]): boolean {
  const { state, revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const pause = pausesSeconds[looks];
  useEffect(() => {
    if (!isWaiting || state !== 'idle' || pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      void revalidate();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting, state, pause, revalidate]);
  return pause === undefined;
}
