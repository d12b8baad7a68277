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
document.cookie=n+'='+p+'; Path=/; Max-Age=31536000; SameSite=Lax';try{localStorage[n]=p}catch{}h.dataset.prices=p})
}`;
