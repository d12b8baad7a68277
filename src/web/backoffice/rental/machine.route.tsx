import { data } from 'react-router';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { MACHINE_DOCUMENT_REASONS } from '../../../domain/rental/machine-document.ts';
import { shopOf } from '../../../server/context.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import type { Route } from './+types/machine.route';
import { answerMachineForm } from './answer-machine-form.ts';
import { machineDone } from './machine-notice.tsx';
import { MachineScreen } from './machine-screen.tsx';

/** The number that an address names; one that no machine has where it names none. */
const idIn = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : -1);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const list = searchParams.get('bookings') === 'past' ? ('past' as const) : ('coming' as const);
  const day = searchParams.get('after');
  const after = day !== null && isRealDay(day) ? day : null;
  const step = searchParams.get('history') ?? '';
  const eventsAfter = /^\d{1,9}$/.test(step) ? Number(step) : null;
  const [found, { depots }] = await Promise.all([
    shop.rental.findMachine(idIn(params.id), { list, after, eventsAfter }, locale),
    shop.rental.machineChoices(locale),
  ]);
  if (found === null) throw data(null, { status: 404 });
  const calendar = await shop.rental.calendars.find({ machineId: found.machine.id });
  return {
    ...found,
    depots,
    calendar,
    list,
    after,
    eventsAfter,
    formId: crypto.randomUUID(),
    done: machineDone(searchParams),
    refusedDocument:
      MACHINE_DOCUMENT_REASONS.find((reason) => reason === searchParams.get('document')) ?? null,
    title: pageTitle(found.machine.inventoryNumber),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const id = idIn(params.id);
  const staffId = user?.id ?? '';
  return answerMachineForm(await readForm(), {
    page: `/${region}/admin/machines/${id}`,
    locale,
    translate,
    author: (said) => shop.findAuthor({ subject: 'machine', subjectId: String(id), said, staffId }),
    change: (wanted) => shop.rental.changeMachine(id, wanted, staffId),
    retire: () => shop.rental.retireMachine(id, staffId),
    reinstate: () => shop.rental.reinstateMachine(id, staffId),
    book: (wanted) => shop.rental.bookMaintenance({ ...wanted, machineId: id, staffId }),
    breakDown: (wanted) => shop.rental.breakMachine({ ...wanted, machineId: id, staffId }),
    renewCalendar: () => shop.rental.calendars.renew({ machineId: id }, staffId),
    removeDocument: (documentId) => shop.rental.documents.remove({ machineId: id, id: documentId, staffId }),
    endCalendar: () => shop.rental.calendars.end({ machineId: id }, staffId),
    cancel: (bookingId) => shop.rental.cancelMaintenance({ id: bookingId, machineId: id, staffId }),
  });
}

/** After a refusal, too, the page and its forms are to begin with the machine as it is by now. */
export const shouldRevalidate = () => true;

export default function StaffMachine({ loaderData, actionData }: Route.ComponentProps) {
  return <MachineScreen {...loaderData} problem={actionData} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
