import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Email } from '../outbox/email.ts';

/** Makes an e-mail to look at, of invented data and products of the catalogue; never kept, never sent. */
type EmailPreview = (products: readonly Product[], locale: Locale) => Email;

/** The e-mails of a room to look at, by name. */
export type EmailPreviews = Readonly<Record<string, EmailPreview>>;

/** What previews are about, as `sealEmail` finds it in their occasions. */
export const PREVIEWED_ID = '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';

/** To whom previews are written. */
export const previewReader = (locale: Locale) =>
  ({
    name: locale === 'pl' ? 'Anna Kowalska' : 'Олена Коваль',
    recipient: locale === 'pl' ? 'anna@example.com' : 'olena@example.com',
    locale,
    userId: PREVIEWED_ID,
  }) as const;
