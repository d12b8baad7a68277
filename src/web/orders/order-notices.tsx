import { useEffect, useRef } from 'react';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { OrderAnswer } from './answer-order-form.ts';
import type { ReorderedLine } from '../../domain/orders/reorder.ts';
import { settleCart } from '../cart/settle-cart.ts';

/** What came into the cart again, and what could not be had; the browser's cart follows the account's at once. */
function Reordered({ cartTag, lines }: { cartTag: string; lines: readonly ReorderedLine[] }) {
  const t = useT();
  useEffect(() => {
    void settleCart(cartTag).catch(() => {}); // without a connection the next page brings the cart
  }, [cartTag]);
  const added = lines.filter(({ problem }) => problem === null || problem === 'capped-by-stock');
  const missed = lines.filter(({ problem }) => problem !== null);
  return (
    <Alert
      live
      tone={missed.length === 0 ? 'success' : 'warning'}
      title={added.length > 0 ? t('order.reorder.added', { count: added.length }) : t('order.reorder.none')}
      {...(added.length > 0
        ? {
            action: (
              <ButtonLink to="/cart" tone="secondary" size="sm">
                {t('order.reorder.toCart')}
              </ButtonLink>
            ),
          }
        : {})}
    >
      {missed.length > 0 && (
        <ul>
          {missed.map(({ productId, name, problem }) => (
            <li key={productId}>{problem !== null && t(`order.reorder.${problem}`, { name })}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

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
