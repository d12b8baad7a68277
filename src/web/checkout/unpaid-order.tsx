import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { PayButton, PayText, type HoldingOrder } from '../orders/pay-now.tsx';
import { buttonClass, Spinner } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { PaymentStage } from './payment-stage.ts';
import { useLookAgain } from '../ui/use-look-again.ts';

/** Seconds between one look and the next; banks mostly answer within the first few. */
const PAUSES_SECONDS = [1, 2, 3, 5, 8, 13, 20, 30, 30, 30];

/** An order whose money has not come, as far as the success page needs it. */
interface UnpaidOrder extends HoldingOrder {
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
      {(stage === 'waiting' || stage === 'processing') && (
        <Waiting order={order} isProcessing={stage === 'processing'} />
      )}
      {stage === 'unpaid' && <Unpaid order={order} />}
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

/** That nobody has paid yet, and how to; what the bank tells a moment later changes the page. */
function Unpaid({ order }: { order: UnpaidOrder }) {
  const t = useT();
  useLookAgain(true, PAUSES_SECONDS);
  return (
    <EmptyState
      headingLevel="h1"
      title={t('order.pay.title')}
      text={<PayText order={order} />}
      action={
        <>
          <PayButton orderId={order.id} label={t('order.pay.now')} />
          <ToOrder id={order.id} />
        </>
      }
    />
  );
}

/** A payment that may be on its way: a bank that has not answered mostly does at once, one that is thinking takes its time. */
function Waiting({ order, isProcessing }: { order: UnpaidOrder; isProcessing: boolean }) {
  const t = useT();
  const path = usePath();
  const hasGivenUp = useLookAgain(true, PAUSES_SECONDS);
  const isLong = hasGivenUp || isProcessing;
  const { email } = order.shippingAddress;
  return (
    <div aria-live="polite">
      <EmptyState
        headingLevel="h1"
        title={
          <span className="inline-flex items-center gap-3">
            {!isLong && <Spinner size={24} />}
            {t('checkout.waiting.title')}
          </span>
        }
        text={isLong ? t('checkout.waiting.long', { email }) : t('checkout.waiting.text')}
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
