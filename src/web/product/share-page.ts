/** Hands the page to the visitor's own apps, or its address to the clipboard where there are none. */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the list of apps is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
