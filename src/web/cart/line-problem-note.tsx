import { setQuantity } from '../../domain/cart/cart.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { changeCart } from './cart-store.ts';
import type { LineProblem } from './renew-lines.ts';

/** What is wrong with a line, and the shortest way out of it. */
export function LineProblemNote({ line, problem }: { line: CartItem; problem: LineProblem }) {
  const t = useT();
  const available = problem.reason === 'short' ? problem.available : 0;
  const keep = () => changeCart((items) => setQuantity(items, line.uniqueKey, available));
  return (
    <Alert
      tone="danger"
      action={
        available > 0 ? (
          <Button size="sm" onClick={keep}>
            {t('cart.keepAvailable', { count: available })}
          </Button>
        ) : undefined
      }
    >
      {available > 0
        ? t('cart.onlyInStock', { count: available })
        : t(problem.reason === 'gone' ? 'cart.lineGone' : 'cart.lineSoldOut')}
    </Alert>
  );
}
