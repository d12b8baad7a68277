import type { ReturnSummary } from '../../domain/returns/return-view.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';

/** The returns of an order that are under way, each with the way to its page. */
export function ReturnNotices({ returns }: { returns: readonly ReturnSummary[] }) {
  const t = useT();
  return returns
    .filter(({ status }) => isOpenReturn(status))
    .map(({ id, number, status }) => (
      <Alert
        key={id}
        tone="info"
        title={t('return.openOnOrder', { number, status: t(`return.status.${status}`) })}
        action={
          <ButtonLink to={`/returns/${id}`} size="sm">
            {t('return.view')}
          </ButtonLink>
        }
      />
    ));
}

/** The returns of an order that are over, each with the way to its page. */
export function ClosedReturns({ returns }: { returns: readonly ReturnSummary[] }) {
  const t = useT();
  const closed = returns.filter(({ status }) => !isOpenReturn(status));
  if (closed.length === 0) return null;
  return (
    <ul className="flex flex-col text-sm">
      {closed.map(({ id, number, status }) => (
        <li key={id}>
          <LocalLink
            to={`/returns/${id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('return.openOnOrder', { number, status: t(`return.status.${status}`) })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Leads from an order to the form of its return. */
export function ReturnLink({ orderId }: { orderId: string }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink to={`/returns/initiate?orderId=${orderId}`} width="full">
        {t('return.ask.ofOrder')}
      </ButtonLink>
      <p className="text-xs text-muted">{t('return.ask.ofOrderText')}</p>
    </div>
  );
}
