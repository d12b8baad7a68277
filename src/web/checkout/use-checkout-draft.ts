import { useState } from 'react';
import { readDraft, writeDraft, type CheckoutDraft } from './draft.ts';

/** The customer's draft, kept through reloads; begun from `prefill`. For the browser alone. */
export function useCheckoutDraft(owner: string, prefill: CheckoutDraft['shipping']) {
  const [draft, setDraft] = useState<CheckoutDraft>(
    () => readDraft(owner) ?? { shipping: prefill, payment: null },
  );
  const changeDraft = (changed: CheckoutDraft) => {
    setDraft(changed);
    writeDraft(owner, changed);
  };
  return [draft, changeDraft] as const;
}
