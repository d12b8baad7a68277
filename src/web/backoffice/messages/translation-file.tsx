import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import { messagesAddress, type MessageQuery } from '../../../domain/messages/find-messages.ts';
import { TRANSLATED_INTO, type TranslationProblem } from '../../../domain/messages/translation-file.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import type { FileAnswer } from './answer-translation-file.ts';
import { MessageNotice, type MessageOutcome } from './message-notice.tsx';
import { MessageText } from './message-text.tsx';

type Found = NonNullable<FileAnswer['found']>;

const KEY = 'font-mono text-[0.8125rem] font-semibold [overflow-wrap:anywhere]';

function KeyLink({ textKey }: { textKey: string }) {
  return (
    <LocalLink
      to={`/admin/translations?${new URLSearchParams({ key: textKey })}`}
      className={`${KEY} underline underline-offset-4`}
    >
      {textKey}
    </LocalLink>
  );
}

function useReason({ reason, detail }: TranslationProblem): string {
  const t = useT();
  if (reason === 'source-changed' || reason === 'changed-meanwhile' || reason === 'twice')
    return t(`backoffice.texts.file.problem.${reason}`);
  return t(`backoffice.texts.fault.${reason}`, { detail });
}

function Problem({ problem }: { problem: TranslationProblem }) {
  const reason = useReason(problem);
  return (
    <li className="flex flex-col items-start gap-1 py-3">
      <KeyLink textKey={problem.key} />
      <span className="text-sm">{reason}</span>
    </li>
  );
}

/** Says that of a long list only the first are shown. */
function More({ count, shown }: { count: number; shown: number }) {
  const t = useT();
  if (count <= shown) return null;
  return <p className="mt-3 text-sm text-muted">{t('backoffice.import.shown', { count: shown })}</p>;
}

function Changes({ found: { locale, changes, changeCount } }: { found: Found }) {
  const t = useT();
  if (changeCount === 0) return null;
  return (
    <section aria-labelledby="file-changes">
      <h2 id="file-changes" className="mb-2 text-base">
        {t('backoffice.texts.file.changes', { count: changeCount })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map(({ key, before, after }) => (
          <li key={key} className="flex flex-col items-start gap-1 py-3 text-sm">
            <KeyLink textKey={key} />
            <del className="text-muted">
              <MessageText text={before} locale={locale} />
            </del>
            <ins className="no-underline">
              <MessageText text={after} locale={locale} />
            </ins>
          </li>
        ))}
      </ul>
      <More count={changeCount} shown={changes.length} />
    </section>
  );
}

/** What a file does, or why nothing of it can be imported; in view when it comes. */
function Report({ found }: { found: Found }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const { problems, problemCount, changeCount, gone } = found;
  return (
    <div ref={place} tabIndex={-1} className="mt-8 flex flex-col gap-8 text-ink outline-none">
      <Alert tone={problemCount > 0 ? 'danger' : 'info'} live>
        {problemCount > 0 && t('backoffice.texts.file.problems', { count: problemCount })}
        {problemCount === 0 && changeCount === 0 && t('backoffice.texts.file.none')}
        {problemCount === 0 && changeCount > 0 && t('backoffice.texts.file.ready')}
      </Alert>
      {gone > 0 && <p className="text-sm">{t('backoffice.texts.file.gone', { count: gone })}</p>}
      {problemCount > 0 && (
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {problems.map((problem, index) => (
              <Problem key={`${problem.key} ${index}`} problem={problem} />
            ))}
          </ul>
          <More count={problemCount} shown={problems.length} />
        </div>
      )}
      <Changes found={found} />
    </div>
  );
}

/** The place of the panel on its page. */
export const FILE_PANEL = 'translation-file';

/** Texts of the list as a file for translators, and the way back of what they made of it. */
export function TranslationFilePanel({
  query,
  answer,
  done,
}: {
  query: MessageQuery;
  answer: FileAnswer | undefined;
  /** What came of a file that was imported; null where none was. */
  done: MessageOutcome | null;
}) {
  const t = useT();
  const path = usePath();
  const { formData } = useNavigation();
  const loading = (intent: string) => formData?.get('intent') === intent;
  const refused = answer?.refused ?? null;
  const filters = messagesAddress({ ...query, page: 1 }).replace('?', '&');
  return (
    <Disclosure
      id={FILE_PANEL}
      summary={t('backoffice.texts.file.title')}
      open={answer !== undefined || done !== null}
    >
      <MessageNotice done={answer === undefined ? done : null} />
      <p className="mb-5 text-sm">{t('backoffice.texts.file.lead')}</p>
      <p className="mb-8 flex flex-wrap gap-3">
        {TRANSLATED_INTO.map((locale) => (
          <a
            key={locale}
            href={path(`/admin/translations/xliff?to=${locale}${filters}`)}
            download
            className={buttonClass({ tone: 'secondary' })}
          >
            {t('backoffice.texts.file.download', { language: LANGUAGE_NAMES[locale] })}
          </a>
        ))}
      </p>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col items-start gap-5 text-ink"
      >
        <FileField
          name="file"
          accept=".xlf,.xliff,application/xliff+xml"
          label={t('backoffice.texts.file.file')}
          hint={t('backoffice.texts.file.formats')}
          error={refused === null ? undefined : t(`backoffice.texts.file.refused.${refused}`)}
          className="w-full"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="check" loading={loading('check')}>
            {t('backoffice.texts.file.check')}
          </Button>
          <Button type="submit" name="intent" value="import" tone="primary" loading={loading('import')}>
            {t('backoffice.texts.file.import')}
          </Button>
        </div>
      </Form>
      {answer?.found && <Report found={answer.found} />}
    </Disclosure>
  );
}
