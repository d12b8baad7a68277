import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

export interface ScriptFile {
  readonly path: string;
  /** As sent: compressed. */
  readonly bytes: number;
}

/** A browser to list scripts with. Close it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

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
    await page.goto(url, { waitUntil: 'networkidle' });
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
