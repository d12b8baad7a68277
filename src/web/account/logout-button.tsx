import { Form } from 'react-router';
import { forgetCheckout } from '../checkout/conclude-order.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Button } from '../ui/button.tsx';

/** Ends the session; what the browser kept of the customer's orders goes with it (C §4). */
export function LogoutButton() {
  const t = useT();
  return (
    <Form method="post" action={usePath()('/logout')} onSubmit={forgetCheckout}>
      <Button type="submit">{t('profile.logout')}</Button>
    </Form>
  );
}
