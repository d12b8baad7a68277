import type { Page } from '@playwright/test';
import type { Region } from '../../src/domain/locale/locale.ts';
import { fillShelves } from '../support/full-browser.ts';
import { expect, LONG, openPage, takenOver, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** Pages on which the browser's storage decides what is shown, and pages that look the same to all. */
const OWN = ['/product/101', '/cart', '/favourites', '/compare', '/auth'];
/** Leads elsewhere while the cart is empty. */
const CHECKOUT = '/checkout';
const SHARED = ['', '/solar-panels', '/search?q=deye', '/contact'];

/** What was to be drawn has been, and what moved has been told of. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Lists what moves on a page without the visitor's doing, by however little: its fonts come last, and one goes down to its foot. */
async function watcherOf(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && Number(entry.value) > 0) shifts.push(JSON.stringify(entry));
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
    for (let isAtFoot = false; !isAtFoot;) {
      isAtFoot = await page.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return scrollY === before;
      });
      await twoFrames(page);
    }
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await twoFrames(page);
    return page.evaluate('shifts');
  };
}

async function expectStillness(page: Page, paths: readonly string[], region: Region = 'ua') {
  const shiftsOf = await watcherOf(page);
  for (const path of paths) expect([path, await shiftsOf(`/${region}${path}`)]).toEqual([path, []]);
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
      await expectStillness(page, width < 1000 ? [...OWN, CHECKOUT] : [...SHARED, ...OWN, CHECKOUT]);
    });
  });
}

for (const region of ['pl', 'en'] as const) {
  test.describe(`in the region ${region}`, LONG, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('nothing moves on a first visit', async ({ page }) => {
      await expectStillness(page, ['', '/solar-panels', '/product/101', '/auth'], region);
    });
  });
}

test('what stands in for the face of the texts is as high, and nearly as wide', async ({ page }) => {
  await openPage(page, '/ua');
  const sizes = await page.evaluate(async () => {
    const text = 'Сонячна панель LONGi LR5-54HTH-435M, 435 Вт: як вибрати';
    const sizeOf = (weight: number, family: string) => {
      const line = document.createElement('span');
      line.textContent = text;
      line.style.cssText = `position: absolute; font: ${weight} 100px '${family}', monospace; white-space: nowrap`;
      document.body.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    // A page does without a face that comes late (`font-display: optional`); the one that is measured is waited for.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const valueOf = (name: string) => rule.style.getPropertyValue(name);
      if (!valueOf('font-family').includes('Manrope Variable')) return [];
      const range = { weight: valueOf('font-weight'), unicodeRange: valueOf('unicode-range') };
      return [new FontFace('Measured', valueOf('src'), { ...range, display: 'block' })];
    });
    for (const face of faces) document.fonts.add(face);
    await Promise.all(faces.map((face) => face.load()));
    return [400, 500, 600, 700].map((weight) => ({
      weight,
      face: sizeOf(weight, 'Measured'),
      standIn: sizeOf(weight, 'Manrope Stand-in'),
    }));
  });
  for (const { weight, face, standIn } of sizes) {
    expect([weight, Math.abs(standIn.height - face.height)]).toEqual([weight, expect.closeTo(0, 0)]);
    expect([weight, standIn.width / face.width]).toEqual([weight, expect.closeTo(1, 1)]);
  }
});
