import { formatDate } from '../../../domain/locale/format-date.ts';
import { currencyIn, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { StaffBooking } from '../../../domain/rental/booking.ts';
import type { FreeDays } from '../../../domain/rental/free-days.ts';
import { labelAddress, LABEL_SIZES } from '../../../domain/rental/label-size.ts';
import type { MachineEvent } from '../../../domain/rental/machine-event.ts';
import { isServiceDue, protocolPath, type ProtocolKind } from '../../../domain/rental/protocol.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';
import { StaffForm } from '../staff-form.tsx';
import { MachineBookings } from './machine-bookings.tsx';
import { MachineFields, MachineServiceFields, type MachineChoices } from './machine-fields.tsx';
import { BrokenForm } from './replacements/broken-form.tsx';
import { MachineHistory } from './machine-history.tsx';
import type { Machine } from './staff-machine.ts';
import { MachineNotice, type MachineDone } from './machine-notice.tsx';

/** What a machine is, where it stands, and when it is free next. */
function Passport({ machine, free }: { machine: Machine; free: readonly FreeDays[] }) {
  const t = useT();
  const locale = useLocale();
  const date = (moment: string) => formatDate(moment, locale, timeZoneOf(machine.market), 'short');
  const { productId, productName, serialNumber } = machine;
  return (
    <TitledSection id="passport" title={t('backoffice.machines.passport')}>
      <DefinitionTable
        rows={[
          {
            term: t('backoffice.machines.product'),
            value: (
              <LocalLink to={`/product/${productId}`} className="underline underline-offset-4">
                {productName}
              </LocalLink>
            ),
          },
          { term: t('backoffice.machines.article'), value: machine.articleNumber },
          { term: t('backoffice.machines.inventoryNumber'), value: machine.inventoryNumber },
          {
            term: t('backoffice.machines.serialNumber'),
            value: serialNumber ?? t('backoffice.machines.serialMissing'),
          },
          { term: t('backoffice.machines.depot'), value: `${machine.depotName}, ${machine.market}` },
          {
            term: t('backoffice.machines.hours'),
            value:
              machine.hours === null
                ? t('backoffice.machines.hoursUnknown')
                : t('protocol.hoursValue', { hours: machine.hours }),
          },
          ...(machine.serviceEveryHours === null
            ? []
            : [
                {
                  term: t('backoffice.machines.service'),
                  value: t('backoffice.machines.serviceAt', { hours: serviceAt(machine) }),
                },
              ]),
          ...(machine.valueMinor === null
            ? []
            : [
                {
                  term: t('backoffice.machines.value'),
                  value: <Price money={money(machine.valueMinor, currencyIn(machine.market))} />,
                },
              ]),
          { term: t('backoffice.machines.since'), value: date(machine.createdAt) },
          ...(machine.retiredAt === null
            ? [
                {
                  term: t('backoffice.machines.free'),
                  value: (
                    <ul>
                      {free.map(({ firstDay, lastDay }) => (
                        <li key={firstDay}>
                          {lastDay === null
                            ? t('backoffice.machines.freeFrom', {
                                date: formatDate(firstDay, locale, 'UTC', 'short'),
                              })
                            : printPeriod({ firstDay, lastDay }, locale)}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
        ]}
      />
    </TitledSection>
  );
}

/** What its hour meter shows when it is to be serviced next. */
const serviceAt = ({ serviceEveryHours, servicedAtHours }: Machine): number =>
  (servicedAtHours ?? 0) + (serviceEveryHours ?? 0);

/** Says that a machine has run as long as it may without service, and leads to where its days are booked. */
function ServiceDue({ machine }: { machine: Machine }) {
  const t = useT();
  if (machine.retiredAt !== null || !isServiceDue(machine)) return null;
  return (
    <Alert
      tone="warning"
      title={t('backoffice.machines.serviceDue')}
      className="mb-8"
      action={
        <a href="#maintenance" className={buttonClass({ size: 'sm' })}>
          {t('backoffice.machines.serviceBook')}
        </a>
      }
    >
      {t('backoffice.machines.serviceDueText', { hours: machine.hours ?? 0, due: serviceAt(machine) })}
    </Alert>
  );
}

/** Books days of the machine for maintenance; `formId` is the booking's, so that it is made once. */
function MaintenanceForm({
  formId,
  today,
  isDue,
  problem,
}: {
  formId: string;
  today: string;
  /** Whether it is to be serviced, so that the form stands open. */
  isDue: boolean;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useStaffField({ firstDay: today, lastDay: today }, problem);
  return (
    <Disclosure
      summary={t('backoffice.machines.maintenance')}
      id="maintenance"
      open={isDue || problem?.values.firstDay !== undefined}
    >
      <StaffForm intent="maintenance" label={t('backoffice.machines.maintenanceDo')}>
        <input type="hidden" name="id" value={formId} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {(['firstDay', 'lastDay'] as const).map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="date"
              min={today}
              label={t(`backoffice.machines.${name}`)}
              required
              className="text-ink"
            />
          ))}
        </div>
      </StaffForm>
    </Disclosure>
  );
}

/** The label of the machine, in each size. */
function MachineLabels({ id }: { id: number }) {
  const t = useT();
  const path = usePath();
  return (
    <TitledSection id="labels" title={t('backoffice.machines.label')}>
      <ul>
        {LABEL_SIZES.map((size) => (
          <li key={size}>
            <PdfLink href={path(labelAddress(id, size))}>
              {t('backoffice.machines.labelSize', { size })} (PDF)
            </PdfLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The secret address by which calendar programs read the machine's bookings. */
function MachineCalendar({ address }: { address: string | null }) {
  const t = useT();
  return (
    <TitledSection id="calendar" title={t('backoffice.machines.calendar')}>
      <p className="text-sm text-muted">{t('backoffice.machines.calendarText')}</p>
      {address !== null && (
        <p className="mt-3 rounded-md bg-surface px-4 py-3 text-sm">
          <code className="break-all">{address}</code>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <StaffForm
          intent="renew-calendar"
          tone="secondary"
          label={t(
            address === null ? 'backoffice.machines.calendarMake' : 'backoffice.machines.calendarRenew',
          )}
        />
        {address !== null && (
          <StaffForm intent="end-calendar" label={t('backoffice.machines.calendarEnd')} tone="ghost" />
        )}
      </div>
    </TitledSection>
  );
}

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
  const { id, inventoryNumber, serialNumber, depotId, market, retiredAt, version } = machine;
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
      <ServiceDue machine={machine} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <MachineBookings machineId={id} list={list} after={after} bookings={bookings} next={next} />
          <div className="border-t border-line">
            {retiredAt === null && (
              <div key={`${done} ${formId}`} className="contents">
                <BrokenForm formId={formId} today={today} problem={problem} />
                <MaintenanceForm
                  formId={formId}
                  today={today}
                  isDue={isServiceDue(machine)}
                  problem={problem}
                />
              </div>
            )}
            <Disclosure
              summary={t('backoffice.machines.change')}
              id="change"
              open={problem?.values.inventoryNumber !== undefined}
            >
              <StaffForm key={version} intent="change" label={t('backoffice.machines.changeDo')}>
                <input type="hidden" name="version" value={version} />
                <div className="grid w-full gap-4 sm:grid-cols-2">
                  <MachineFields
                    depots={depots}
                    values={{
                      depotId: String(depotId),
                      inventoryNumber,
                      serialNumber: serialNumber ?? '',
                    }}
                    problem={problem}
                  />
                  <MachineServiceFields machine={machine} problem={problem} />
                </div>
              </StaffForm>
            </Disclosure>
            {retiredAt === null ? (
              <Disclosure summary={t('backoffice.machines.retire')} id="retire">
                <p className="mb-4 text-sm">{t('backoffice.machines.retireText')}</p>
                <StaffForm intent="retire" label={t('backoffice.machines.retire')} tone="danger" />
              </Disclosure>
            ) : (
              <div className="py-5">
                <StaffForm intent="reinstate" label={t('backoffice.machines.reinstate')} />
              </div>
            )}
          </div>
          <MachineHistory machine={machine} after={eventsAfter} {...history} />
        </div>
        <aside className="flex flex-col gap-6">
          <Passport machine={machine} free={free} />
          <MachineLabels id={id} />
          <MachineCalendar address={calendar} />
        </aside>
      </div>
    </>
  );
}
