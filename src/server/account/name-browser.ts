import Bowser from 'bowser';

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));
/** The first part of a version; a longer number is none. */
const VERSION = /^\d{1,4}(?!\d)/;

/**
 * A browser as people know it, from its `User-Agent`: `Firefox 144, Windows`; null for one that says nothing known. The header is
 * anybody's words, and stands in other people's login history: nothing of it but known names and a short number is answered.
 */
export function nameBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names: string[] = [];
  if (browser.name && BROWSERS.has(browser.name)) {
    names.push([browser.name, ...(VERSION.exec(browser.version ?? '') ?? [])].join(' '));
  }
  if (os.name && SYSTEMS.has(os.name)) names.push(os.name);
  return names.join(', ') || null;
}
