import { useEffect, useState } from 'react';
import type { DiscountTerms } from '../../domain/discounts/discount.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { keepDiscount, keptCode, useOfferedTerms } from './discount-store.ts';
import type { DiscountProblem, keepOffered } from './keep-offered.ts';

export interface DiscountEntry {
  /** What the shopper's code gives in the page's currency; null without one. */
  readonly terms: DiscountTerms | null;
  readonly isAsking: boolean;
  /** Null for none. */
  readonly problem: DiscountProblem | null;
  /** Answers whether the code is in use now. */
  readonly apply: (typed: string) => Promise<boolean>;
  readonly remove: () => void;
}

/** The script that asks comes when there is something to ask. */
async function ask(...asked: Parameters<typeof keepOffered>): Promise<DiscountProblem | null> {
  const part = await import('./keep-offered.ts');
  return part.keepOffered(...asked);
}

/** The shopper's discount code, judged by the shop whenever a screen with it opens or its currency changes. */
export function useDiscount(): DiscountEntry {
  const currency = useCurrency();
  const offered = useOfferedTerms();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<DiscountProblem | null>(null);
  useEffect(() => {
    const code = keptCode();
    if (code !== null) void ask(code, currency, code).then(setProblem);
  }, [currency]);
  return {
    terms: offered?.currency === currency ? offered.terms : null,
    isAsking,
    problem,
    apply: async (typed) => {
      setIsAsking(true);
      const found = await ask(typed, currency);
      setIsAsking(false);
      setProblem(found);
      return found === null;
    },
    remove: () => {
      setProblem(null);
      keepDiscount(null);
    },
  };
}
