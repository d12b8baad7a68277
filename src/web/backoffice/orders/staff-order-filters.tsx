import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-methods.ts';
import { SHIPPING_METHODS } from '../../../domain/checkout/shipping-rules.ts';
import { currencyChoice } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { STATUSES } from '../../../domain/orders/order-status.ts';
import { PAYMENT_STATUSES } from '../../../domain/orders/payment-status.ts';
import { QUEUES } from '../../../domain/orders/queue.ts';
import {
  PURCHASE_STATUSES,
  staffOrdersAddress,
  type StaffOrdersQuery,
} from '../../../domain/orders/staff-orders-query.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField, type SelectOption } from '../../ui/field.tsx';
import { FilterForm } from '../filter-form.tsx';

/** Narrows the back office's list of orders. */
export function StaffFilters({ query }: { query: StaffOrdersQuery }) {
  const t = useT();
  const locale = useLocale();
  const all: SelectOption = { value: '', label: t('backoffice.orders.all') };
  const choice = (name: string, value: string | null, options: readonly SelectOption[]) => ({
    name,
    // A list that is come back to by a link shows what its address says.
    key: `${name} ${value}`,
    defaultValue: value ?? '',
    options: [all, ...options],
  });
  return (
    <FilterForm
      path="/admin/orders"
      label={t('backoffice.orders.title')}
      find={t('backoffice.orders.show')}
      isNarrowed={staffOrdersAddress(query, null) !== ''}
      filtersSet={filtersSet(staffOrdersAddress(query, null))}
    >
      {query.customer !== null && <input type="hidden" name="customer" value={query.customer} />}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-4">
        <TextField
          key={`search ${query.search}`}
          name="q"
          type="search"
          label={t('backoffice.orders.search')}
          defaultValue={query.search}
          autoComplete="off"
          className="col-span-2"
        />
        <SelectField
          {...choice('waits', query.queue, [
            { value: 'any', label: t('backoffice.orders.anyQueue') },
            ...QUEUES.map((queue) => ({ value: queue, label: t(`backoffice.queue.${queue}`) })),
          ])}
          label={t('backoffice.orders.waits')}
        />
        <SelectField
          {...choice(
            'status',
            query.status,
            STATUSES.filter((status) => PURCHASE_STATUSES.includes(status)).map((status) => ({
              value: status,
              label: t(`orderStatus.${status}`),
            })),
          )}
          label={t('backoffice.orders.status')}
        />
        <SelectField
          {...choice(
            'payment',
            query.payment,
            PAYMENT_STATUSES.map((status) => ({ value: status, label: t(`paymentStatus.${status}`) })),
          )}
          label={t('backoffice.orders.payment')}
        />
        <SelectField
          {...choice(
            'method',
            query.method,
            PAYMENT_METHODS.map((method) => ({ value: method, label: t(`paymentMethod.${method}`) })),
          )}
          label={t('backoffice.orders.method')}
        />
        <SelectField
          {...choice('by', query.channel, [
            { value: 'telephone', label: t('backoffice.orders.byTelephone') },
            { value: 'shop', label: t('backoffice.orders.byCustomer') },
          ])}
          label={t('backoffice.orders.channel')}
        />
        <SelectField
          {...choice(
            'delivery',
            query.delivery,
            SHIPPING_METHODS.map((way) => ({ value: way, label: t(`shippingMethod.${way}`) })),
          )}
          label={t('backoffice.orders.delivery')}
        />
        <SelectField
          {...choice(
            'currency',
            query.currency,
            CURRENCIES.map((value) => ({ value, label: currencyChoice(value, locale) })),
          )}
          label={t('backoffice.prices.currency')}
        />
        <TextField
          key={`from ${query.firstDay}`}
          name="from"
          type="date"
          label={t('backoffice.orders.from')}
          defaultValue={query.firstDay ?? ''}
          className="max-[30rem]:col-span-2"
        />
        <TextField
          key={`to ${query.lastDay}`}
          name="to"
          type="date"
          label={t('backoffice.orders.to')}
          defaultValue={query.lastDay ?? ''}
          className="max-[30rem]:col-span-2"
        />
      </div>
    </FilterForm>
  );
}
