import { TEST_CARDS, type TestCard } from './bank-page.ts';
import { isMethodExpired, type MethodFace } from './saved-method.ts';

/** How a page of the test bank stands on which a payment method is saved. */
export const SETUP_STATES = ['open', 'saved', 'refused'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** What a customer can choose on it. */
export type SetupChoice =
  | { readonly action: 'card'; readonly card: TestCard; readonly month: number; readonly year: number }
  | { readonly action: 'bank' | 'wallet' | 'refuse' };

export type SetupMove =
  | { readonly ok: true; readonly to: 'refused' }
  /** `fingerprint` is the same for the same card, account or wallet. */
  | { readonly ok: true; readonly to: 'saved'; readonly face: MethodFace; readonly fingerprint: string }
  | { readonly ok: false; readonly reason: 'card-declined' | 'card-expired' | 'closed' };

const FOREVER = { expiryMonth: null, expiryYear: null } as const;
/** The account and the wallet that everybody has at the test bank. */
const BANK: MethodFace = { kind: 'bank', brand: 'Test Bank', last4: '6789', account: null, ...FOREVER };
const WALLET: MethodFace = {
  kind: 'wallet',
  brand: 'Test Wallet',
  last4: null,
  account: 't•••@example.com',
  ...FOREVER,
};

/**
 * What becomes of a charge that nobody is there to confirm: a card whose bank asks back is refused, a transfer from an account takes its time.
 * `fingerprint` is that of what was saved.
 */
export function chargeOfSaved(
  { face, fingerprint }: { readonly face: MethodFace; readonly fingerprint: string },
  today: { readonly year: number; readonly month: number },
): 'paid' | 'failed' | 'processing' {
  if (fingerprint === 'asks-back' || isMethodExpired(face, today)) return 'failed';
  return face.kind === 'bank' ? 'processing' : 'paid';
}

/** What a customer's choice leads to; `today` says which cards are over. */
export function moveOnSetupPage(
  state: SetupState,
  choice: SetupChoice,
  today: { readonly year: number; readonly month: number },
): SetupMove {
  if (state !== 'open') return { ok: false, reason: 'closed' };
  if (choice.action === 'refuse') return { ok: true, to: 'refused' };
  if (choice.action !== 'card') {
    return {
      ok: true,
      to: 'saved',
      face: choice.action === 'bank' ? BANK : WALLET,
      fingerprint: choice.action,
    };
  }
  const { month, year } = choice;
  if (year < today.year || (year === today.year && month < today.month)) {
    return { ok: false, reason: 'card-expired' };
  }
  const card = TEST_CARDS.find(({ id }) => id === choice.card);
  if (!card || card.id === 'declined') return { ok: false, reason: 'card-declined' };
  const face: MethodFace = {
    kind: 'card',
    brand: card.brand,
    last4: card.number.slice(-4),
    account: null,
    expiryMonth: month,
    expiryYear: year,
  };
  return { ok: true, to: 'saved', face, fingerprint: card.id };
}
