const WORKER = '/service-worker.js';
/** The cache that the worker keeps read pages in. */
const PAGES = 'pages';

/**
 * Lets what is read stay readable without a connection, once the page has loaded. The very first page was asked for
 * before anything kept pages, so it is put to the others.
 */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    if (!isFirst) return;
    const page = await fetch(location.href);
    if (/\bpublic\b/.test(page.headers.get('cache-control') ?? '')) {
      await (await caches.open(PAGES)).put(location.href, page);
    }
  } catch {
    // A private window, or storage that is full: the shop is read as it always was.
  }
}
