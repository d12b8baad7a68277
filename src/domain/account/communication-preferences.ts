/** By what the shop writes to a customer. */
export type Channel = 'email' | 'sms';

/** What a customer may choose to be written of, by channel (C §3). */
export const OPTIONAL_TOPICS = {
  /** `orders`: a parcel is on its way, was handed over. `leases`: the same for machines. */
  email: ['orders', 'leases', 'marketing', 'newsletter'],
  sms: ['orders', 'leases', 'marketing'],
} as const satisfies Readonly<Record<Channel, readonly string[]>>;
export type OptionalTopic<C extends Channel = Channel> = (typeof OPTIONAL_TOPICS)[C][number];

/**
 * What a message is about. `required` is what the law, the contract or the safety of an account calls for, or what the reader
 * has just asked for: confirmations of orders, bills, invoices, cancellations, refunds, receipts of a withdrawal, one-time links and codes.
 * Nobody can refuse it.
 */
export type Topic<C extends Channel = Channel> = 'required' | OptionalTopic<C>;

type Choices<C extends Channel> = Readonly<Record<'enabled' | OptionalTopic<C>, boolean>>;

/** What a customer chose (C §3). `enabled` is the channel as a whole: without it nothing optional is sent. */
export interface CommunicationPreferences {
  readonly email: Choices<'email'>;
  readonly sms: Choices<'sms'>;
}

/** Of who has chosen nothing: steps of orders and leases by e-mail. Nothing by SMS, and no advertising, without being asked for. */
export const DEFAULT_PREFERENCES: CommunicationPreferences = {
  email: { enabled: true, orders: true, leases: true, marketing: false, newsletter: false },
  sms: { enabled: false, orders: true, leases: true, marketing: false },
};

/** Whether a message about a topic may be sent to a customer by a channel. Whether there is an address or a phone to send it to is another question. */
export function mayBeSent<C extends Channel>({
  channel,
  topic,
  preferences,
}: {
  readonly channel: C;
  readonly topic: Topic<C>;
  readonly preferences: CommunicationPreferences;
}): boolean {
  if (topic === 'required') return true;
  const chosen: Readonly<Record<string, boolean>> = preferences[channel];
  return chosen['enabled'] === true && chosen[topic] === true;
}

/**
 * What is advertising, which needs a consent that can be proved (GDPR Art. 7(1), ePrivacy Art. 13): the customer asks for it, and
 * confirms it by the link of an e-mail.
 */
export const CONSENT_TOPICS = ['email-marketing', 'email-newsletter', 'sms-marketing'] as const;
export type ConsentTopic = (typeof CONSENT_TOPICS)[number];

/** Of the words that a consent is given in; a change of them is a new version. */
export const CONSENT_VERSION = '2026-11-24';

/** A topic in the preferences. */
type Choice = { [C in Channel]: readonly [C, OptionalTopic<C>] }[Channel];
const CHOICES = {
  'email-marketing': ['email', 'marketing'],
  'email-newsletter': ['email', 'newsletter'],
  'sms-marketing': ['sms', 'marketing'],
} as const satisfies Readonly<Record<ConsentTopic, Choice>>;

/** Whether a customer has agreed to a kind of advertising, by their preferences. */
export function isConsented(preferences: CommunicationPreferences, topic: ConsentTopic): boolean {
  const [channel, name] = CHOICES[topic];
  const chosen: Readonly<Record<string, boolean>> = preferences[channel];
  return chosen[name] === true;
}

/** What becomes of the choices of a form. */
export interface PreferencesDecision {
  /** Everything but advertising, as it is to be kept. */
  readonly kept: {
    readonly email: Pick<Choices<'email'>, 'enabled' | 'orders' | 'leases'>;
    readonly sms: Pick<Choices<'sms'>, 'enabled' | 'orders' | 'leases'>;
  };
  /** Advertising that was chosen and is not agreed to, nor asked for, yet: the link of an e-mail confirms it. */
  readonly toConfirm: readonly ConsentTopic[];
  /** Advertising that was agreed to or asked for and is no longer wanted: it ends at once. */
  readonly toWithdraw: readonly ConsentTopic[];
}

/**
 * Decides what a customer's choices change. Advertising begins by a confirmed link and ends by a press; a channel that is turned off
 * has none. `pending` are kinds that were asked for and wait for their link.
 */
export function decidePreferences(
  before: CommunicationPreferences,
  chosen: CommunicationPreferences,
  pending: readonly ConsentTopic[],
): PreferencesDecision {
  const isWanted = (topic: ConsentTopic) => chosen[CHOICES[topic][0]].enabled && isConsented(chosen, topic);
  const isKnown = (topic: ConsentTopic) => isConsented(before, topic) || pending.includes(topic);
  const { email, sms } = chosen;
  return {
    kept: {
      email: { enabled: email.enabled, orders: email.orders, leases: email.leases },
      sms: { enabled: sms.enabled, orders: sms.orders, leases: sms.leases },
    },
    toConfirm: CONSENT_TOPICS.filter((topic) => isWanted(topic) && !isKnown(topic)),
    toWithdraw: CONSENT_TOPICS.filter((topic) => !isWanted(topic) && isKnown(topic)),
  };
}

/** The field of a form for a choice: `email.enabled`, `sms.orders`. */
export type PreferenceField = { [C in Channel]: `${C}.${'enabled' | OptionalTopic<C>}` }[Channel];

/** The choices of a form, by the boxes that are ticked. */
export const tickedPreferences = (
  isTicked: (field: PreferenceField) => boolean,
): CommunicationPreferences => ({
  email: {
    enabled: isTicked('email.enabled'),
    orders: isTicked('email.orders'),
    leases: isTicked('email.leases'),
    marketing: isTicked('email.marketing'),
    newsletter: isTicked('email.newsletter'),
  },
  sms: {
    enabled: isTicked('sms.enabled'),
    orders: isTicked('sms.orders'),
    leases: isTicked('sms.leases'),
    marketing: isTicked('sms.marketing'),
  },
});
