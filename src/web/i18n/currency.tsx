import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_TAX_RULE, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Currency } from '../../domain/money/money.ts';

const CurrencyContext = createContext<Currency>('UAH');

/** The visitor's currency, chosen in the header and kept in a cookie. */
export function CurrencyProvider({ currency, children }: { currency: Currency; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

export const useCurrency = (): Currency => use(CurrencyContext);

type TaxRules = Readonly<Record<Currency, TaxRule>>;

const TaxContext = createContext<TaxRules>({ UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE });

/** Each market's tax, as the shop's settings have it (R9). */
export function TaxProvider({ rules, children }: { rules: TaxRules; children: ReactNode }) {
  return <TaxContext value={rules}>{children}</TaxContext>;
}

export const useTaxRules = (): TaxRules => use(TaxContext);
/** The tax rule of the visitor's currency. */
export const useTaxRule = (): TaxRule => useTaxRules()[useCurrency()];
