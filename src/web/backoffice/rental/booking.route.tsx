import { data, redirect } from 'react-router';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import type { Route } from './+types/booking.route';
import { answerMove } from './answer-move.ts';
import { MachineNotice } from './machine-notice.tsx';
import { bookedFor, refusalText } from './machine-refusal.ts';
import { SwapForm } from './replacements/swap-form.tsx';
import { MoveForm } from './move-form.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const found = await shop.rental.findBooking(params.id, locale);
  if (found === null) throw data(null, { status: 404 });
  return { found, title: pageTitle(translate('backoffice.machines.moveTitle')) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (form.get('intent') === 'swap') {
    const machineId = Number(form.get('machineId'));
    const swapped = await shop.rental.swapMachine({
      bookingId: params.id,
      machineId,
      staffId: user?.id ?? '',
    });
    if (swapped.ok) return redirect(`/${region}/admin/machines/${machineId}?done=swap`, 303);
    if (swapped.reason === 'booking-not-found') throw data(null, { status: 404 });
    const text = refusalText(swapped, translate, locale);
    return refuseForm(form, 409, {
      problem: { reason: 'refused' as const, text, errors: {} },
      fields: ['machineId'],
    });
  }
  const moved = await answerMove(form, {
    bookingId: params.id,
    locale,
    translate,
    author: (asked) => shop.findAuthor({ subject: 'machine', ...asked, staffId: user?.id ?? '' }),
    move: (move) => shop.rental.moveBooking({ ...move, staffId: user?.id ?? '' }),
  });
  if (!moved.ok) return moved.refused;
  return redirect(`/${region}/admin/machines/${moved.machineId}?done=move`, 303);
}

/** After a refusal, too, the form is to begin with the booking as it is by now. */
export const shouldRevalidate = () => true;

/** A booking of a machine, and the form that moves it to another one, or to other days. */
export default function StaffBookingPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const { booking, machine, others, today, isMovable } = found;
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.machines.moveTitle')}</h1>
      <MachineNotice done={null} text={actionData?.text} />
      <div className="grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_26rem]">
        {isMovable ? (
          <MoveForm
            key={`${booking.machineId} ${booking.firstDay} ${booking.lastDay}`}
            booking={booking}
            machine={machine}
            others={others}
            today={today}
            problem={actionData}
          />
        ) : booking.status === 'CONFIRMED' && booking.leaseStatus === 'ACTIVE' ? (
          <SwapForm others={others} problem={actionData} />
        ) : (
          <Alert tone="info">
            {t(
              booking.purpose === 'hold'
                ? 'backoffice.machines.heldText'
                : 'backoffice.machines.error.booking-over',
            )}
          </Alert>
        )}
        <DefinitionTable
          rows={[
            {
              term: t(`backoffice.machines.purpose.${booking.purpose}`),
              value:
                booking.order === null ? (
                  '–'
                ) : (
                  <LocalLink
                    to={`/admin/orders/${booking.order.id}`}
                    className="underline underline-offset-4"
                  >
                    {bookedFor(booking, t)}
                  </LocalLink>
                ),
            },
            { term: t('backoffice.machines.days'), value: printPeriod(booking, locale) },
            {
              term: t('backoffice.machines.toMachine'),
              value: (
                <LocalLink to={`/admin/machines/${machine.id}`} className="underline underline-offset-4">
                  {machine.inventoryNumber}
                </LocalLink>
              ),
            },
            { term: t('backoffice.machines.product'), value: machine.productName },
            { term: t('backoffice.machines.depot'), value: `${machine.depotName}, ${machine.market}` },
          ]}
        />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
