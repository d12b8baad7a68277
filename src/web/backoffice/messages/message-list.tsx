import { messagesAddress, type MessageQuery } from '../../../domain/messages/message-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ShopAnchor } from '../../i18n/shop-anchor.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageNotice, type MessageOutcome } from './message-notice.tsx';
import { MessageRows } from './message-rows.tsx';

type Rows = Parameters<typeof MessageRows>[0];
type Filters = Parameters<typeof MessageFilters>[0];

interface Props {
  readonly query: MessageQuery;
  readonly done: MessageOutcome | null;
  readonly list: Pick<Rows, 'entries'> &
    Pick<Filters, 'groups'> & {
      readonly total: number;
      readonly pageSize: number;
      readonly ignored: number;
    };
}

/** The texts of the shop in all languages: found by words, section, and whether staff changed them. */
export function MessageList({ query, done, list: { entries, groups, total, pageSize, ignored } }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.texts.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.texts.lead')}</p>
      <MessageNotice done={done} />
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
      <MessageFilters query={query} groups={groups} />
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
    </>
  );
}
