import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Seconds between one look and the next; banks mostly answer within the first few. */
const PAUSES_SECONDS = [1, 2, 3, 5, 8, 13, 20, 30, 30, 30];

/** Looks again and again whether an order was paid, ever more slowly; answers whether it has given up. */
export function usePaymentWatch(isWaiting: boolean): boolean {
  const { state, revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const pause = PAUSES_SECONDS[looks];
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
