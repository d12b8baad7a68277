import { useEffect, useState } from 'react';
import type { DiscountTerms } from '../../../domain/discounts/discount-terms.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { keepDiscount, keptDiscount, useKeptDiscount } from './discount-store.ts';

export interface DiscountEntry {
  /** What the shopper's code gives in the page's currency; null without one. */
  readonly terms: DiscountTerms | null;
  readonly isAsking: boolean;
  /** Why the code that was typed or kept is not applied; null for no reason. */
  readonly fault: string | null;
  /** Answers whether the code is in use now. */
  readonly apply: (typed: string) => Promise<boolean>;
  readonly remove: () => void;
}

/** The script that asks comes when there is something to ask. */
async function ask(code: string, currency: Currency) {
  const { askDiscount } = await import('./ask-discount.ts');
  return askDiscount(code, currency);
}

/** The shopper's discount code, judged by the shop whenever a screen with it opens or its currency changes. */
export function useDiscount(): DiscountEntry {
  const t = useT();
  const currency = useCurrency();
  const kept = useKeptDiscount();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    const code = keptDiscount()?.terms.code;
    if (code === undefined) return;
    let isOver = false;
    void ask(code, currency).then((asked) => {
      if (isOver || keptDiscount()?.terms.code !== code) return;
      if (asked.kind === 'offered') keepDiscount({ terms: asked.terms, currency });
      if (asked.kind !== 'refused') return;
      keepDiscount(null);
      setFault(asked.text);
    });
    return () => {
      isOver = true;
    };
  }, [currency]);

  return {
    terms: kept?.currency === currency ? kept.terms : null,
    isAsking,
    fault,
    apply: async (typed) => {
      if (typed.trim() === '') {
        setFault(t('cart.discount.empty'));
        return false;
      }
      setIsAsking(true);
      const asked = await ask(typed, currency);
      setIsAsking(false);
      setFault(asked.kind === 'offered' ? null : (asked.text ?? t('cart.discount.failed')));
      if (asked.kind === 'offered') keepDiscount({ terms: asked.terms, currency });
      return asked.kind === 'offered';
    },
    remove: () => {
      setFault(null);
      keepDiscount(null);
    },
  };
}
