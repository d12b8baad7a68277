import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Spinner } from '../ui/button.tsx';
import { latestOrderId } from './conclude-order.ts';

/** The success page without an order in its address: leads to the latest one of this browser, else home (C §2). */
export function LatestOrder() {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const [success, home] = [path('/checkout/success'), path('/')];
  useEffect(() => {
    const orderId = latestOrderId();
    void navigate(orderId === null ? home : `${success}?orderId=${orderId}`, { replace: true });
  }, [navigate, success, home]);
  return (
    <div className="container-page flex items-center gap-3 py-section">
      <Spinner />
      <h1 className="text-base font-normal tracking-normal">{t('checkout.loadingOrder')}</h1>
    </div>
  );
}
