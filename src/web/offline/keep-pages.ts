const WORKER = '/service-worker.js';
/** The cache that the worker keeps read pages in. */
const PAGES = 'pages';
/** The page that was asked for: by the time it has loaded, a link may have led on. */
const ASKED = location.href;
/**
 * Whether all visitors get it alike. A page of one's own carries a nonce, what is kept for all cannot; and a page of one's
 * own is nobody's to keep, nor to ask for twice.
 */
const IS_SHARED = document.querySelector('script[nonce]') === null;

/**
 * Lets what is read stay readable without a connection, once the page has loaded. The very first page was asked for
 * before anything kept pages, so it is put to the others, as the browser has it.
 */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    if (!isFirst || !IS_SHARED) return;
    const page = await fetch(ASKED, { cache: 'force-cache' });
    if (/\bpublic\b/.test(page.headers.get('cache-control') ?? '')) {
      await (await caches.open(PAGES)).put(ASKED, page);
    }
  } catch {
    // A private window, or storage that is full: the shop is read as it always was.
  }
}
