import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type KeyboardEvent } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { groupOf, messagesAddress, type MessageQuery } from '../../../domain/messages/find-messages.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, iconButtonClass } from '../../ui/button.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { LanguagePanel } from './language-panel.tsx';
import { MessageNotice, type MessageOutcome } from './message-notice.tsx';
import { MessageText } from './message-text.tsx';
import { isDone, type LanguageView, type MessageProblem, type MessageView } from './message-view.ts';

/** The way back to the list that a text was opened from, and to its neighbours there. */
function MessageWays({
  query,
  previous,
  next,
}: { query: MessageQuery } & Pick<MessageView, 'previous' | 'next'>) {
  const t = useT();
  const to = (key: string | null) => `/admin/translations${messagesAddress(query, key)}`;
  return (
    <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
      <LocalLink
        to={to(null)}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('backoffice.texts.back')}
      </LocalLink>
      <span className="flex gap-1">
        {previous !== null && (
          <LocalLink
            to={to(previous)}
            rel="prev"
            aria-label={t('backoffice.texts.previous')}
            className={iconButtonClass()}
          >
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        )}
        {next !== null && (
          <LocalLink
            to={to(next)}
            rel="next"
            aria-label={t('backoffice.texts.next')}
            className={iconButtonClass()}
          >
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        )}
      </span>
    </div>
  );
}

/** Who changed a text, when, and to what; the newest first. */
function TextHistory({ history }: Pick<MessageView, 'history'>) {
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

/** The values that a text is given, by name, with what it does with each. */
function PlaceChips({ places }: Pick<LanguageView, 'places'>) {
  const t = useT();
  if (places.length === 0) return null;
  return (
    <div className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, kind }) => (
          <li
            key={name}
            className="inline-flex min-h-8 items-center gap-2 rounded-full bg-fill px-3.5 text-xs text-muted"
          >
            <code className="font-mono text-[0.8125rem] font-semibold text-ink">{`{${name}}`}</code>
            {t(`backoffice.texts.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm text-muted">{t('backoffice.texts.places')}</p>
    </div>
  );
}

function saveByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

interface Props {
  readonly text: MessageView;
  readonly query: MessageQuery;
  readonly done: MessageOutcome | null;
  readonly problem: MessageProblem | undefined;
}

/** One text in all languages, side by side: to be written, compared with its original, and put back. */
export function MessageScreen({ text, query, done, problem }: Props) {
  const t = useT();
  const { formData } = useNavigation();
  const [isTouched, setIsTouched] = useState(false);
  useUnsaved(isTouched || (problem !== undefined && !isDone(problem)), () => setIsTouched(false));
  const { key, languages, history } = text;
  const isGone = LOCALES.every((locale) => languages[locale].shipped === null);
  const isOfCatalogue = ['category', 'tag'].includes(groupOf(key));
  return (
    <>
      <MessageWays query={query} previous={text.previous} next={text.next} />
      <h1 className="mb-6 font-mono text-xl [overflow-wrap:anywhere]">{key}</h1>
      <MessageNotice done={done} problem={problem} />
      {isGone && (
        <Alert tone="warning" className="mb-8">
          {t('backoffice.texts.gone')}
        </Alert>
      )}
      {isOfCatalogue && (
        <p className="mb-8 max-w-measure text-sm text-muted">{t('backoffice.texts.catalogueNote')}</p>
      )}
      <PlaceChips places={languages.uk.places} />
      <KeptForm
        kept="message"
        key={key}
        method="post"
        noValidate
        onKeyDown={saveByKeys}
        onInput={() => setIsTouched(true)}
        onSubmit={() => setIsTouched(false)}
      >
        <div className="grid gap-x-8 gap-y-12 xl:grid-cols-3">
          {LOCALES.map((locale) => (
            <LanguagePanel
              key={locale}
              textKey={key}
              locale={locale}
              language={languages[locale]}
              problem={problem}
            />
          ))}
        </div>
        {!isGone && (
          <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              type="submit"
              tone="primary"
              size="lg"
              loading={formData !== undefined && !formData.has('revert') && !formData.has('confirm')}
            >
              {t('backoffice.texts.save')}
            </Button>
            <span className="text-sm text-muted noscript:hidden pointer-coarse:hidden">
              {t('backoffice.texts.saveKeys')}
            </span>
          </div>
        )}
      </KeptForm>
      <TextHistory history={history} />
    </>
  );
}
