import CreditCard from 'lucide-react/icons/credit-card';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

/** How the order may be paid, and what its customer may rely on: what is rented is given back by its contract. */
export function CartPromises({
  payments,
  items,
}: {
  payments: readonly PaymentMethod[];
  items: readonly Pick<CartItem, 'isRental'>[];
}) {
  const t = useT();
  const locale = useLocale();
  const names = payments.map((method) => t(`paymentMethod.${method}`).toLocaleLowerCase(locale));
  const isBought = items.some(({ isRental }) => !isRental);
  const isRented = items.some(({ isRental }) => isRental);
  const mayComeLate = isRented && payments.includes('transfer');
  const returns = {
    Icon: RotateCcw,
    text: (
      <LocalLink
        to="/delivery-warranty-returns#returns"
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t(isRented ? 'cart.page.returnsBought' : 'cart.page.returns')}
      </LocalLink>
    ),
  };
  const promises = [
    {
      Icon: CreditCard,
      text: [
        t('cart.page.payments', { list: names.join(', ') }) + (mayComeLate ? '.' : ''),
        ...(mayComeLate ? [t('cart.page.transferInTime')] : []),
      ].join(' '),
    },
    { Icon: ShieldCheck, text: t('cart.page.checked') },
    ...(isBought ? [returns] : []),
  ];
  return (
    <ul className="mt-6 flex flex-col gap-3 border-t border-line pt-6 text-sm text-muted">
      {promises.map(({ Icon, text }, index) => (
        <li key={index} className="flex gap-2.5">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
