import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { usePath } from '../i18n/use-path.ts';
import { PayButton } from '../orders/pay-now.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { PaymentStage } from './payment-stage.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

/** An order whose money has not come, as far as the success page needs it. */
interface UnpaidOrder {
  readonly id: string;
  readonly shippingAddress: { readonly email: string };
}

/** What the customer sees who returns from the bank before the money does (C §2): never thanks for what is not paid. */
export function UnpaidOrder({
  order,
  stage,
}: {
  order: UnpaidOrder;
  stage: Exclude<PaymentStage, 'done' | 'closed'>;
}) {
  const t = useT();
  return (
    <div className="container-page py-section">
      {stage === 'waiting' && <Waiting order={order} />}
      {stage === 'declined' && (
        <EmptyState
          headingLevel="h1"
          title={t('checkout.declined.title')}
          text={t('checkout.declined.text')}
          action={
            <>
              <PayButton orderId={order.id} label={t('checkout.cancel.tryAgain')} />
              <ToOrder id={order.id} />
            </>
          }
        />
      )}
      {stage === 'expired' && <ExpiredOrder />}
    </div>
  );
}

/** That an order's time to be paid is over. */
export function ExpiredOrder() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      title={t('checkout.expired.title')}
      text={t('checkout.expired.text')}
      action={
        <ButtonLink to="/cart" tone="primary" size="lg">
          {t('checkout.expired.action')}
        </ButtonLink>
      }
    />
  );
}

function Waiting({ order }: { order: UnpaidOrder }) {
  const t = useT();
  const path = usePath();
  const hasGivenUp = usePaymentWatch(true);
  const { email } = order.shippingAddress;
  return (
    <div aria-live="polite">
      <EmptyState
        headingLevel="h1"
        title={
          <span className="inline-flex items-center gap-3">
            {!hasGivenUp && <Spinner size={24} />}
            {t('checkout.waiting.title')}
          </span>
        }
        text={hasGivenUp ? t('checkout.waiting.long', { email }) : t('checkout.waiting.text')}
        action={
          <>
            <a
              href={`${path('/checkout/success')}?orderId=${order.id}`}
              className={buttonClass({ tone: 'secondary', size: 'lg' })}
            >
              {t('checkout.waiting.check')}
            </a>
            <ToOrder id={order.id} />
          </>
        }
      />
    </div>
  );
}

function ToOrder({ id }: { id: string }) {
  const t = useT();
  return (
    <ButtonLink to={`/order/${id}`} tone="ghost" size="lg">
      {t('order.pay.toOrder')}
    </ButtonLink>
  );
}
