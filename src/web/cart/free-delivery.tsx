import Truck from 'lucide-react/icons/truck';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** How far it is to free delivery, in words and as a line (R10). */
export function FreeDelivery({ remaining, progress }: { remaining: Money | null; progress: number }) {
  const t = useT();
  const locale = useLocale();
  const isFree = remaining === null;
  return (
    <div className="mb-6">
      <p className={`flex items-start gap-2.5 text-sm font-medium ${isFree ? 'text-success' : ''}`}>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {isFree
          ? t('cart.page.deliveryIsFree')
          : t('cart.untilFree', { amount: formatMoney(remaining, locale) })}
      </p>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-fill">
        <div
          className={`h-full origin-left rounded-full transition-transform duration-slow ease-out ${isFree ? 'bg-success' : 'bg-accent'}`}
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
    </div>
  );
}
