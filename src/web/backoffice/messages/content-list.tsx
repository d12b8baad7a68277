import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { CONTENT_SHOWN, contentAddress, type ContentQuery } from '../../../domain/messages/find-content.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { FileAnswer, TextPlace } from './answer-translation-file.ts';
import type { ContentRow } from './content-words.server.ts';
import { OutdatedNote } from './language-panel.tsx';
import { languageColumns, SaidText, TextsByLanguage } from './texts-by-language.tsx';
import { TextListTabs } from './text-list-tabs.tsx';
import { TranslationFilePanel } from './translation-file.tsx';

const PATH = '/admin/translations/content';

/** What became of a form that was taken, as the address says it after `done=`. */
export const CONTENT_OUTCOMES = ['imported', 'unchanged', 'confirmed'] as const;
type ContentOutcome = (typeof CONTENT_OUTCOMES)[number];

/** What came of the form that was sent last, in view; after an import with the way to the drafts that are to be published. */
function ContentNotice({ done, drafts }: { done: ContentOutcome; drafts: readonly TextPlace[] }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const texts = {
    imported: 'backoffice.contentTexts.imported',
    unchanged: 'backoffice.texts.unchanged',
    confirmed: 'backoffice.texts.confirmed',
  } as const;
  return (
    <div ref={place} tabIndex={-1} className="mb-8 outline-none">
      <Alert
        tone={done === 'unchanged' ? 'info' : 'success'}
        live
        action={
          drafts.length > 0 &&
          drafts.map(({ name, path }) => (
            <ButtonLink key={path} to={path} size="sm">
              {name}
            </ButtonLink>
          ))
        }
      >
        {t(drafts.length > 0 ? 'backoffice.contentTexts.importedDrafts' : texts[done])}
      </Alert>
    </div>
  );
}

function ContentFilters({
  query,
  missing,
  outdated,
}: {
  query: ContentQuery;
  missing: number;
  outdated: number;
}) {
  const t = useT();
  const { search, shown } = query;
  const labels = {
    all: t('backoffice.texts.shown.all'),
    missing: t('backoffice.contentTexts.missing', { count: missing }),
    outdated: t('backoffice.texts.shown.outdated', { count: outdated }),
  };
  return (
    <FilterForm
      path={PATH}
      label={t('backoffice.contentTexts.title')}
      find={t('backoffice.texts.find')}
      isNarrowed={contentAddress({ ...query, page: 1 }) !== ''}
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          key={`search ${search}`}
          name="q"
          type="search"
          label={t('backoffice.contentTexts.search')}
          defaultValue={search}
          autoComplete="off"
        />
        <SelectField
          key={`shown ${shown}`}
          name="show"
          label={t('backoffice.texts.shown')}
          defaultValue={shown}
          options={CONTENT_SHOWN.map((value) => ({ value, label: labels[value] }))}
        />
      </div>
    </FilterForm>
  );
}

function Cell({ row, locale }: { row: ContentRow; locale: Locale }) {
  const t = useT();
  const { key, name, field, said, missing, outdated } = row;
  const mark = outdated.find((each) => each.locale === locale);
  return (
    <SaidText locale={locale} text={said[locale] || null}>
      {missing.includes(locale) && <Badge tone="warning">{t('backoffice.contentTexts.none')}</Badge>}
      {mark !== undefined && (
        <>
          <Badge tone="warning">{t('backoffice.product.translation.outdated')}</Badge>
          <Form method="post">
            <input type="hidden" name="key" value={key} />
            <OutdatedNote {...mark} place={`${name}, ${field}`} />
          </Form>
        </>
      )}
    </SaidText>
  );
}

/** Texts under each other, each with its place, which leads to the form in which it is written, and with what is said in each language. */
function ContentRows({ rows }: { rows: readonly ContentRow[] }) {
  const t = useT();
  return (
    <TextsByLanguage first={t('backoffice.contentTexts.place')}>
      {rows.map((row) => (
        <li key={row.key} className={`grid gap-x-4 gap-y-2.5 py-4 ${languageColumns}`}>
          <div className="flex min-w-0 flex-col items-start gap-1">
            <LocalLink
              to={row.path}
              className="text-sm font-semibold underline underline-offset-4 [overflow-wrap:anywhere] pointer-coarse:py-2"
            >
              {row.name}
              <span className="sr-only">, {row.field}</span>
            </LocalLink>
            <span aria-hidden="true" className="text-sm text-muted">
              {row.field}
            </span>
            {row.isDraft && <Badge>{t('backoffice.arrange.draft')}</Badge>}
          </div>
          {LOCALES.map((locale) => (
            <Cell key={locale} row={row} locale={locale} />
          ))}
        </li>
      ))}
    </TextsByLanguage>
  );
}

interface Props {
  readonly query: ContentQuery;
  readonly rows: readonly ContentRow[];
  /** How many are found on all pages, and how many lack a translation or have one that is outdated. */
  readonly total: number;
  readonly missing: number;
  readonly outdated: number;
  readonly pageCount: number;
  readonly done: ContentOutcome | null;
  /** The pages whose drafts took up what was imported. */
  readonly drafts: readonly TextPlace[];
  /** Of a file of translations that was sent. */
  readonly answer: FileAnswer | undefined;
  /** Whether a translation was not confirmed because its Ukrainian text was changed once more. */
  readonly hasChanged: boolean;
}

/** The texts that staff wrote in the content of the site, in all languages. */
export function ContentList(props: Props) {
  const { query, rows, total, missing, outdated, pageCount, done, drafts, answer, hasChanged } = props;
  const t = useT();
  const path = usePath();
  const isFresh = answer === undefined && !hasChanged;
  const filters = contentAddress({ ...query, page: 1 }).replace('?', '&');
  const notice = done !== null && isFresh && <ContentNotice key={done} done={done} drafts={drafts} />;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.contentTexts.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.contentTexts.lead')}</p>
      <TextListTabs current={PATH} />
      {done === 'confirmed' && notice}
      {hasChanged && (
        <Alert tone="danger" live className="mb-8">
          {t('backoffice.texts.changedSince')}
        </Alert>
      )}
      <ContentFilters {...{ query, missing, outdated }} />
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.texts.none')} text={t('backoffice.texts.noneText')} />
      ) : (
        <>
          <p className="mb-5 text-sm text-muted">{t('backoffice.texts.found', { count: total })}</p>
          <ContentRows rows={rows} />
        </>
      )}
      <div className="mt-12">
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefFor={(page) => path(`${PATH}${contentAddress({ ...query, page })}`)}
          LinkComponent={ShopAnchor}
          labels={{
            navigation: t('backoffice.texts.pages'),
            previous: t('profile.previousPage'),
            next: t('profile.nextPage'),
            page: (number) => t('profile.page', { number }),
          }}
        />
      </div>
      <div className="mt-12 border-t border-line">
        <TranslationFilePanel
          fileAddress={(locale) => `${PATH}/xliff?to=${locale}${filters}`}
          lead={t('backoffice.contentTexts.fileLead')}
          answer={answer}
          done={done !== null && done !== 'confirmed' && notice}
        />
      </div>
    </>
  );
}
