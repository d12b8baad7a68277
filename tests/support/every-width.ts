import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The window in which pages come that are to do in every one: what is measured then, and kept, is measured where there is the least room. */
export const NARROWEST = { width: 320, height: 800 } as const;
const WIDTHS = [NARROWEST.width, 390, 768, 1440];

/** How far the page is wider than its window, and the text of what sticks out. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth} > ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 200)}`;
  });
}

/** No window is too narrow for the page, which came in the narrowest; that is what the next one is to find. */
export async function expectEveryWidthToDo(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...NARROWEST, width });
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    expect.soft([where, await overflowOf(page)]).toEqual([where, null]);
  }
  await page.setViewportSize(NARROWEST);
}

/** A phone is wide enough for text of twice the size, as a reader may have set it. */
export async function expectLargeTextToFit(page: Page) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const where = `${new URL(page.url()).pathname} with text of 200 %`;
  expect.soft([where, await overflowOf(page)]).toEqual([where, null]);
}
