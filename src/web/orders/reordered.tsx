import { useEffect } from 'react';
import type { ReorderedLine } from '../../domain/orders/reorder.ts';
import { settleCart } from '../cart/settle-cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { Alert } from '../ui/alert.tsx';

/** What came into the cart again, and what could not be had; the browser's cart follows the account's at once. */
export function Reordered({ cartTag, lines }: { cartTag: string; lines: readonly ReorderedLine[] }) {
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
