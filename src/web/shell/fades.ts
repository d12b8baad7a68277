/**
 * Lets a fade between two pages be cut short, as a quick Back does: the page changes all the same. The browser then
 * rejects `ready`, which the router listens to nowhere, and the visit would end with an error nobody made.
 */
export function letFadesBeCutShort(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch((reason: unknown) => {
      if (!(reason instanceof DOMException)) throw reason; // of the update itself
    });
    return fade;
  };
}
