import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';

interface StateView {
  readonly isPublished: boolean;
  readonly publishFrom: string | null;
  readonly publishUntil: string | null;
}

/** Of a draft that lacks something before it can be published the languages of its missing texts, `PL, EN`, empty where it lacks something else; null for a complete one. */
export type MissingMark = string | null;

/** What a draft lacks before it can be published; nothing of one that is complete. */
export function MissingBadge({ languages }: { languages: MissingMark }) {
  const t = useT();
  if (languages === null) return null;
  return (
    <Badge tone="warning">
      {languages === ''
        ? t('backoffice.products.incomplete')
        : t('backoffice.products.missingTexts', { languages })}
    </Badge>
  );
}

/** Whether a product is a draft, and when it is published and taken off by itself; moments in ISO 8601, null where none is set. */
export function StateBadges({ isPublished, publishFrom, publishUntil }: StateView) {
  const t = useT();
  const locale = useLocale();
  const printed = (moment: string) => ({ date: formatDate(moment, locale, timeZoneOf('UA'), 'moment') });
  return (
    <>
      {!isPublished && <Badge tone="warning">{t('backoffice.products.draft')}</Badge>}
      {publishFrom !== null && <Badge>{t('backoffice.products.from', printed(publishFrom))}</Badge>}
      {publishUntil !== null && <Badge>{t('backoffice.products.until', printed(publishUntil))}</Badge>}
    </>
  );
}
