import { useState } from 'react';
import { readDraft, writeDraft, type CheckoutDraft } from './draft.ts';

/**
 * The customer's draft, kept through reloads, Back and other languages; `begin` makes it of what was kept, or of null.
 * For the browser alone.
 */
export function useCheckoutDraft(owner: string, begin: (kept: CheckoutDraft | null) => CheckoutDraft) {
  const [draft, setDraft] = useState<CheckoutDraft>(() => begin(readDraft(owner)));
  const changeDraft = (changed: CheckoutDraft) => {
    setDraft(changed);
    writeDraft(owner, changed);
  };
  return [draft, changeDraft] as const;
}
