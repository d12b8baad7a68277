import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import {
  type MessageEntry,
  MESSAGES_SHOWN,
  messagesAddress,
  type MessageQuery,
} from '../../../domain/messages/find-messages.ts';
import type { MessageState } from '../../../domain/messages/message-state.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { FileAnswer } from './answer-translation-file.ts';
import { MessageNotice, type MessageOutcome } from './message-notice.tsx';
import { StateBadge } from './message-text.tsx';
import { languageColumns, SaidText, TextsByLanguage } from './texts-by-language.tsx';
import { TextListTabs } from './text-list-tabs.tsx';
import { TranslationFilePanel } from './translation-file.tsx';

/** Narrows the list of texts. */
function MessageFilters({
  query,
  groups,
  outdated,
}: {
  query: MessageQuery;
  groups: readonly { readonly group: string; readonly name: string; readonly count: number }[];
  /** How many texts have an outdated translation. */
  outdated: number;
}) {
  const t = useT();
  const { search, group, shown } = query;
  return (
    <FilterForm
      path="/admin/translations"
      label={t('backoffice.texts.title')}
      find={t('backoffice.texts.find')}
      isNarrowed={messagesAddress({ ...query, page: 1 }) !== ''}
      filtersSet={filtersSet(messagesAddress({ ...query, page: 1 }))}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]">
        <TextField
          key={`search ${search}`}
          name="q"
          type="search"
          label={t('backoffice.texts.search')}
          defaultValue={search}
          autoComplete="off"
          className="max-xl:col-span-2"
        />
        <SelectField
          key={`group ${group}`}
          name="group"
          label={t('backoffice.texts.group')}
          defaultValue={group ?? ''}
          options={[
            { value: '', label: t('backoffice.orders.all') },
            ...groups.map((each) => ({
              value: each.group,
              label: t('backoffice.texts.groupOption', { group: each.name, count: each.count }),
            })),
          ]}
        />
        <SelectField
          key={`shown ${shown}`}
          name="show"
          label={t('backoffice.texts.shown')}
          defaultValue={shown}
          options={MESSAGES_SHOWN.map((value) => ({
            value,
            label:
              value === 'outdated'
                ? t('backoffice.texts.shown.outdated', { count: outdated })
                : t(`backoffice.texts.shown.${value}`),
          }))}
        />
      </div>
    </FilterForm>
  );
}

function Cell({ state, locale, isOutdated }: { state: MessageState; locale: Locale; isOutdated: boolean }) {
  const t = useT();
  return (
    <SaidText locale={locale} text={state.inForce ?? state.own}>
      <StateBadge state={state} />
      {isOutdated && <Badge tone="warning">{t('backoffice.product.translation.outdated')}</Badge>}
    </SaidText>
  );
}

/** Texts under each other, with what is said in each language; each leads to its page and knows the way back. */
function MessageRows({ entries, query }: { entries: readonly MessageEntry[]; query: MessageQuery }) {
  const t = useT();
  return (
    <TextsByLanguage first={t('backoffice.texts.key')}>
      {entries.map(({ key, states, outdated }) => (
        <li
          key={key}
          className={`relative grid gap-x-4 gap-y-2.5 py-4 transition-colors hover:bg-surface ${languageColumns}`}
        >
          <LocalLink
            to={`/admin/translations${messagesAddress(query, key)}`}
            className="stretched inline-block self-start font-mono text-[0.8125rem] leading-6 font-semibold [overflow-wrap:anywhere]"
          >
            {key}
          </LocalLink>
          {LOCALES.map((locale) => (
            <Cell
              key={locale}
              state={states[locale]}
              locale={locale}
              isOutdated={outdated.some((mark) => mark.locale === locale)}
            />
          ))}
        </li>
      ))}
    </TextsByLanguage>
  );
}

type Rows = Parameters<typeof MessageRows>[0];
type Filters = Parameters<typeof MessageFilters>[0];

interface Props {
  readonly query: MessageQuery;
  readonly done: MessageOutcome | null;
  /** Of a file of translations that was sent. */
  readonly answer: FileAnswer | undefined;
  readonly list: Pick<Rows, 'entries'> &
    Pick<Filters, 'groups' | 'outdated'> & {
      readonly total: number;
      readonly pageSize: number;
      readonly ignored: number;
    };
}

/** The texts of the shop in all languages: found by words, section, and whether staff changed them. */
export function MessageList({ query, done, answer, list }: Props) {
  const { entries, groups, total, pageSize, ignored, outdated } = list;
  const t = useT();
  const path = usePath();
  const filters = messagesAddress({ ...query, page: 1 }).replace('?', '&');
  const doneByFile = done === 'imported' || done === 'unchanged' ? done : null;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.texts.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.texts.lead')}</p>
      <TextListTabs current="/admin/translations" />
      <MessageNotice done={answer === undefined && doneByFile === null ? done : null} />
      {ignored > 0 && query.shown !== 'ignored' && (
        <Alert
          tone="warning"
          className="mb-6"
          action={
            <LocalLink
              to="/admin/translations?show=ignored"
              className="font-semibold underline underline-offset-4"
            >
              {t('backoffice.texts.ignoredShow')}
            </LocalLink>
          }
        >
          {t('backoffice.texts.ignoredNote', { count: ignored })}
        </Alert>
      )}
      <MessageFilters query={query} groups={groups} outdated={outdated} />
      {entries.length === 0 ? (
        <EmptyState title={t('backoffice.texts.none')} text={t('backoffice.texts.noneText')} />
      ) : (
        <>
          <p className="mb-5 text-sm text-muted">{t('backoffice.texts.found', { count: total })}</p>
          <MessageRows entries={entries} query={query} />
        </>
      )}
      <div className="mt-12">
        <Pagination
          page={query.page}
          pageCount={Math.max(1, Math.ceil(total / pageSize))}
          hrefFor={(page) => path(`/admin/translations${messagesAddress({ ...query, page })}`)}
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
          fileAddress={(locale) => `/admin/translations/xliff?to=${locale}${filters}`}
          lead={t('backoffice.texts.file.lead')}
          answer={answer}
          done={doneByFile !== null && <MessageNotice done={doneByFile} />}
        />
      </div>
    </>
  );
}
