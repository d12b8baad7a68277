import { OPEN_MATTERS } from '../../domain/account/open-matters.ts';
import { LINK_PURPOSES, type LinkPurpose } from '../../domain/account/account-link.ts';
import { CONSENT_TOPICS } from '../../domain/account/communication-preferences.ts';
import { EXPORT_DAYS } from '../../domain/account/data-export.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { maskEmail } from '../../domain/payments/saved-method.ts';
import { PREVIEWED_ID as id, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import type { Email } from '../outbox/email.ts';
import {
  ACCOUNT_CHANGES,
  changeEmail,
  consentEmail,
  consentWording,
  linkEmail,
  newBrowserEmail,
} from './account-emails.ts';
import { deletionEmail } from './deletion/deletion-email.ts';
import { exportEmail } from './data-export/export-email.ts';

/** The address of the other account, where two become one. */
const other = maskEmail('olena@example.com');

function previewLink(purpose: LinkPurpose, locale: Locale): Email {
  const reader = previewReader(locale);
  switch (purpose) {
    case 'confirm-consent': {
      const wordings = CONSENT_TOPICS.map((topic) => consentWording(topic, locale));
      return consentEmail(reader, { id, wordings });
    }
    case 'end-sessions': {
      const at = new Date().toISOString();
      return newBrowserEmail(reader, { linkId: id, at, browser: 'Firefox, Linux', country: 'PL' });
    }
    default:
      return linkEmail(reader, { id, purpose, values: { provider: 'Google', other, fate: 'stays' } });
  }
}

/** What the e-mails about changes name. */
const values = { provider: 'Google', name: 'iCloud Keychain', other };
const valuesOf = (about: (typeof ACCOUNT_CHANGES)[number]) =>
  about.startsWith('payment-method') ? { kind: 'card', name: ' Visa •••• 4242' } : values;

/** Every e-mail to the owner of an account. */
export const ACCOUNT_PREVIEWS: EmailPreviews = {
  ...Object.fromEntries(
    LINK_PURPOSES.map((purpose) => [purpose, (_, locale) => previewLink(purpose, locale)]),
  ),
  ...Object.fromEntries(
    ACCOUNT_CHANGES.map((about) => [
      about,
      (_, locale) =>
        changeEmail(previewReader(locale), {
          about,
          each: id,
          values: valuesOf(about),
          hasPasskeys: about === 'password-changed',
        }),
    ]),
  ),
  'data-export': (_, locale) => exportEmail(previewReader(locale), { id, days: EXPORT_DAYS }),
  'deletion-requested': (_, locale) =>
    deletionEmail(previewReader(locale), {
      about: 'deletion-requested',
      userId: id,
      until: new Date().toISOString(),
    }),
  'deletion-postponed': (_, locale) =>
    deletionEmail(previewReader(locale), {
      about: 'deletion-postponed',
      userId: id,
      matters: OPEN_MATTERS.map((matter, index) => ({ orderNumber: `ORD-1000${index}`, matter })),
    }),
  'account-deleted': (_, locale) =>
    deletionEmail(previewReader(locale), { about: 'account-deleted', userId: id }),
};
