import type { ReturnSummary } from '../../domain/returns/return-view.ts';
import { isOpenExchange } from '../../domain/returns/exchange-status.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';

/** The exchange that an order was placed for, and the way to it; nothing for every other order. */
export function ReplacesNotice({
  replaces,
}: {
  replaces: { readonly number: string; readonly path: string } | null;
}) {
  const t = useT();
  if (replaces === null) return null;
  return (
    <Alert
      tone="info"
      title={t('exchange.replaces', { number: replaces.number })}
      action={
        <ButtonLink to={replaces.path} size="sm">
          {t('exchange.view')}
        </ButtonLink>
      }
    />
  );
}

/** The returns of an order that are under way, each with the way to its page. */
export function ReturnNotices({ returns }: { returns: readonly ReturnSummary[] }) {
  const t = useT();
  return returns
    .filter(
      ({ status, exchange }) =>
        isOpenReturn(status) || (exchange !== null && isOpenExchange(exchange.status)),
    )
    .map(({ id, number, status, exchange }) => (
      <Alert
        key={id}
        tone="info"
        title={
          exchange === null
            ? t('return.openOnOrder', { number, status: t(`return.status.${status}`) })
            : t('exchange.openOnOrder', {
                number: exchange.number,
                status: t(`exchange.status.${exchange.status}`),
              })
        }
        action={
          <ButtonLink to={exchange === null ? `/returns/${id}` : `/exchanges/${id}`} size="sm">
            {t(exchange === null ? 'return.view' : 'exchange.view')}
          </ButtonLink>
        }
      />
    ));
}

/** The returns of an order that are over, each with the way to its page. */
export function ClosedReturns({ returns }: { returns: readonly ReturnSummary[] }) {
  const t = useT();
  const closed = returns.filter(
    ({ status, exchange }) =>
      !isOpenReturn(status) && (exchange === null || !isOpenExchange(exchange.status)),
  );
  if (closed.length === 0) return null;
  return (
    <ul className="flex flex-col text-sm">
      {closed.map(({ id, number, status, exchange }) => (
        <li key={id}>
          <LocalLink
            to={exchange === null ? `/returns/${id}` : `/exchanges/${id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {exchange === null
              ? t('return.openOnOrder', { number, status: t(`return.status.${status}`) })
              : t('exchange.openOnOrder', {
                  number: exchange.number,
                  status: t(`exchange.status.${exchange.status}`),
                })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Leads from an order to the forms of its return and, once it arrived, of an exchange. */
export function ReturnLink({ orderId, mayExchange }: { orderId: string; mayExchange: boolean }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink to={`/returns/initiate?orderId=${orderId}`} width="full">
        {t('return.ask.ofOrder')}
      </ButtonLink>
      <p className="text-xs text-muted">{t('return.ask.ofOrderText')}</p>
      {mayExchange && (
        <ButtonLink to={`/exchanges/initiate?orderId=${orderId}`} width="full">
          {t('exchange.ask.ofOrder')}
        </ButtonLink>
      )}
    </div>
  );
}
