import type { OrderView } from '../../domain/orders/order-view.ts';
import { hasArrived } from '../../domain/reviews/review.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

/** Leads from an order whose goods arrived to the reviews of its products, each once; what only bills a lease has none. */
export function ReviewLinks({
  order: { id, status, items },
}: {
  order: Pick<OrderView, 'id' | 'status' | 'items'>;
}) {
  const t = useT();
  const arrived = items.filter(
    ({ id: itemId, rental }) =>
      (rental?.bill ?? null) === null &&
      hasArrived({
        itemId,
        orderId: id,
        orderStatus: status,
        leaseStatus: rental === null ? null : rental.status,
      }),
  );
  const products = [...new Map(arrived.map((item) => [item.productId, item.name]))];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="review-links" className="print:hidden">
      <h2 id="review-links" className="text-base font-semibold">
        {t('review.ofOrder')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('review.ofOrderText')}</p>
      <ul className="mt-2 flex flex-col text-sm">
        {products.map(([productId, name]) => (
          <li key={productId}>
            <LocalLink
              to={`/reviews/write?product=${productId}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Unbroken text={t('review.writeOf', { name })} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
