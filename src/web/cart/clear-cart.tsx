import { lazy, Suspense, useState } from 'react';
import { clear } from '../../domain/cart/cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { changeCart, storedCart } from './cart-store.ts';

/** Few empty their carts: the question comes when it is reached for. */
const bring = () => import('./clear-question.tsx');
const ClearQuestion = lazy(bring);

/** Empties the cart (S §4), once the shopper has said so; for a moment it can be taken back. */
export function ClearCart({ pieces, onClear }: { pieces: number; onClear: () => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const empty = () => {
    const { items: before } = storedCart();
    setIsOpen(false);
    onClear();
    changeCart(clear);
    toast.success(t('cart.page.cleared'), {
      label: t('cart.page.undo'),
      press: () => changeCart((items) => (items.length === 0 ? before : items)),
    });
  };
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        className="-mr-4 text-muted hover:text-ink"
        onPointerEnter={() => void bring()}
        onFocus={() => void bring()}
        onClick={() => setIsOpen(true)}
      >
        {t('cart.page.clear')}
      </Button>
      {isOpen && (
        <Suspense>
          <ClearQuestion pieces={pieces} onYes={empty} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
