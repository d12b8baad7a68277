import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { regionOf, type Locale } from '../../../domain/locale/locale.ts';
import { groupOf } from '../../../domain/messages/find-messages.ts';
import { isProse, sectionOfProse } from '../../../domain/messages/prose.ts';
import { pathIn } from '../../../domain/routing/path-in-region.ts';
import { categoryPath } from '../../catalogue/category-path.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MessageText, StateBadge } from './message-text.tsx';
import { isDone, type LanguageView, type MessageProblem } from './message-view.ts';

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="text-sm">
      <p className="mb-1 text-xs font-semibold text-muted">{title}</p>
      {children}
    </div>
  );
}

interface Props {
  readonly textKey: string;
  readonly locale: Locale;
  readonly language: LanguageView;
  readonly problem: MessageProblem | undefined;
}

/** What is wrong with the field: with what was just sent, else with what staff left there before a release. */
function useFieldError({ locale, language: { fault }, problem }: Props): string | undefined {
  const t = useT();
  if (problem && !isDone(problem)) return problem.errors[locale];
  return fault ? t(`backoffice.texts.fault.${fault.reason}`, { detail: fault.detail }) : undefined;
}

/** What was typed, unless its original is wanted; else what is there to be written on. */
function startOf({ locale, language: { own, shipped }, problem }: Props): string {
  const isTyped = problem !== undefined && problem.values['revert'] !== locale;
  return (isTyped ? problem.values[locale] : undefined) ?? own ?? shipped ?? '';
}

/** Under an outdated translation: what the Ukrainian text said when it was last right, and the button that says it still is. */
export function OutdatedNote({
  locale,
  said,
  since,
  place = '',
}: {
  locale: Locale;
  said: string;
  since: string | null;
  /** What the button says for who cannot see beside which text it stands; empty where there is but one. */
  place?: string;
}) {
  const t = useT();
  const page = useLocale();
  const { formData } = useNavigation();
  if (since === null) return null;
  const value = `${locale} ${since}`;
  return (
    <div className="flex flex-col items-start gap-2 border-l-2 border-line pl-3 text-sm">
      <p className="text-muted">
        {t('backoffice.product.translation.source', {
          language: LANGUAGE_NAMES.uk,
          date: formatDate(since, page, 'Europe/Kyiv', 'moment'),
        })}
      </p>
      <MessageText text={said} locale="uk" />
      <Button
        type="submit"
        name="confirm"
        value={value}
        size="sm"
        loading={formData?.get('confirm') === value}
      >
        {t('backoffice.product.translation.right')}
        <span className="sr-only">
          {' '}
          {LANGUAGE_NAMES[locale]} {place}
        </span>
      </Button>
    </div>
  );
}

/** Where a text of prose stands, without region: the page of its category or its own, at its section. */
function placeOnPage(key: string): string {
  const section = sectionOfProse(key);
  return `${categoryPath(groupOf(key).slice(1))}${section === null ? '' : `#${section}`}`;
}

/** One language of a text: the field, how its forms read, and the original with the way back to it. */
export function LanguagePanel(props: Props) {
  const { textKey, locale, language, problem } = props;
  const { shipped, own, inForce, version, outdated, examples, places } = language;
  const t = useT();
  const error = useFieldError(props);
  const name = LANGUAGE_NAMES[locale];
  const isLate = problem?.reason === 'changed-meanwhile' && problem.errors[locale] !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <input type="hidden" name={`${locale}.version`} value={version} />
      {shipped === null ? (
        <Named title={name}>{own === null ? '—' : <MessageText text={own} locale={locale} />}</Named>
      ) : (
        <TextAreaField
          key={version}
          id={`text-${locale}`}
          name={locale}
          lang={locale}
          spellCheck
          defaultValue={startOf(props)}
          error={error}
          label={
            <span className="flex min-h-6 flex-wrap items-center gap-2">
              <span lang={locale}>{name}</span>
              <StateBadge state={language} />
              {outdated !== null && (
                <Badge tone="warning">{t('backoffice.product.translation.outdated')}</Badge>
              )}
            </span>
          }
          className={
            places.length > 0 && !isProse(textKey)
              ? '[&_textarea]:font-mono [&_textarea]:text-[0.875rem]'
              : undefined
          }
        />
      )}
      {outdated !== null && <OutdatedNote locale={locale} {...outdated} />}
      {(isLate || language.fault !== null) && inForce !== null && (
        <Named title={t('backoffice.texts.inForce')}>
          <MessageText text={inForce} locale={locale} />
        </Named>
      )}
      {examples.length > 0 && (
        <Named title={t('backoffice.texts.examples')}>
          <ul lang={locale} className="flex flex-col gap-0.5 text-muted">
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </Named>
      )}
      {isProse(textKey) && shipped !== null && (
        <a
          href={pathIn(regionOf(locale), placeOnPage(textKey))}
          target="_blank"
          className="self-start text-sm underline underline-offset-4"
        >
          {t('backoffice.texts.onPage')}
          <span className="sr-only"> {name}</span>
        </a>
      )}
      {own !== null && (
        <>
          {shipped !== null && language.fault === null && (
            <Named title={t('backoffice.texts.shipped')}>
              <MessageText text={shipped} locale={locale} />
            </Named>
          )}
          <Button type="submit" name="revert" value={locale} size="sm" className="self-start">
            {t(shipped === null ? 'backoffice.texts.discard' : 'backoffice.texts.revert')}
            <span className="sr-only"> {name}</span>
          </Button>
        </>
      )}
    </div>
  );
}
