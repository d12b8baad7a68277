import type { ConsentTopic } from '../../domain/account/communication-preferences.ts';
import type { LinkPurpose } from '../../domain/account/account-link.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { timeZoneOf, type Market } from '../../domain/locale/market.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { accountLink, pageLink } from '../emails/email-links.ts';
import type { EmailPart } from '../emails/email-part.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';

/** The market that somebody is written to in. */
export const marketOfReader = (locale: Locale): Market => (locale === 'pl' ? 'PL' : 'UA');

/** Whom an e-mail about an account is for. */
export interface Reader {
  readonly recipient: string;
  readonly locale: Locale;
  /** Whose account it is about: the e-mail goes with it. Null for the last one, which stays for its while. */
  readonly userId: string | null;
}

/** Changes that keep others out, or should have; an account's owner is told of them. */
export const ACCOUNT_CHANGES = [
  'accounts-joined',
  'merge-agreed',
  'accounts-merged',
  'account-merged-away',
  'address-changed',
  'password-changed',
  'second-factor-on',
  'second-factor-moved',
  'second-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'provider-linked',
  'provider-unlinked',
  'passkey-added',
  'passkey-removed',
  'payment-method-added',
  'payment-method-removed',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** The steps of the deletion of an account that its owner is told of. */
type DeletionStep = 'deletion-requested' | 'deletion-postponed' | 'account-deleted';

/** What is written to an address that is in no account any more. */
const OF_FORMER: ReadonlySet<string> = new Set(['address-changed', 'account-deleted', 'account-merged-away']);

/** An e-mail to an account's owner: everything but what is said. */
export function accountEmail(
  { recipient, locale, userId }: Reader,
  email: {
    readonly occasion: string;
    readonly about: LinkPurpose | AccountChange | 'data-export' | DeletionStep;
    readonly values?: Readonly<Record<string, string | number>>;
    readonly parts: readonly EmailPart[];
  },
): Email {
  const t = messagesOf(locale).translate;
  const { occasion, about, parts } = email;
  const text = t(`mail.account.${about}.text`, { ...email.values });
  const composed = composeEmail({
    occasion,
    recipient,
    locale,
    market: marketOfReader(locale),
    subject: t(`mail.account.${about}.subject`, { ...email.values }),
    preheader: text,
    title: t(`mail.account.${about}.title`, { ...email.values }),
    topic: t('mail.account.topic'),
    parts: [{ kind: 'text', text }, ...parts],
    because: t(OF_FORMER.has(about) ? 'mail.account.formerBecause' : 'mail.account.because'),
  });
  return { ...composed, userId };
}

/** The e-mail that brings a link of an account to the owner of its address; it says nothing about whether there are other accounts. */
export function linkEmail(
  reader: Reader,
  {
    id,
    purpose,
    values,
  }: {
    id: string;
    purpose: Exclude<LinkPurpose, 'end-sessions' | 'confirm-consent'>;
    values?: Readonly<Record<string, string>>;
  },
): Email {
  const t = messagesOf(reader.locale).translate;
  return accountEmail(reader, {
    occasion: `account-link:${id}`,
    about: purpose,
    ...(values && { values }),
    parts: [
      {
        kind: 'button',
        label: t(`mail.account.${purpose}.button`),
        href: accountLink(reader.locale, purpose, id),
      },
      { kind: 'text', text: t(`mail.account.${purpose}.otherwise`, { ...values }) },
    ],
  });
}

/** What a customer agrees to in a kind of advertising, and whose it is. */
export const consentWording = (topic: ConsentTopic, locale: Locale): string =>
  messagesOf(locale).translate(`profile.consent.${topic}`, {
    seller: sellerIn(marketOfReader(locale), locale).name,
  });

/** The e-mail whose link begins advertising; it says again what is agreed to. */
export function consentEmail(
  reader: Reader,
  { id, wordings }: { id: string; wordings: readonly string[] },
): Email {
  const t = messagesOf(reader.locale).translate;
  return accountEmail(reader, {
    occasion: `account-link:${id}`,
    about: 'confirm-consent',
    parts: [
      ...wordings.map((text) => ({ kind: 'quote' as const, text })),
      {
        kind: 'button',
        label: t('mail.account.confirm-consent.button'),
        href: accountLink(reader.locale, 'confirm-consent', id),
      },
      { kind: 'text', text: t('mail.account.confirm-consent.otherwise') },
    ],
  });
}

/** What an account's owner is told of somebody who signed in from a browser that was not known. */
export function newBrowserEmail(
  reader: Reader,
  signedIn: { linkId: string; at: string; browser: string | null; country: string | null },
): Email {
  const { locale } = reader;
  const t = messagesOf(locale).translate;
  const market = marketOfReader(locale);
  const place = signedIn.country && new Intl.DisplayNames(locale, { type: 'region' }).of(signedIn.country);
  return accountEmail(reader, {
    occasion: `account-link:${signedIn.linkId}`,
    about: 'end-sessions',
    parts: [
      {
        kind: 'facts',
        title: null,
        rows: [
          [t('mail.account.signIn.when'), formatDate(signedIn.at, locale, timeZoneOf(market), 'long')],
          [t('mail.account.signIn.browser'), signedIn.browser ?? t('profile.sessions.unknown')],
          ...(place ? [[t('mail.account.signIn.place'), place] as const] : []),
        ],
      },
      { kind: 'text', text: t('mail.account.end-sessions.otherwise') },
      {
        kind: 'button',
        label: t('mail.account.end-sessions.button'),
        href: accountLink(locale, 'end-sessions', signedIn.linkId),
      },
    ],
  });
}

/**
 * What an account's owner is told of a change of it: of its address to the former one, of its password, of its second factor, of its
 * ways to sign in, of its payment methods. Who has passkeys is led to them where they go on opening the account.
 */
export function changeEmail(
  reader: Reader,
  change: {
    readonly about: AccountChange;
    readonly each: string;
    readonly values?: Readonly<Record<string, string>>;
    readonly hasPasskeys?: boolean;
  },
): Email {
  const { about, each, values, hasPasskeys = false } = change;
  const t = messagesOf(reader.locale).translate;
  const parts: EmailPart[] = hasPasskeys
    ? [
        { kind: 'text', text: t('mail.account.passkeys.text') },
        {
          kind: 'button',
          label: t('mail.account.passkeys.button'),
          href: pageLink(reader.locale, '/profile/passkeys'),
        },
      ]
    : [];
  return accountEmail(reader, { occasion: `${about}:${each}`, about, ...(values && { values }), parts });
}
