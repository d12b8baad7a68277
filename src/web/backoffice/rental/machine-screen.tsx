import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import type { StaffBooking } from '../../../domain/rental/booking.ts';
import type { FreeDays } from '../../../domain/rental/free-days.ts';
import type { MachineDocument, MachineDocumentReason } from '../../../domain/rental/machine-document.ts';
import type { MachineEvent } from '../../../domain/rental/machine-event.ts';
import { protocolPath, type ProtocolKind } from '../../../domain/rental/protocol.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { StaffProblem } from '../quotes/delivery-fields.tsx';
import { MachineBookings } from './machine-bookings.tsx';
import { MachineDocuments } from './machine-documents.tsx';
import { MachineDue } from './machine-due.tsx';
import type { MachineChoices } from './machine-fields.tsx';
import { MachineForms } from './machine-forms.tsx';
import { MachineHistory } from './machine-history.tsx';
import { MachineCalendar, MachineLabels } from './machine-links.tsx';
import { MachineNotice, type MachineDone } from './machine-notice.tsx';
import { MachinePassport } from './machine-passport.tsx';
import type { Machine } from './staff-machine.ts';

/** A machine in the back office: its passport, its bookings, and what staff do with it. */
export function MachineScreen({
  machine,
  today,
  free,
  depots,
  bookings,
  next,
  list,
  after,
  history,
  eventsAfter,
  formId,
  calendar,
  documents,
  refusedDocument,
  due,
  done,
  problem,
}: Pick<MachineChoices, 'depots'> & {
  machine: Machine;
  today: string;
  free: readonly FreeDays[];
  bookings: readonly (StaffBooking & { readonly isMovable: boolean })[];
  next: string | null;
  list: 'coming' | 'past';
  after: string | null;
  history: { readonly events: readonly MachineEvent[]; readonly next: number | null };
  eventsAfter: number | null;
  formId: string;
  /** Null where it has none. */
  calendar: string | null;
  documents: readonly MachineDocument[];
  /** Why a document that was sent without script was not taken; null for none. */
  refusedDocument: MachineDocumentReason | null;
  /** The protocol that it waits for; null for none. */
  due: {
    readonly leaseId: string;
    readonly kind: ProtocolKind;
    readonly orderNumber: string;
    readonly isDue: boolean;
  } | null;
  done: MachineDone | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { id, inventoryNumber, market, retiredAt } = machine;
  return (
    <>
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl break-words">{inventoryNumber}</h1>
        {retiredAt === null ? (
          <Badge tone="success" dot>
            {t('backoffice.machines.inService')}
          </Badge>
        ) : (
          <Badge tone="danger" dot>
            {t('backoffice.machines.retired', {
              date: formatDate(retiredAt, locale, timeZoneOf(market), 'short'),
            })}
          </Badge>
        )}
      </header>
      <MachineNotice done={problem === undefined ? done : null} text={problem?.text} />
      {due !== null && (
        <p className="mb-8">
          <ButtonLink
            to={protocolPath({ ...due, machineId: id })}
            tone={due.isDue ? 'primary' : 'secondary'}
            size="lg"
          >
            {t(`backoffice.depot.toMachine.${due.kind}`, { order: due.orderNumber })}
          </ButtonLink>
        </p>
      )}
      <MachineDue machine={machine} documents={documents} today={today} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <MachineBookings machineId={id} list={list} after={after} bookings={bookings} next={next} />
          <MachineForms
            machine={machine}
            depots={depots}
            today={today}
            formId={formId}
            done={done}
            problem={problem}
          />
          <MachineHistory machine={machine} after={eventsAfter} {...history} />
        </div>
        <aside className="flex flex-col gap-6">
          <MachinePassport machine={machine} free={free} />
          <MachineDocuments machineId={id} today={today} documents={documents} refused={refusedDocument} />
          <MachineLabels id={id} />
          <MachineCalendar address={calendar} />
        </aside>
      </div>
    </>
  );
}
