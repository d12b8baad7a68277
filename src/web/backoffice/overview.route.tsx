import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRouteLoaderData } from 'react-router';
import { mayOpen } from '../../domain/account/role.ts';
import { QUEUE_COUNT_MAX, WAITING, type Waiting } from '../../domain/orders/queue.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { classNames } from '../ui/class-names.ts';
import type { loader as frameLoader } from './backoffice.route.tsx';
import { LatestSales } from './sales/latest-sales.tsx';
import { placeOf } from './sections.ts';
import type { Route } from './+types/overview.route';

/** A queue in which something waits: how much, what it is, and the way to it. */
function WaitingRow({ kind, count }: { kind: Waiting; count: number }) {
  const t = useT();
  const isFull = count >= QUEUE_COUNT_MAX;
  return (
    <li className="relative transition-colors hover:bg-surface">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-5 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
        <span aria-hidden="true" className="text-2xl font-semibold">
          {isFull ? `${QUEUE_COUNT_MAX - 1}+` : count}
        </span>
        <span className="min-w-0">
          <LocalLink to={placeOf(kind)} className="stretched font-semibold">
            {t(`backoffice.queue.${kind}`)}
            <span className="sr-only">
              {', '}
              {isFull
                ? t('backoffice.queue.countMany', { count: QUEUE_COUNT_MAX - 1 })
                : t('backoffice.queue.count', { count })}
            </span>
          </LocalLink>
          <span className="mt-0.5 block text-sm text-muted">{t(`backoffice.queue.${kind}.text`)}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      </div>
    </li>
  );
}

/** The queues in which something waits; those in which nothing does are links in one line under them. */
function WaitingList({ waiting }: { waiting: ReadonlyMap<Waiting, number> }) {
  const t = useT();
  const busy = WAITING.filter((kind) => (waiting.get(kind) ?? 0) > 0);
  const idle = WAITING.filter((kind) => waiting.has(kind) && !busy.includes(kind));
  return (
    <>
      {busy.length === 0 ? (
        <p className="text-lg">{t('backoffice.nothingWaits')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {busy.map((kind) => (
            <WaitingRow key={kind} kind={kind} count={waiting.get(kind) ?? 0} />
          ))}
        </ul>
      )}
      {idle.length > 0 && (
        <nav aria-labelledby="idle-queues" className="mt-8 text-sm">
          <h2 id="idle-queues" className="text-sm tracking-normal text-muted">
            {t('backoffice.idleQueues')}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {idle.map((kind) => (
              <li key={kind}>
                <LocalLink
                  to={placeOf(kind)}
                  className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
                >
                  {t(`backoffice.queue.${kind}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Sales are read for who may see them alone: null for others. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  const maySee = user !== null && mayOpen(user, '/admin/sales');
  return {
    sales: maySee ? await shop.backoffice.readLatestSales(shop.rental.today) : null,
    title: pageTitle(translate('backoffice.today')),
  };
}

/** What waits comes first; where there is room, what was sold stands beside it. */
const BESIDE = 'grid gap-x-14 gap-y-14 xl:grid-cols-[minmax(0,1fr)_21rem]';

/** What waits for somebody of the shop today, as the frame has counted it, and what was sold lately. */
export default function Overview({ loaderData: { sales } }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('web/backoffice/backoffice.route');
  const t = useT();
  return (
    <>
      <header className="mb-8">
        <h1 className="text-3xl">{t('backoffice.today')}</h1>
      </header>
      <div className={classNames(sales !== null && BESIDE)}>
        <div>{frame !== undefined && <WaitingList waiting={frame.waiting} />}</div>
        {sales !== null && <LatestSales sales={sales} />}
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
