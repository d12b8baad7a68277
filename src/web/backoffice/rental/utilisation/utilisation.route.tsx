import { dayIn, marketOf, timeZoneOf } from '../../../../domain/locale/market.ts';
import { formatPercent } from '../../../../domain/locale/format-percent.ts';
import {
  machinesAddress,
  readMachinesQuery,
  type MachinesQuery,
} from '../../../../domain/rental/machines-query.ts';
import type { RentalPeriod } from '../../../../domain/rental/rental-days.ts';
import {
  readUtilisationDays,
  rentedPercent,
  type Utilisation,
} from '../../../../domain/rental/utilisation.ts';
import { shopOf } from '../../../../server/context.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { usePath } from '../../../i18n/local-link.tsx';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../filter-form.tsx';
import { optionsOf, type MachineChoices } from '../machine-fields.tsx';
import type { Route } from './+types/utilisation.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = { ...readMachinesQuery(searchParams), state: null, after: null };
  const today = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
  const period = readUtilisationDays(searchParams, today);
  const [rows, choices] = await Promise.all([
    shop.rental.readUtilisation({ ...query, ...period, locale }),
    shop.rental.machineChoices(locale),
  ]);
  return { rows, choices, query, period, title: pageTitle(translate('backoffice.utilisation.title')) };
}

/** Narrows the table by product, depot and days. */
function Filters({
  query,
  period,
  choices,
}: {
  query: MachinesQuery;
  period: RentalPeriod;
  choices: MachineChoices;
}) {
  const t = useT();
  const all = { value: '', label: t('backoffice.machines.all') };
  const value = (id: number | null) => (id === null ? '' : String(id));
  return (
    <FilterForm
      path="/admin/board/utilisation"
      label={t('backoffice.utilisation.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={machinesAddress(query) !== ''}
    >
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[30rem]:grid-cols-2 sm:gap-x-4 xl:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
        <SelectField
          name="product"
          key={`product ${query.productId}`}
          defaultValue={value(query.productId)}
          options={[all, ...optionsOf(choices.products)]}
          label={t('backoffice.machines.product')}
          className="min-[30rem]:max-xl:col-span-2"
        />
        <SelectField
          name="depot"
          key={`depot ${query.depotId}`}
          defaultValue={value(query.depotId)}
          options={[all, ...optionsOf(choices.depots)]}
          label={t('backoffice.machines.depot')}
          className="min-[30rem]:max-xl:col-span-2"
        />
        <TextField
          name="from"
          type="date"
          key={`from ${period.firstDay}`}
          defaultValue={period.firstDay}
          label={t('backoffice.utilisation.from')}
        />
        <TextField
          name="to"
          type="date"
          key={`to ${period.lastDay}`}
          defaultValue={period.lastDay}
          label={t('backoffice.utilisation.to')}
        />
      </div>
    </FilterForm>
  );
}

/** The share of days rented, and beside it that of maintenance, of a hundred; the table says the same in figures. */
function Bar({ row }: { row: Utilisation }) {
  const maintenance = rentedPercent({ ...row, rentedDays: row.maintenanceDays });
  const rented = rentedPercent(row);
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 h-2 w-full min-w-24"
    >
      <rect width="100" height="8" className="fill-fill" />
      <rect width={rented} height="8" className="fill-success" />
      <rect x={rented} width={Math.min(maintenance, 100 - rented)} height="8" className="fill-warning" />
    </svg>
  );
}

const NUMBERS = [
  ['machines', 'machines'],
  ['serviceDays', 'service'],
  ['rentedDays', 'rented'],
  ['maintenanceDays', 'maintenance'],
] as const;

/** Products and depots in rows; on a phone the figures stand below each name. */
function UtilisationTable({ rows }: { rows: readonly Utilisation[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={t('backoffice.utilisation.title')}
    >
      <table className="w-full min-w-150 text-sm">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="min-w-60 py-3 pr-4 font-medium">
              {t('backoffice.machines.product')}
            </th>
            {NUMBERS.map(([, name]) => (
              <th key={name} scope="col" className="px-2 py-3 text-right font-medium">
                {t(`backoffice.utilisation.${name}`)}
              </th>
            ))}
            <th scope="col" className="w-40 py-3 pl-4 text-right font-medium">
              {t('backoffice.utilisation.link')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.productId} ${row.depotName}`} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-semibold">
                <Unbroken text={row.productName} />
                <span className="block font-normal text-muted">
                  {row.depotName}, {row.market}
                </span>
              </th>
              {NUMBERS.map(([key]) => (
                <td key={key} className="px-2 py-3 text-right">
                  {row[key]}
                </td>
              ))}
              <td className="py-3 pl-4 text-right font-semibold">
                {formatPercent(rentedPercent(row), locale)}
                <Bar row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How much machines are rented, by product and depot, for a month or other days. */
export default function StaffUtilisation({ loaderData }: Route.ComponentProps) {
  const { rows, choices, query, period } = loaderData;
  const t = useT();
  const path = usePath();
  const search = machinesAddress(query, { from: period.firstDay, to: period.lastDay });
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.utilisation.title')}</h1>
      <Filters query={query} period={period} choices={choices} />
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.utilisation.none')} />
      ) : (
        <>
          <UtilisationTable rows={rows} />
          <p className="mt-6">
            <a
              href={path(`/admin/board/utilisation/csv${search}`)}
              download
              className={buttonClass({ size: 'sm' })}
            >
              {t('backoffice.utilisation.csv')}
            </a>
          </p>
        </>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
