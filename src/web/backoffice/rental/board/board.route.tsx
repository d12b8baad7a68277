import { data } from 'react-router';
import { daysAfter } from '../../../../domain/calendar/days.ts';
import { marketOf } from '../../../../domain/locale/market.ts';
import {
  BOARD_LENGTHS,
  boardParameters,
  readBoardDays,
  type BoardDays,
} from '../../../../domain/rental/board.ts';
import { machinesAddress, readMachinesQuery } from '../../../../domain/rental/machines-query.ts';
import { shopOf } from '../../../../server/context.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { chipClass } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { answerMove } from '../answer-move.ts';
import { MachineFilters } from '../machine-list.tsx';
import { ListPages } from '../../list-pages.tsx';
import type { Route } from './+types/board.route';
import { BoardDayList } from './board-day-list.tsx';
import { boardDays, closedColumns } from './board-days.ts';
import { BoardGrid, BoardLegend } from './board-grid.tsx';
import { MoveNotice, useBoardMoves, type MoveAnswer } from './board-moves.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = { ...readMachinesQuery(searchParams), state: null, isServiceDue: false };
  const asked = readBoardDays(searchParams);
  const { length } = asked;
  const [board, choices] = await Promise.all([
    shop.rental.readBoard({ query, ...asked, market: marketOf(currency), locale }),
    shop.rental.machineChoices(locale),
  ]);
  return {
    ...board,
    choices,
    query,
    asked,
    days: boardDays(board.from, length, locale),
    closed: {
      UA: closedColumns(board.from, length, 'UA'),
      PL: closedColumns(board.from, length, 'PL'),
    },
    title: pageTitle(translate('backoffice.board.title')),
  };
}

/** Moves a booking that was dropped: it stays where it is where somebody moved it meanwhile, or where another is in the way. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const bookingId = form.get('bookingId');
  if (typeof bookingId !== 'string') throw data(null, { status: 400 });
  const moved = await answerMove(form, {
    bookingId,
    locale,
    translate,
    author: (asked) => shop.findAuthor({ subject: 'machine', ...asked, staffId: user?.id ?? '' }),
    move: async (move) => {
      const answer = await shop.rental.moveBooking({ ...move, staffId: user?.id ?? '' });
      // That a booking was cancelled meanwhile is said on the board, which stays.
      return !answer.ok && answer.reason === 'booking-not-found'
        ? { ok: false, reason: 'booking-changed' }
        : answer;
    },
  });
  return moved.ok ? ({ ok: true } satisfies MoveAnswer) : moved.refused;
}

/** Who was refused saw an old board. */
export const shouldRevalidate = () => true;

/** Leads to the days before and after, and to more or fewer of them. */
function OtherDays({
  asked,
  from,
  address,
}: {
  asked: BoardDays;
  from: string;
  address: (days: BoardDays) => string;
}) {
  const t = useT();
  const to = (day: string | null) => address({ ...asked, from: day });
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <nav aria-label={t('backoffice.board.weeks')} className="flex flex-wrap gap-2">
        <ButtonLink to={to(daysAfter(from, -asked.length))} rel="prev">
          {t('backoffice.board.earlier')}
        </ButtonLink>
        <ButtonLink to={to(null)}>{t('backoffice.board.today')}</ButtonLink>
        <ButtonLink to={to(daysAfter(from, asked.length))} rel="next">
          {t('backoffice.board.later')}
        </ButtonLink>
      </nav>
      <LocalLink
        to="/admin/board/utilisation"
        className="ml-auto inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('backoffice.utilisation.link')}
      </LocalLink>
      <nav aria-label={t('backoffice.board.length')} className="flex gap-2 max-sm:hidden">
        {BOARD_LENGTHS.map((length) => (
          <LocalLink
            key={length}
            to={address({ ...asked, length })}
            aria-current={length === asked.length ? 'true' : undefined}
            className={chipClass({ selected: length === asked.length })}
          >
            {t(`backoffice.board.span.${length}`)}
          </LocalLink>
        ))}
      </nav>
    </div>
  );
}

/** The planning board: machines × days, with who has them when; on a phone the machines of one day. */
export default function StaffBoard({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, choices, from, asked, today, days, closed } = loaderData;
  const t = useT();
  const moves = useBoardMoves();
  const path = '/admin/board';
  const address = (shown: BoardDays) => `${path}${machinesAddress(query, boardParameters(shown))}`;
  const [first] = days;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.board.title')}</h1>
      <MachineFilters path={path} query={query} choices={choices} from={from} length={asked.length} />
      <OtherDays asked={asked} from={from} address={address} />
      {rows.length === 0 || first === undefined ? (
        <EmptyState title={t('backoffice.machines.none')} text={t('backoffice.machines.noneText')} />
      ) : (
        <>
          <div className="sm:hidden">
            <BoardDayList
              rows={rows}
              day={first}
              address={(day) =>
                `${path}${machinesAddress(query, { ...boardParameters({ ...asked, from: day }), after: query.after })}`
              }
            />
          </div>
          <div className="max-sm:hidden">
            <BoardLegend />
            <BoardGrid days={days} rows={rows} today={today} closed={closed} onDrop={moves.move} />
            <p className="mt-3 text-xs text-muted">{t('backoffice.board.dragHint')}</p>
          </div>
        </>
      )}
      <MoveNotice {...moves} />
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `${path}${machinesAddress(query, { ...boardParameters(asked), after })}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
