import ChevronRight from 'lucide-react/icons/chevron-right';
import { QUEUE_COUNT_MAX, WAITING, type Waiting } from '../../domain/orders/queue.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { classNames } from '../ui/class-names.ts';
import type { Route } from './+types/overview.route';

/** Where each kind is worked on; the others are queues of orders. */
const DESK_OF: Partial<Record<Waiting, string>> = {
  delivery: '/admin/quotes?list=deliveries',
  quote: '/admin/quotes?list=REQUESTED',
  return: '/admin/returns',
  payment: '/admin/payments',
  replacement: '/admin/replacements',
  ticket: '/admin/tickets',
  review: '/admin/reviews',
  question: '/admin/questions',
};

/** What waits for the shop, how much of it there is, and the way to it; a kind of which there is nothing stands back. */
function WaitingList({ waiting }: { waiting: ReadonlyMap<Waiting, number> }) {
  const t = useT();
  const isIdle = WAITING.every((kind) => waiting.get(kind) === 0);
  return (
    <>
      {isIdle && <p className="mb-8 text-lg">{t('backoffice.nothingWaits')}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {WAITING.map((kind) => {
          const count = waiting.get(kind) ?? 0;
          const isFull = count >= QUEUE_COUNT_MAX;
          return (
            <li key={kind} className="relative transition-colors hover:bg-surface">
              <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-5 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
                <span
                  aria-hidden="true"
                  className={classNames('text-2xl font-semibold', count === 0 && 'text-muted')}
                >
                  {isFull ? `${QUEUE_COUNT_MAX - 1}+` : count}
                </span>
                <span className="min-w-0">
                  <LocalLink
                    to={DESK_OF[kind] ?? `/admin/orders?waits=${kind}`}
                    className={classNames('stretched font-semibold', count === 0 && 'text-muted')}
                  >
                    {t(`backoffice.queue.${kind}`)}
                    <span className="sr-only">
                      {', '}
                      {isFull
                        ? t('backoffice.queue.countMany', { count: QUEUE_COUNT_MAX - 1 })
                        : t('backoffice.queue.count', { count })}
                    </span>
                  </LocalLink>
                  <span className="mt-0.5 block text-sm text-muted">
                    {t(`backoffice.queue.${kind}.text`)}
                  </span>
                </span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate, user } = shopOf(context);
  return {
    name: user?.name || user?.email || '',
    waiting: await shop.backoffice.countWaiting(),
    title: pageTitle(translate('backoffice.today')),
  };
}

/** What waits for somebody of the shop today. */
export default function Overview({ loaderData: { name, waiting } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <header className="mb-8">
        <h1 className="text-3xl">{t('backoffice.today')}</h1>
        <p className="mt-2 text-sm text-muted">{t('backoffice.signedInAs', { name })}</p>
      </header>
      <WaitingList waiting={waiting} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
