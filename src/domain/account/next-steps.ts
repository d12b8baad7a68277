/** Fewer recovery codes than this are few: some more tries, and the account can be locked out. */
export const FEW_RECOVERY_CODES = 4;

/** What is known of a customer that may ask something of them. */
interface Situation {
  /** Whether the account's e-mail address is known to be the person's own. */
  readonly isConfirmed: boolean;
  /** Offers that wait for an answer. */
  readonly offers: readonly { readonly id: string; readonly quoteNumber: string }[];
  /** Null without a second factor. */
  readonly codesLeft: number | null;
}

/** What a customer has to do, and where: a path without region, or a place on the dashboard. Printed by `profile.next.{kind}`. */
export interface NextStep {
  readonly kind: 'answer' | 'confirm' | 'codes';
  readonly to: string;
  readonly count: number;
  /** Of the only request; empty where there are several, or none is meant. */
  readonly number: string;
}

/** What needs doing next beside payments, which have a list of their own, the most pressing first; nothing where nothing is to be done. */
export function nextSteps({ isConfirmed, offers, codesLeft }: Situation): NextStep[] {
  const [offer] = offers;
  const steps: (NextStep | false | undefined)[] = [
    offer && {
      kind: 'answer',
      to: offers.length === 1 ? `/quote/${offer.id}` : '#offers',
      count: offers.length,
      number: offers.length === 1 ? offer.quoteNumber : '',
    },
    !isConfirmed && { kind: 'confirm', to: '/profile/personal#address', count: 1, number: '' },
    codesLeft !== null &&
      codesLeft < FEW_RECOVERY_CODES && {
        kind: 'codes',
        to: '/profile/two-factor',
        count: codesLeft,
        number: '',
      },
  ];
  return steps.filter((step) => step !== undefined && step !== false);
}
