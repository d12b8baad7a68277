import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { MessageText } from './message-text.tsx';
import type { TextView } from './text-view.ts';

/** Who changed a text, when, and to what; the newest first. */
export function TextHistory({ history }: Pick<TextView, 'history'>) {
  const t = useT();
  const page = useLocale();
  return (
    <section aria-labelledby="history" className="mt-14 max-w-measure">
      <h2 id="history" className="mb-5 text-xl">
        {t('backoffice.texts.history')}
      </h2>
      {history.length === 0 && <p className="text-sm text-muted">{t('backoffice.texts.historyEmpty')}</p>}
      <ol className="flex flex-col">
        {history.map(({ locale, version, text, changedBy, changedAt }) => (
          <li
            key={`${locale} ${version}`}
            className="relative flex flex-col items-start gap-1.5 pb-6 pl-6 last:pb-0 before:absolute before:top-3 before:bottom-0 before:left-[3px] before:w-px before:bg-line last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="absolute top-2.5 left-0 size-[7px] rounded-full bg-line-strong"
            />
            <Badge>{LANGUAGE_NAMES[locale]}</Badge>
            <p className="text-sm">
              {text === null ? t('backoffice.texts.putBack') : <MessageText text={text} locale={locale} />}
            </p>
            <p className="text-xs text-muted">
              {t('backoffice.texts.changedBy', {
                name: changedBy ?? t('backoffice.texts.goneAccount'),
                date: formatDate(changedAt, page, 'Europe/Kyiv', 'long'),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
