import { data, useRouteLoaderData } from 'react-router';
import { mayOpen } from '../../domain/account/role.ts';
import { daysBetween } from '../../domain/calendar/days.ts';
import {
  daysLeft,
  inboxAddress,
  readInboxQuery,
  type InboxLine,
  type InboxQuery,
} from '../../domain/backoffice/inbox.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { QUEUE_COUNT_MAX, WAITING, type Waiting } from '../../domain/orders/queue.ts';
import { shopOf } from '../../server/context.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Badge } from '../ui/badge.tsx';
import { chipClass } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LIST_ROW } from '../ui/list-row.ts';
import type { loader as frameLoader } from './backoffice.route.tsx';
import { ListPages } from './list-pages.tsx';
import { placeOf, placeOfLine } from './sections.ts';
import type { Route } from './+types/inbox.route';

/** Where the words for the states of each kind stand; the others are states of orders and leases. */
const STATE_TEXTS: Partial<Record<Waiting, string>> = {
  quote: 'quote.status',
  return: 'return.status',
  exchange: 'return.status',
  payment: 'backoffice.case',
  replacement: 'backoffice.replacements.status',
  ticket: 'ticket.status',
  review: 'review.status',
  question: 'review.status',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, locale, translate, lookUp } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const open = WAITING.filter((kind) => mayOpen(user, placeOf(kind)));
  const { kind: asked, page } = readInboxQuery(url.searchParams);
  const kind = open.find((each) => each === asked) ?? null;
  const { lines, next } = await shop.backoffice.listInbox(
    { page },
    { kinds: kind === null ? open : [kind], locale },
  );
  return {
    query: { kind, page },
    next,
    lines: lines.map((line) => ({
      ...line,
      state:
        line.state === 'statement'
          ? translate('backoffice.inbox.statement')
          : (lookUp(`${STATE_TEXTS[line.kind] ?? 'orderStatus'}.${line.state}`) ?? line.state),
      place: placeOfLine(line),
    })),
    title: pageTitle(translate('backoffice.section.inbox')),
  };
}

/** The kinds of which something waits, each with how much; `query` is the one that is shown. */
function Kinds({ query, waiting }: { query: InboxQuery; waiting: ReadonlyMap<Waiting, number> }) {
  const t = useT();
  const busy = WAITING.filter((kind) => (waiting.get(kind) ?? 0) > 0 || kind === query.kind);
  if (busy.length < 2 && query.kind === null) return null;
  return (
    <nav aria-label={t('backoffice.inbox.kinds')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[null, ...busy].map((kind) => {
          const count = kind === null ? null : (waiting.get(kind) ?? 0);
          return (
            <li key={kind}>
              <LocalLink
                to={inboxAddress({ kind, page: 1 })}
                aria-current={kind === query.kind ? 'page' : undefined}
                className={chipClass({ selected: kind === query.kind })}
              >
                {kind === null ? t('backoffice.inbox.all') : t(`backoffice.queue.${kind}`)}
                {count !== null && (
                  <span>
                    <span className="sr-only">, </span>
                    {count >= QUEUE_COUNT_MAX ? `${QUEUE_COUNT_MAX - 1}+` : count}
                  </span>
                )}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** By when a line is due, in words; without such a day, how long it has waited. */
function Due({ line }: { line: InboxLine }) {
  const t = useT();
  const locale = useLocale();
  const left = daysLeft(line);
  const since = t('backoffice.inbox.since', { date: formatDate(line.since, locale, 'Europe/Kyiv', 'short') });
  if (left === null || line.dueOn === null) {
    const days = Math.max(0, daysBetween(dayIn('Europe/Kyiv', line.since), line.today));
    return (
      <>
        <p>{t('backoffice.inbox.age', { days })}</p>
        <p className="text-muted">{since}</p>
      </>
    );
  }
  const due = t('backoffice.inbox.due', { date: formatDate(line.dueOn, locale, 'UTC', 'short') });
  return (
    <>
      {left < 0 && <Badge tone="danger">{t('backoffice.inbox.overdue', { days: -left })}</Badge>}
      {left === 0 && <Badge tone="warning">{t('backoffice.inbox.dueToday')}</Badge>}
      {left !== 0 && <p>{due}</p>}
      <p className="text-muted">{since}</p>
    </>
  );
}

function Line({ line }: { line: Route.ComponentProps['loaderData']['lines'][number] }) {
  const t = useT();
  const { kind, number, orderNumber, customer, title, state, place } = line;
  const names = [number, orderNumber === number ? null : orderNumber, title].filter((name) => name !== null);
  const [heading = t(`backoffice.queue.${kind}`), ...others] = names;
  return (
    <li
      className={`${LIST_ROW} grid gap-x-6 gap-y-2 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[12rem_minmax(0,1fr)_14rem]`}
    >
      <p className="text-muted sm:col-span-2 xl:col-span-1">{t(`backoffice.queue.${kind}`)}</p>
      <div className="min-w-0">
        <LocalLink to={place} className="stretched text-base font-semibold break-words hover:underline">
          {heading}
        </LocalLink>
        {customer !== '' && <p className="break-words">{customer}</p>}
        <p className="break-words text-muted">
          <Unbroken text={[...others, state].join(' · ')} />
        </p>
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end xl:items-start">
        <Due line={line} />
      </div>
    </li>
  );
}

/** Everything that waits for the shop and is open to who is signed in, in one list: what is due first on top. */
export default function Inbox({ loaderData: { query, lines, next } }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('web/backoffice/backoffice.route');
  const t = useT();
  const { kind, page } = query;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.section.inbox')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.inbox.lead')}</p>
      {frame !== undefined && <Kinds query={query} waiting={frame.waiting} />}
      {lines.length === 0 ? (
        <EmptyState
          title={t(kind === null && page === 1 ? 'backoffice.nothingWaits' : 'backoffice.inbox.noneOfKind')}
          action={
            kind !== null && (
              <ButtonLink to="/admin/inbox" tone="secondary">
                {t('backoffice.inbox.showAll')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.id}`} line={line} />
          ))}
        </ul>
      )}
      <ListPages
        after={page === 1 ? null : page}
        next={next}
        address={(number) => inboxAddress({ kind, page: number ?? 1 })}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
