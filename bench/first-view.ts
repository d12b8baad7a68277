import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const PAGES = [
  '/ua',
  '/ua/solar-panels',
  '/ua/search?q=deye',
  '/ua/product/101',
  '/pl/product/101',
  '/en/product/101',
];
const WINDOWS = [
  { width: 390, height: 844, scale: 3 },
  { width: 1440, height: 900, scale: 1 },
];

/** A slow 4G line as DevTools has it: 1.6 Mbit/s down, 0.75 up, 150 ms for each answer; the processor is not slowed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Other work on the machine delays some visits: the best tells most of the page. */
const VISITS = 5;

interface FirstView {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** The picture that was seen last, or the element of the text. */
  readonly lcp: string;
  readonly shift: number;
}

/** Notes what the browser tells of a page's first view. */
const watchFirstView = (page: Page) =>
  page.addInitScript(() => {
    const seen = { fcpMs: 0, lcpMs: 0, lcp: '', shift: 0 };
    Object.assign(globalThis, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => note(entry as PerformanceEntry & Record<string, unknown>)),
      ).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcpMs = startTime;
    });
    watch('largest-contentful-paint', ({ startTime, url, element }) => {
      seen.lcpMs = startTime;
      seen.lcp =
        typeof url === 'string' && url !== ''
          ? new URL(url).pathname
          : element instanceof Element
            ? element.localName
            : '–';
    });
    watch('layout-shift', ({ value }) => (seen.shift += Number(value)));
  });

/** One visit with an empty cache. */
async function visit(browser: Browser, url: string, { width, height, scale }: (typeof WINDOWS)[number]) {
  const isPhone = width < 1000;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await watchFirstView(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction('seen.lcpMs > 0'); // a busy machine paints after all has come
    return { ...((await page.evaluate('seen')) as FirstView), bytes };
  } finally {
    await context.close();
  }
}

/** When the first view of pages is there on a slow line, as a table for docs/benchmarks.md; of several visits the best, and the sum of all shifts. */
export async function printFirstViews(shopUrl: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const lines: string[] = [];
    for (const window of WINDOWS) {
      for (const path of PAGES) {
        await fetch(shopUrl + path); // the page is kept by then
        const visits = [];
        for (let count = 0; count < VISITS; count++)
          visits.push(await visit(browser, shopUrl + path, window));
        const [best] = visits.toSorted((a, b) => a.lcpMs - b.lcpMs);
        if (!best) continue;
        const shift = visits.reduce((sum, each) => sum + each.shift, 0);
        const [fcp, lcp] = [best.fcpMs, best.lcpMs].map((ms) => (ms / 1000).toFixed(2));
        lines.push(
          `| ${[path, window.width, fcp, lcp, best.lcp, shift.toFixed(4), (best.bytes / 1000).toFixed(0)].join(' | ')} |`,
        );
      }
    }
    return [
      '\n## First view on a slow 4G line\n',
      '| page | width | FCP s | LCP s | of | shift | kB |',
      '|---|---|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n');
  } finally {
    await browser.close();
  }
}
