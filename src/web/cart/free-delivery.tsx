import Truck from 'lucide-react/icons/truck';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { useTaxRule } from '../i18n/currency.tsx';
import { ChosenAmount } from '../i18n/price.tsx';

/** In whole hryvnias or złoty: what is a kopiyka short of them is enough with them. */
const roundUp = ({ minor, currency }: Money): Money => money(Math.ceil(minor / 100) * 100, currency);

/** How far it is to free delivery, in words and as a line (R10). */
export function FreeDelivery({ remaining, progress }: { remaining: Money | null; progress: number }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const until = (amount: Money, label: 'cart.withTax' | 'cart.withoutTax') =>
    t('cart.untilFree', { amount: `${formatPrice(roundUp(amount), locale)} ${t(label)}` });
  const isFree = remaining === null;
  return (
    <div className="mb-6">
      <p className={`flex items-start gap-2.5 text-sm font-medium ${isFree ? 'text-success' : ''}`}>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {isFree ? (
          t('cart.page.deliveryIsFree')
        ) : (
          <ChosenAmount
            gross={until(withTax(remaining, rule), 'cart.withTax')}
            net={until(withoutTax(remaining, rule), 'cart.withoutTax')}
          />
        )}
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
