import type { ReactNode } from 'react';
import { columnFormat } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';

/**
 * The total and the way on where a thumb is: at the lower edge of a small screen, in the place of a phone's bar, until its
 * own place under the summary comes into view. `children` is the button.
 */
export function CheckoutBar({
  total,
  isWithoutDelivery,
  dock = 'cart',
  className = '',
  children,
}: {
  total: Money;
  /** Whether the total is without a delivery that waits for its quote. */
  isWithoutDelivery: boolean;
  /** What the bar of the phone makes room for. */
  dock?: 'cart' | 'order';
  className?: string;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <div
      data-dock={dock}
      className={`sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-canvas px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden short:static ${className}`}
    >
      <p className="min-w-0">
        <span className="block text-xs text-muted">
          {t(isWithoutDelivery ? 'cart.taxIsInWithoutDelivery' : 'cart.page.totalWithTax')}
        </span>
        <Price money={total} print={columnFormat([total])} className="text-lg font-semibold" />
      </p>
      {children}
    </div>
  );
}
