import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { freePort } from '../tests/support/free-port.ts';
import { findChromium } from '../tools/chromium.mjs';

const PAGES = ['/ua', '/ua/solar-panels', '/ua/product/101', '/pl/product/101', '/en', '/ua/cart'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SHOWN = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Not a dependency, which every installation would wait for: npm brings it for the one who measures. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const report = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({ id: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) }),
  ),
  runtimeError: v.optional(v.object({ message: v.string() })),
});

/** What Lighthouse finds of one page on its slow telephone, and what it would have better. */
async function rate(url: string, port: number) {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join()}`,
      '--disable-storage-reset', // the cart has to stay filled; the rest is cleared below
    ],
    { maxBuffer: 64 << 20 },
  );
  const { categories, audits, runtimeError } = v.parse(report, JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const times = SHOWN.map((id) => audits[id]?.displayValue ?? '–');
  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const wanting = Object.values(audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 0.9)
    .map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`);
  return { scores, times, wanting };
}

/** Lighthouse's four marks of the pages that lead to an order, as a table for docs/benchmarks.md; one piece is in the cart, the cache is empty. */
export async function printPageQuality(shopUrl: string): Promise<string> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'promin-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${shopUrl}/ua/product/201`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: 'кошик' }).first().click();
    await page.goto('about:blank');
    const browserOf = await browser.newCDPSession(page);
    const { origin } = new URL(shopUrl);
    const lines: string[] = [];
    for (const path of PAGES) {
      // A first visit: with what the page before has left in the cache, a first paint of 2.4 s came to 1.1 s.
      await browserOf.send('Network.clearBrowserCache');
      await browserOf.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'service_workers,cache_storage',
      });
      const { scores, times, wanting } = await rate(shopUrl + path, port);
      lines.push(`| ${[path, ...scores, ...times, wanting.join(', ') || '–'].join(' | ')} |`);
    }
    return [
      '\n## Lighthouse, mobile\n',
      '| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | below 90 |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n');
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
