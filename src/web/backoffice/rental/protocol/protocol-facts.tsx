import { printPhone } from '../../../../domain/contact-data/print-phone.ts';
import { printPeriod } from '../../../../domain/rental/print-period.ts';
import { protocolPath } from '../../../../domain/rental/protocol.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DefinitionTable } from '../../../ui/definition-table.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { StaffProtocol } from './staff-protocol.ts';

/** Whose lease it is, of which machine, and where else it leads. */
export function ProtocolFacts({ found }: { found: StaffProtocol }) {
  const t = useT();
  const locale = useLocale();
  const { order, lease, customer, machine } = found;
  const serial = machine.serialNumber === null ? '' : `, ${machine.serialNumber}`;
  return (
    <DefinitionTable
      rows={[
        {
          term: t('protocol.machine'),
          value: (
            <>
              <LocalLink to={`/admin/machines/${machine.id}`} className="underline underline-offset-4">
                {machine.inventoryNumber}
              </LocalLink>
              {serial}
              <span className="block font-normal text-muted">
                <Unbroken text={machine.productName} />
              </span>
            </>
          ),
        },
        {
          term: t('backoffice.protocol.customer'),
          value: (
            <>
              {customer.name}
              {customer.phone !== '' && (
                <a
                  href={`tel:${customer.phone}`}
                  className="flex min-h-9 w-fit items-center underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {printPhone(customer.phone)}
                </a>
              )}
            </>
          ),
        },
        {
          term: t('backoffice.protocol.order'),
          value: (
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.orderNumber}
            </LocalLink>
          ),
        },
        ...(lease.period === null
          ? []
          : [{ term: t('backoffice.protocol.period'), value: printPeriod(lease.period, locale) }]),
        ...(lease.options.length === 0
          ? []
          : [{ term: t('lease.options'), value: lease.options.map(({ name }) => name).join('; ') }]),
      ]}
    />
  );
}

/** The other machines of the lease, each with how far its protocol is. */
export function OtherMachines({ found: { subject, machines } }: { found: StaffProtocol }) {
  const t = useT();
  const others = machines.filter(({ id }) => id !== subject.machineId);
  if (others.length === 0) return null;
  return (
    <TitledSection id="others" title={t('backoffice.protocol.others')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {others.map(({ id, inventoryNumber, protocols }) => {
          const state = protocols[subject.kind];
          return (
            <li key={id} className="flex items-center justify-between gap-4">
              <LocalLink
                to={protocolPath({ ...subject, machineId: id })}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {inventoryNumber}
              </LocalLink>
              <Badge tone={state === 'signed' ? 'success' : 'neutral'}>
                {t(`backoffice.protocol.${state}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
