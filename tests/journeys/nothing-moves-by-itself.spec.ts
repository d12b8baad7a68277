import type { Page } from '@playwright/test';
import { fillShelves } from '../support/full-browser.ts';
import { expect, LONG, takenOver, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** Pages on which the browser's storage decides what is shown, and pages that look the same to all. */
const OWN = ['/product/101', '/cart', '/favourites', '/compare', '/auth'];
const SHARED = ['', '/solar-panels', '/search?q=deye', '/contact'];

/** What was to be drawn has been, and what moved has been told of. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Lists what moves on a page without the visitor's doing: its fonts come last, and a phone goes down it. */
async function watcherOf(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && Number(entry.value) >= 0.001) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return async (path: string): Promise<unknown> => {
    await takenOver(page, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      held.splice(0).forEach((release) => release());
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0.3 * document.body.scrollHeight));
    await twoFrames(page);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await twoFrames(page);
    return page.evaluate('shifts');
  };
}

async function expectStillness(page: Page, paths: readonly string[]) {
  const shiftsOf = await watcherOf(page);
  for (const path of paths) expect([path, await shiftsOf(`/ua${path}`)]).toEqual([path, []]);
}

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px`, LONG, () => {
    test.use({ viewport: { width, height: 844 } });

    test('nothing moves on a first visit', async ({ page }) => {
      await expectStillness(page, width < 1000 ? [...SHARED, ...OWN] : OWN);
    });

    test('nothing moves for a shopper who comes back to full lists', async ({ page }) => {
      await fillShelves(page);
      await new Shopper(page, 'ua').addFirstOf('solar-panels');
      await expectStillness(page, width < 1000 ? OWN : [...SHARED, ...OWN]);
    });
  });
}
