import { formatDate } from '../../../domain/locale/format-date.ts';
import { currencyIn, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { FreeDays } from '../../../domain/rental/free-days.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { serviceAt } from '../../../domain/rental/protocol.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Machine } from './staff-machine.ts';

/** What a machine is, where it stands, and when it is free next. */
export function MachinePassport({ machine, free }: { machine: Machine; free: readonly FreeDays[] }) {
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
                <Unbroken text={productName} />
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
