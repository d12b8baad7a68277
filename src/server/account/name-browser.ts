import Bowser from 'bowser';

/** A browser as people know it, from its `User-Agent`: `Firefox 144, Windows`; null for one that says nothing known. */
export function nameBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0] ?? '';
  const program = browser.name ? [`${browser.name} ${version}`.trim()] : [];
  return [...program, ...(os.name ? [os.name] : [])].join(', ') || null;
}
