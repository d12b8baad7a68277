import RotateCw from 'lucide-react/icons/rotate-cw';
import { Form, useNavigation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Puts an order's goods into the cart again and shows what came of it on the order's page; `token` lets that happen once. */
export function ReorderForm({ orderId, token, ...look }: ButtonLook & { orderId: string; token: string }) {
  const t = useT();
  const action = usePath()(`/order/${orderId}`);
  const { formData, formAction } = useNavigation();
  const isBusy = formAction === action && formData?.get('intent') === 'reorder';
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" {...look} loading={isBusy}>
        <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('order.reorder')}
      </Button>
    </Form>
  );
}
