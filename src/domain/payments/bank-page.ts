/** How a page of the test bank stands: `confirming` is the step in which the card's own bank asks back (3-D Secure). */
export const BANK_STATES = ['open', 'confirming', 'processing', 'paid', 'failed', 'expired'] as const;
export type BankState = (typeof BANK_STATES)[number];

/** The cards that the test bank knows. No other number can be entered anywhere. */
export const TEST_CARDS = [
  { id: 'approved', brand: 'Visa', number: '4242 4242 4242 4242' },
  { id: 'asks-back', brand: 'Mastercard', number: '5555 5555 5555 4444' },
  { id: 'declined', brand: 'Visa', number: '4000 0000 0000 0002' },
] as const;
export type TestCard = (typeof TEST_CARDS)[number]['id'];

/** Ways of the test bank besides cards, where złoty are paid. */
export const POLISH_METHODS = ['blik', 'p24'] as const;

/** How many years from this one a card may say that it expires (R31). */
export const CARD_YEARS_COUNT = 10;

/** The years that a card may expire in. */
export const cardYears = (thisYear: number): number[] =>
  Array.from({ length: CARD_YEARS_COUNT }, (_, index) => thisYear + index);

/** What a customer can do on the bank's page. */
export const BANK_ACTIONS = ['pay', 'confirm', 'refuse', 'later', 'decline'] as const;
export type BankAction = (typeof BANK_ACTIONS)[number];

export type BankMove =
  | { readonly ok: true; readonly to: BankState }
  /** The customer stays, and reads why: `bank.error.{reason}`. */
  | { readonly ok: false; readonly reason: 'card-declined' | 'card-expired' | 'closed' };

export interface BankChoice {
  readonly action: BankAction;
  /** Null for a way besides cards. */
  readonly card: { readonly id: TestCard; readonly month: number; readonly year: number } | null;
}

/** What a customer's choice leads to; `today` says which cards are over. */
export function moveOnBankPage(
  state: BankState,
  { action, card }: BankChoice,
  today: { readonly year: number; readonly month: number },
): BankMove {
  if (state === 'confirming') {
    if (action === 'confirm') return { ok: true, to: 'paid' };
    return action === 'refuse' ? { ok: true, to: 'open' } : { ok: false, reason: 'closed' };
  }
  if (state !== 'open' || action === 'confirm' || action === 'refuse') return { ok: false, reason: 'closed' };
  if (action === 'later') return { ok: true, to: 'processing' };
  if (action === 'decline') return { ok: true, to: 'failed' };
  if (card === null) return { ok: true, to: 'paid' };
  if (card.year < today.year || (card.year === today.year && card.month < today.month)) {
    return { ok: false, reason: 'card-expired' };
  }
  if (card.id === 'declined') return { ok: false, reason: 'card-declined' };
  return { ok: true, to: card.id === 'asks-back' ? 'confirming' : 'paid' };
}
