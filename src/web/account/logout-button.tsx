import { Form } from 'react-router';
import { forgetCheckout } from '../checkout/conclude-order.ts';
import { leaveAccountCart } from '../cart/settle-cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Button } from '../ui/button.tsx';

/** Ends the session; what the browser kept of the customer's orders and cart goes with it (C §4, R24b). */
export function LogoutButton() {
  const t = useT();
  const forget = () => {
    forgetCheckout();
    leaveAccountCart();
  };
  return (
    <Form method="post" action={usePath()('/logout')} onSubmit={forget}>
      <Button type="submit">{t('profile.logout')}</Button>
    </Form>
  );
}
