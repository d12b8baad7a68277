import { useEffect, useRef } from 'react';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Alert } from '../ui/alert.tsx';
import type { OrderAnswer } from './answer-order-form.ts';
import { Reordered } from './reordered.tsx';

/** What the page answers to a form of its own, brought into view: the forms stand far below. */
function Answer({ answer }: { answer: OrderAnswer }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a body the effect would answer with a promise, which newer browsers return and React takes for its undoing.
    place.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  return (
    <div ref={place}>
      {answer.ok ? (
        <Reordered cartTag={answer.cartTag} lines={answer.lines} />
      ) : (
        <Alert tone="danger" live>
          {t(answer.reason === 'not-delivered' ? 'order.reorder.notYet' : 'order.cancel.tooLate')}
        </Alert>
      )}
    </div>
  );
}

/** What an order's page says to who presses something on it, or comes by an e-mail's link. */
export function OrderNotices({
  order,
  answer,
  isByLink,
  isJustCancelled,
}: {
  order: OrderView;
  answer: OrderAnswer | undefined;
  isByLink: boolean;
  isJustCancelled: boolean;
}) {
  const t = useT();
  const path = usePath();
  if (answer) return <Answer answer={answer} />;
  if (isJustCancelled && order.status === 'CANCELLED') {
    return (
      <Alert tone="success" live>
        {t('order.cancel.done', { email: order.shippingAddress.email })}
      </Alert>
    );
  }
  if (order.userId === null) {
    return (
      <Alert tone="info" title={t('order.guest')}>
        {t('order.guest.text', { email: order.shippingAddress.email })}
      </Alert>
    );
  }
  if (!isByLink) return null;
  return (
    <Alert
      tone="info"
      title={t('order.byLink')}
      action={
        <ButtonLink to={`/auth?redirect=${path(`/order/${order.id}`)}`} size="sm">
          {t('order.signIn')}
        </ButtonLink>
      }
    >
      {t('order.byLink.text')}
    </Alert>
  );
}
