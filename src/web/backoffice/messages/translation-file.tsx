import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import type { Locale } from '../../../domain/locale/locale.ts';
import { TRANSLATED_INTO, type TranslationProblem } from '../../../domain/messages/translation-file.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import type { FileAnswer, TextPlace } from './answer-translation-file.ts';
import { MessageText } from './message-text.tsx';

type Found = NonNullable<FileAnswer['found']>;

function PlaceLink({ textKey, name, path }: TextPlace & { textKey: string }) {
  return (
    <LocalLink
      to={path}
      className={classNames(
        'font-semibold underline underline-offset-4 [overflow-wrap:anywhere]',
        name === textKey ? 'font-mono text-[0.8125rem]' : 'text-sm',
      )}
    >
      {name}
    </LocalLink>
  );
}

function useReason({ reason, detail, slips = [] }: TranslationProblem): string {
  const t = useT();
  switch (reason) {
    case 'source-changed':
    case 'changed-meanwhile':
    case 'twice':
    case 'place-refused':
      return t(`backoffice.texts.file.problem.${reason}`);
    case 'slip':
      return slips
        .map(({ kind, line, characters = [] }) =>
          t('backoffice.terms.slipLine', {
            line,
            problem: t(`backoffice.terms.slip.${kind}`, { characters: characters.join(' ') }),
          }),
        )
        .join('. ');
    default:
      return t(`backoffice.texts.fault.${reason}`, { detail });
  }
}

function Problem({ problem }: { problem: Found['problems'][number] }) {
  const reason = useReason(problem);
  return (
    <li className="flex flex-col items-start gap-1 py-3">
      <PlaceLink textKey={problem.key} {...problem} />
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
        {changes.map(({ key, name, path, before, after }) => (
          <li key={key} className="flex flex-col items-start gap-1 py-3 text-sm">
            <PlaceLink textKey={key} {...{ name, path }} />
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
  const { problems, problemCount, changeCount, gone, drafts } = found;
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
      {problemCount === 0 && drafts.length > 0 && (
        <p className="text-sm">
          {t('backoffice.contentTexts.goesIntoDrafts', { pages: drafts.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {problemCount === 0 && <Changes found={found} />}
    </div>
  );
}

/** The place of the panel on its page. */
export const FILE_PANEL = 'translation-file';

/** Texts of a list as a file for translators, and the way back of what they made of it. */
export function TranslationFilePanel({
  fileAddress,
  lead,
  answer,
  done,
}: {
  /** Where the file into a language is, without region. */
  fileAddress: (locale: Locale) => string;
  /** What is in the file, and what becomes of the one that comes back. */
  lead: string;
  answer: FileAnswer | undefined;
  /** Says what came of a file that was imported; nothing where none was. */
  done: ReactNode;
}) {
  const t = useT();
  const path = usePath();
  const { formData } = useNavigation();
  const loading = (intent: string) => formData?.get('intent') === intent;
  const refused = answer?.refused ?? null;
  return (
    <Disclosure
      id={FILE_PANEL}
      summary={t('backoffice.texts.file.title')}
      open={answer !== undefined || Boolean(done)}
    >
      {answer === undefined && done}
      <p className="mb-5 text-sm">{lead}</p>
      <p className="mb-8 flex flex-wrap gap-3">
        {TRANSLATED_INTO.map((locale) => (
          <a
            key={locale}
            href={path(fileAddress(locale))}
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
