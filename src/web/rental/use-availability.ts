import { useEffect, useState } from 'react';
import type { Availability } from '../../domain/rental/availability.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { logFailure } from '../ui/log-failure.ts';

/** When a product's machines are free: null until it is known, 'unknown' where the shop could not tell. */
export type KnownAvailability = Availability | 'unknown' | null;

async function fetchAvailability(address: string): Promise<KnownAvailability> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) return 'unknown';
    const { data }: { data: Availability } = await answer.json();
    return data;
  } catch (error) {
    logFailure('Service call failed: availability', error);
    return 'unknown';
  }
}

/** When a product's machines are free, asked for anew whenever the page is looked at again: others book meanwhile. */
export function useAvailability(productId: number): KnownAvailability {
  const currency = useCurrency();
  const address = `/api/products/${productId}/availability?currency=${currency}`;
  const [known, setKnown] = useState<KnownAvailability>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      void fetchAvailability(address).then((found) => {
        // What was known stays while the shop cannot be reached: the order is checked by the server.
        if (isWanted) setKnown((before) => (found === 'unknown' ? (before ?? found) : found));
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [address]);
  return known;
}
