import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

export interface ScriptFile {
  readonly path: string;
  /** As sent: compressed. */
  readonly bytes: number;
}

/** The scripts that a browser with an empty cache loads for a page until nothing more is asked for, largest first. */
export async function listScripts(url: string): Promise<readonly ScriptFile[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
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
    await browser.close();
  }
}

const PAGES = ['/ua', '/ua/solar-panels', '/ua/product/101', '/ua/search?q=deye', '/ua/cart'];

/** The script of some pages as a table for docs/benchmarks.md. */
export async function printScripts(shopUrl: string): Promise<string> {
  const lines: string[] = [];
  for (const path of PAGES) {
    const scripts = await listScripts(shopUrl + path);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    lines.push(`| ${path} | ${scripts.length} | ${(bytes / 1000).toFixed(1)} |`);
  }
  return `\n## Script\n\n| page | files | kB, as sent |\n|---|---|---|\n${lines.join('\n')}\n`;
}
