import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { MACHINE_STATES, type MachineState } from '../../../domain/rental/machine.ts';
import { machinesAddress, type MachinesQuery } from '../../../domain/rental/machines-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Checkbox } from '../../ui/control.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';
import { FilterForm } from '../filter-form.tsx';
import { optionsOf, type MachineChoices } from './machine-fields.tsx';

/** A machine as lists have it. */
export interface MachineRow {
  readonly id: number;
  readonly productId: number;
  readonly inventoryNumber: string;
  readonly serialNumber: string | null;
  readonly productName: string;
  readonly depotName: string;
  readonly market: Market;
  readonly state: MachineState;
  readonly isServiceDue: boolean;
}

/** Narrows a list of machines; the planning board begins on a day besides, and keeps how many days it shows. */
export function MachineFilters({
  path,
  query,
  choices,
  from,
  length,
}: {
  path: string;
  query: MachinesQuery;
  choices: MachineChoices;
  from?: string;
  length?: number;
}) {
  const t = useT();
  const choice = (name: string, value: string | number | null, options: ReturnType<typeof optionsOf>) => ({
    name,
    // A list that is come back to by a link shows what its address says.
    key: `${name} ${value}`,
    defaultValue: value === null ? '' : String(value),
    options: [{ value: '', label: t('backoffice.machines.all') }, ...options],
  });
  return (
    <FilterForm
      path={path}
      label={t('backoffice.machines.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={machinesAddress({ ...query, after: null }) !== ''}
      filtersSet={filtersSet(machinesAddress({ ...query, after: null }))}
    >
      {length !== undefined && <input type="hidden" name="days" value={length} />}
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[30rem]:grid-cols-2 sm:gap-x-4 xl:grid-cols-[minmax(0,1.6fr)_repeat(2,minmax(0,1fr))]">
        <SelectField
          {...choice('product', query.productId, optionsOf(choices.products))}
          label={t('backoffice.machines.product')}
          className="min-[30rem]:max-xl:col-span-2"
        />
        <SelectField
          {...choice('depot', query.depotId, optionsOf(choices.depots))}
          label={t('backoffice.machines.depot')}
        />
        {from === undefined ? (
          <SelectField
            {...choice(
              'state',
              query.state,
              MACHINE_STATES.map((state) => ({
                value: state,
                label: t(`backoffice.machines.state.${state}`),
              })),
            )}
            label={t('backoffice.machines.state')}
          />
        ) : (
          <TextField
            key={`from ${from}`}
            name="from"
            type="date"
            label={t('backoffice.board.from')}
            defaultValue={from}
          />
        )}
      </div>
      {from === undefined && (
        <CheckboxField
          key={`service ${query.isServiceDue}`}
          name="service"
          value="due"
          defaultChecked={query.isServiceDue}
          label={t('backoffice.machines.serviceOnly')}
          className="mt-5"
        />
      )}
    </FilterForm>
  );
}

const TONES = {
  free: 'success',
  lease: 'neutral',
  maintenance: 'warning',
  hold: 'neutral',
  retired: 'danger',
} as const satisfies Record<MachineState, BadgeTone>;

/** Machines in rows, each leading to its page, with a box by which it is chosen. */
export function MachineTable({ machines }: { machines: readonly MachineRow[] }) {
  const t = useT();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {machines.map(
        ({ id, inventoryNumber, serialNumber, productName, depotName, market, state, isServiceDue }) => (
          <li
            key={id}
            className={`${LIST_ROW} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 text-sm`}
          >
            {/* Above the link that the whole row is. */}
            <label htmlFor={`machine-${id}`} className="group/box relative z-10 -m-3 p-3">
              <span className="sr-only">{t('backoffice.machines.choose', { number: inventoryNumber })}</span>
              <Checkbox id={`machine-${id}`} name="id" value={id} />
            </label>
            <div className="min-w-0 flex-1 basis-52">
              <LocalLink
                to={`/admin/machines/${id}`}
                className="stretched font-semibold break-words hover:underline"
              >
                {inventoryNumber}
              </LocalLink>
              <p className="mt-1 break-words text-muted">
                <Unbroken text={productName} />
                {serialNumber !== null && ` · ${serialNumber}`}
              </p>
            </div>
            <span className="text-muted max-sm:pl-9">
              {depotName}, {market}
            </span>
            {isServiceDue && <Badge tone="warning">{t('backoffice.machines.serviceDue')}</Badge>}
            <Badge tone={TONES[state]} dot>
              {t(`backoffice.machines.state.${state}`)}
            </Badge>
          </li>
        ),
      )}
    </ul>
  );
}
