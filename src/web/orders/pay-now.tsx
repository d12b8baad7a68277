import { Form } from 'react-router';
import { isPayable, type PayableOrder } from '../../domain/payments/payment-page.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** The button that leads to the bank's page of an order; works before the page's script does. */
export function PayButton({ orderId, label }: { orderId: string; label: string }) {
  const path = usePath();
  return (
    <Form method="post" action={path(`/payment/${orderId}`)}>
      <Button type="submit" tone="primary" size="lg">
        {label}
      </Button>
    </Form>
  );
}

/** That a card order still waits for its money, and the way to pay it (R17a). */
export function PayNow({
  order,
  session,
}: {
  order: PayableOrder & { readonly id: string };
  session: SessionStatus | null;
}) {
  const t = useT();
  if (!isPayable(order)) return null;
  if (session === 'PROCESSING') return <Alert tone="info" title={t('order.pay.processing')} />;
  const hasFailed = order.paymentStatus === 'FAILED';
  return (
    <Alert
      tone={hasFailed ? 'danger' : 'warning'}
      title={t(hasFailed ? 'order.pay.failed' : 'order.pay.title')}
      action={<PayButton orderId={order.id} label={t(hasFailed ? 'order.pay.again' : 'order.pay.now')} />}
    >
      {t('order.pay.text')}
    </Alert>
  );
}
