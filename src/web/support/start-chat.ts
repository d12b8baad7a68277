const started = new Map<string, Promise<void>>();

/**
 * Fetches a provider's script, which then shows its own window; once, however often it is asked for. Rejects when it
 * cannot be had, and may be asked again. Call it on a visitor's press alone: the script may keep cookies.
 */
export function startChat(src: string): Promise<void> {
  const known = started.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const starting = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The chat's script could not be had: ${src}`));
  });
  started.set(src, starting);
  starting.catch(() => {
    started.delete(src);
    script.remove();
  });
  script.src = src;
  document.head.append(script);
  return starting;
}
