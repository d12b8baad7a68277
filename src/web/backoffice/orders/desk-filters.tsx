import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-methods.ts';
import { deskAddress, PURCHASE_STATUSES, type DeskQuery } from '../../../domain/orders/desk-query.ts';
import { STATUSES } from '../../../domain/orders/order-status.ts';
import { PAYMENT_STATUSES } from '../../../domain/orders/payment-status.ts';
import { QUEUES } from '../../../domain/orders/queue.ts';
import { ButtonLink } from '../../i18n/button-link.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Narrows the desk's list; a form whose address says all, so that it can be kept, shared and used without script. */
export function DeskFilters({ query }: { query: DeskQuery }) {
  const t = useT();
  const action = usePath()('/admin/orders');
  const all: SelectOption = { value: '', label: t('backoffice.orders.all') };
  const isNarrowed = deskAddress(query, null) !== '';
  const choice = (name: string, value: string | null, options: readonly SelectOption[]) => ({
    name,
    // A list that is come back to by a link shows what its address says.
    key: `${name} ${value}`,
    defaultValue: value ?? '',
    options: [all, ...options],
  });
  return (
    <Form
      action={action}
      role="search"
      aria-label={t('backoffice.orders.title')}
      className="mb-8 rounded-lg bg-surface p-5 sm:p-6"
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
        <TextField
          key={query.search}
          name="q"
          type="search"
          label={t('backoffice.orders.search')}
          defaultValue={query.search}
          autoComplete="off"
          className="max-xl:col-span-2"
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
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" tone="primary">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('backoffice.orders.show')}
        </Button>
        {isNarrowed && (
          <ButtonLink to="/admin/orders" tone="ghost">
            {t('backoffice.orders.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
