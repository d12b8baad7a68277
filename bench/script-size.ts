import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

export interface ScriptFile {
  readonly path: string;
  /** As sent: compressed. */
  readonly bytes: number;
}

/** A browser to list scripts with. Close it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

/** So long nothing is asked for before a page counts as complete. */
const QUIET_MS = 500;

/**
 * Watches what a page asks for, from before it is opened. What it answers resolves when the page's script has taken it over and nothing is
 * asked for any more, however slow the machine is.
 */
function watch(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const change = (how: (request: Request) => void) => (request: Request) => {
    how(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    change((request) => open.add(request)),
  );
  const close = change((request) => open.delete(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    await page.waitForFunction(() =>
      Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')),
    );
    changedAt = Date.now();
    while (open.size > 0 || Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  };
}

/** The scripts that a browser with an empty cache loads for a page until nothing more is asked for, largest first. */
export async function listScripts(browser: Browser, url: string): Promise<readonly ScriptFile[]> {
  const page = await browser.newPage(); // in a context of its own, with a cache of its own
  try {
    const sizes: Promise<ScriptFile>[] = [];
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const path = new URL(request.url()).pathname;
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
    });
    const complete = watch(page);
    await page.goto(url, { waitUntil: 'commit' });
    await complete();
    if (failures.length > 0) throw new AggregateError(failures, `${url} does not become interactive`);
    return (await Promise.all(sizes)).toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    await page.close();
  }
}

const PAGES = ['/ua', '/ua/solar-panels', '/ua/product/101', '/ua/search?q=deye', '/ua/cart'];

/** The script of some pages as a table for docs/benchmarks.md. */
export async function printScripts(shopUrl: string): Promise<string> {
  const lines: string[] = [];
  const browser = await openBrowser();
  for (const path of PAGES) {
    const scripts = await listScripts(browser, shopUrl + path);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    lines.push(`| ${path} | ${scripts.length} | ${(bytes / 1000).toFixed(1)} |`);
  }
  await browser.close();
  return `\n## Script\n\n| page | files | kB, as sent |\n|---|---|---|\n${lines.join('\n')}\n`;
}
