import { useT } from '../i18n/i18n.tsx';

/**
 * Turns all prices round: with tax first, or without it (R9). A page has both, so nothing is asked of the server; the
 * script in the head does it (`price-view.ts`), the style sheet tells which is chosen.
 */
export function PriceSwitch() {
  const t = useT();
  const [gross, net] = [t('cart.withTax'), t('cart.withoutTax')];
  const other = 'font-normal text-muted';
  return (
    <button
      type="button"
      data-price-switch=""
      className="flex h-9 items-center px-1.5 text-xs font-semibold text-ink pointer-coarse:h-11 noscript:hidden"
    >
      <span className="sr-only">{t('shell.prices')} </span>
      <span className="flex gap-3 net-first:hidden">
        {gross}
        <span aria-hidden="true" className={other}>
          {net}
        </span>
      </span>
      <span className="flex gap-3 gross-first:hidden">
        <span aria-hidden="true" className={other}>
          {gross}
        </span>
        {net}
      </span>
    </button>
  );
}
