import { createContext, use, type ReactNode } from 'react';
import type { Currency } from '../../domain/money/money.ts';

const CurrencyContext = createContext<Currency>('UAH');

/** The visitor's currency, chosen in the header and kept in a cookie. */
export function CurrencyProvider({ currency, children }: { currency: Currency; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

export const useCurrency = (): Currency => use(CurrencyContext);
