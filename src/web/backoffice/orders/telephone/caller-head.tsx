import type { CallerProblem } from '../../../../domain/backoffice/telephone-order.ts';
import { printPhone } from '../../../../domain/contact-data/print-phone.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../../i18n/local-link.tsx';
import { Alert } from '../../../ui/alert.tsx';

/** The customer of an account, as the head of the form names them. */
export interface HeadCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly problem: CallerProblem | null;
}

function CustomerName({
  customer: { id, name, email, phone },
  mayOpen,
}: {
  customer: HeadCustomer;
  mayOpen: boolean;
}) {
  return (
    <>
      {mayOpen ? (
        <LocalLink
          to={`/admin/customers/${id}`}
          className="font-semibold break-words underline underline-offset-4"
        >
          {name || email}
        </LocalLink>
      ) : (
        <span className="font-semibold break-words">{name || email}</span>
      )}
      <span className="text-muted">
        {name !== '' && <span className="break-all">, {email}</span>}
        {phone !== null && (
          <>
            , <span className="whitespace-nowrap">{printPhone(phone)}</span>
          </>
        )}
      </span>
    </>
  );
}

/** Whose order it is, why it cannot be one, and what this form has placed already; `customer` null for a caller without an account. */
export function CallerHead({
  customer,
  mayOpenCustomer,
  placed,
}: {
  customer: HeadCustomer | null;
  mayOpenCustomer: boolean;
  placed: { readonly id: string; readonly orderNumber: string } | null;
}) {
  const t = useT();
  const again =
    customer === null ? '/admin/orders/new?guest=yes' : `/admin/orders/new?customer=${customer.id}`;
  return (
    <>
      <p className="mt-2 mb-8 text-sm">
        {customer === null ? (
          <span className="font-semibold">{t('backoffice.telephone.guest')}</span>
        ) : (
          <CustomerName customer={customer} mayOpen={mayOpenCustomer} />
        )}{' '}
        <LocalLink
          to="/admin/orders/new"
          className="ml-2 inline-block whitespace-nowrap text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('backoffice.telephone.chooseOther')}
        </LocalLink>
      </p>
      {customer !== null && customer.problem !== null && (
        <Alert tone="warning">{t(`backoffice.telephone.problem.${customer.problem}`)}</Alert>
      )}
      {placed !== null && (
        <Alert
          tone="info"
          className="mb-8"
          title={t('backoffice.telephone.placedFrom')}
          action={
            <ButtonLink to={again} tone="ghost">
              {t('backoffice.telephone.another')}
            </ButtonLink>
          }
        >
          <LocalLink to={`/admin/orders/${placed.id}`} className="underline underline-offset-4">
            {t('backoffice.telephone.openOrder', { number: placed.orderNumber })}
          </LocalLink>
        </Alert>
      )}
    </>
  );
}
