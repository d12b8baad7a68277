import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Longer than a page itself can hold the screen still: a fade that never ends is given up by the browser after four seconds. */
const STILL_MS = 5000;

/** A page that answers, is in sight, and is not drawn; one that is busy does not answer. */
async function isStill(page: Page): Promise<boolean> {
  const answer = page.evaluate(
    (longest) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(false));
        setTimeout(() => resolve(document.visibilityState === 'visible'), longest);
      }),
    STILL_MS,
  );
  return Promise.race([answer.catch(() => false), after(2 * STILL_MS, false)]);
}

/**
 * Whether the browser has stopped drawing one of its pages. Chromium without a window was seen to, once in two thousand
 * visits; a press waits for two frames, and then for ever.
 */
export async function hasStoppedDrawing(browser: Browser): Promise<boolean> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return (await Promise.all(pages.map(isStill))).includes(true);
}
