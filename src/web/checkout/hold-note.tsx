import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { sentLine, type CartItem } from '../../domain/cart/cart-item.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { HOLD_NOTICE_SECONDS } from '../../domain/rental/hold.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { clientAction } from './hold.route.tsx';

type Phase = 'held' | 'ending' | 'over';

const phaseAt = (end: number): Phase => {
  const left = end - Date.now();
  if (left <= 0) return 'over';
  return left <= HOLD_NOTICE_SECONDS * 1000 ? 'ending' : 'held';
};

const never = () => () => {};
const inTime = () => 'held' as const;

/** How a hold stands that ends at a moment of the browser's clock; null for none. */
function usePhase(end: number | null): Phase | null {
  const follow = useCallback(
    (look: () => void) => {
      if (end === null) return never();
      const timers = [HOLD_NOTICE_SECONDS, 0].map((left) =>
        setTimeout(look, Math.max(0, end - left * 1000 - Date.now()) + 50),
      );
      // Timers stand still while a device sleeps.
      document.addEventListener('visibilitychange', look);
      return () => {
        timers.forEach(clearTimeout);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [end],
  );
  return useSyncExternalStore<Phase | null>(follow, () => (end === null ? null : phaseAt(end)), inTime);
}

/**
 * Holds the machines of a cart while its shopper is in the checkout (R17a), and says until when: anew at each step and with other lines,
 * by itself; shortly before the end, and after it, by a button.
 */
export default function HoldNote({
  items,
  step,
  isGuest,
  isBlocked,
}: {
  items: readonly CartItem[];
  step: number;
  isGuest: boolean;
  /** Whether the page says already that lines cannot be had. */
  isBlocked: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const zone = timeZoneOf(marketOf(useCurrency()));
  const path = usePath()('/checkout/hold');
  const { submit, data, state: sending } = useFetcher<typeof clientAction>();
  const cart = JSON.stringify(
    items.filter(({ isRental, rentalStartDate }) => isRental && rentalStartDate).map(sentLine),
  );
  const ask = useCallback(
    () => void submit({ cart, ...(isGuest && { asGuest: 'on' }) }, { method: 'post', action: path }),
    [submit, cart, path, isGuest],
  );
  useEffect(() => ask(), [ask, step]);

  const known = data ?? undefined;
  const phase = usePhase(known?.end ?? null);
  if (known === undefined) return null;
  const { state, refusals } = known;
  const again = (label: 'checkout.hold.keep' | 'checkout.hold.again') => (
    <Button size="sm" onClick={ask} loading={sending !== 'idle'}>
      {t(label)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {refusals.length > 0 && !isBlocked && (
        <Alert
          tone="danger"
          live
          action={
            <ButtonLink to="/cart" size="sm">
              {t('cart.goToCart')}
            </ButtonLink>
          }
        >
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {state.kind === 'held' && phase === 'held' && (
        <p className="text-sm text-muted">
          {t('checkout.hold.until', { time: formatDate(state.until, locale, zone, 'time') })}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {phase === 'ending' && (
          <Alert title={t('checkout.hold.endingTitle')} action={again('checkout.hold.keep')}>
            {t('checkout.hold.endingText')}
          </Alert>
        )}
        {phase === 'over' && (
          <Alert tone="warning" title={t('checkout.hold.overTitle')} action={again('checkout.hold.again')}>
            {t('checkout.hold.overText')}
          </Alert>
        )}
      </div>
      {state.kind === 'free' && refusals.length === 0 && (
        <p className="text-sm text-muted">{t('checkout.hold.none')}</p>
      )}
    </div>
  );
}
