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
