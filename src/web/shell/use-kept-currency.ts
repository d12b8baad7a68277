import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Currency } from '../../domain/money/money.ts';
import { keepCurrency, keptCurrency } from './visitor-preferences.ts';

/**
 * Prices the page anew when it stands in another currency than the one chosen last (R4): the browser's history and its
 * memory bring pages back as they were, and another tab may have chosen meanwhile.
 */
export function useKeptCurrency(shown: Currency): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      const kept = keptCurrency();
      if (kept === null || kept === shown || !navigator.onLine) return;
      keepCurrency(kept); // the storage may know it alone
      void revalidate();
    };
    look();
    addEventListener('pageshow', look);
    addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown, revalidate]);
}
