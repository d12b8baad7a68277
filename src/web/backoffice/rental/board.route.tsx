import { daysAfter, isRealDay } from '../../../domain/calendar/days.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { BOARD_DAYS } from '../../../domain/rental/board.ts';
import { machinesAddress, readMachinesQuery } from '../../../domain/rental/machines-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/board.route';
import { boardDays } from './board-days.ts';
import { BoardGrid } from './board-grid.tsx';
import { MachineFilters, MachinePages } from './machine-list.tsx';

/** The day that an address names, in this century, so that four weeks around it are days too. */
const dayFrom = (text: string | null): string | null =>
  text !== null && /^20\d\d-/.test(text) && isRealDay(text) ? text : null;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = { ...readMachinesQuery(searchParams), state: null, isServiceDue: false };
  const today = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
  const asked = dayFrom(searchParams.get('from'));
  const from = asked ?? today;
  const [board, choices] = await Promise.all([
    shop.rental.readBoard(query, from, locale),
    shop.rental.machineChoices(locale),
  ]);
  return {
    ...board,
    choices,
    query,
    from,
    asked,
    today,
    days: boardDays(from, locale),
    title: pageTitle(translate('backoffice.board.title')),
  };
}

/** Leads to the weeks before and after. */
function OtherWeeks({ from, address }: { from: string; address: (from: string | null) => string }) {
  const t = useT();
  return (
    <nav aria-label={t('backoffice.board.weeks')} className="mb-6 flex flex-wrap gap-2">
      <ButtonLink to={address(daysAfter(from, -BOARD_DAYS))} rel="prev">
        {t('backoffice.board.earlier')}
      </ButtonLink>
      <ButtonLink to={address(null)}>{t('backoffice.board.today')}</ButtonLink>
      <ButtonLink to={address(daysAfter(from, BOARD_DAYS))} rel="next">
        {t('backoffice.board.later')}
      </ButtonLink>
    </nav>
  );
}

/** The planning board: machines × four weeks, with who has them when. */
export default function StaffBoard({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, choices, from, asked, today, days } = loaderData;
  const t = useT();
  const path = '/admin/board';
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.board.title')}</h1>
      <MachineFilters path={path} query={query} choices={choices} from={from} />
      <OtherWeeks from={from} address={(day) => `${path}${machinesAddress(query, { from: day })}`} />
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.machines.none')} text={t('backoffice.machines.noneText')} />
      ) : (
        <BoardGrid days={days} rows={rows} today={today} />
      )}
      <MachinePages
        after={query.after}
        next={next}
        address={(after) => `${path}${machinesAddress(query, { after, from: asked })}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
