import { PREFERENCE_COOKIE_SECONDS } from '../../domain/locale/preference-cookie.ts';
import { useT } from '../i18n/i18n.tsx';

const PRICES_KEY = 'userPrices';

/**
 * Puts the visitor's choice of prices, kept in the cookie and the browser's storage as `userPrices`, on `<html>` as
 * `data-prices`, and takes a new one from any `[data-price-switch]`. It stands in the head of every page, so that nothing
 * is painted the other way round first, and looks again when the browser brings a page back as it was left.
 */
export const PRICE_VIEW_SCRIPT = `{
let n='${PRICES_KEY}',h=document.documentElement,f=()=>{let p=/\\b${PRICES_KEY}=(gross|net)/.exec(document.cookie)?.[1];try{p??=localStorage[n]}catch{}if(p)h.dataset.prices=p};
f();addEventListener('pageshow',f);
document.addEventListener('click',e=>{let b=e.target.closest?.('[data-price-switch]');if(!b)return;
let p=(h.dataset.prices??b.closest('[data-price-view]').dataset.priceView)=='net'?'gross':'net';
document.cookie=n+'='+p+'; Path=/; Max-Age=${PREFERENCE_COOKIE_SECONDS}; SameSite=Lax'+(location.protocol=='https:'?'; Secure':'');try{localStorage[n]=p}catch{}h.dataset.prices=p})
}`;

/**
 * Turns all prices round: with tax first, or without it (R9). A page has both, so nothing is asked of the server; the
 * script in the head does it (`PRICE_VIEW_SCRIPT`), the style sheet tells which is chosen.
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
