import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Records } from './personal-records.ts';

const FILE_NAMES = { avatar: 'avatar.webp', photographs: 'photographs/', documents: 'documents/' } as const;
type Name = Records['name'] | keyof typeof FILE_NAMES;

/** What the archive tells of itself: each file in a line, how amounts and times are written, and which documents are elsewhere. */
export function readMe({
  locale,
  email,
  names,
  drawn,
  all,
}: {
  readonly locale: Locale;
  readonly email: string;
  readonly names: readonly Name[];
  /** Documents in the archive, and in all. */
  readonly drawn: number;
  readonly all: number;
}): string {
  const t = messagesOf(locale).translate;
  const isNamed = (name: Name): name is keyof typeof FILE_NAMES => Object.hasOwn(FILE_NAMES, name);
  const day = formatDate(new Date().toISOString(), locale, 'UTC', 'short');
  const lines = names.map(
    (name) => `${isNamed(name) ? FILE_NAMES[name] : `${name}.json`}: ${t(`archive.file.${name}`)}`,
  );
  const more = t('archive.moreDocuments', {
    drawn,
    all,
    tab: t('profile.tab.payments'),
    history: t('profile.billing.title'),
  });
  return [
    t('archive.title'),
    t('archive.account', { email, day }),
    lines.join('\n'),
    t('archive.units'),
    ...(all > drawn ? [more] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
