import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than a page itself can hold the screen still: a fade that never ends is given up by the browser after four seconds. */
const STILL_MS = 5000;

/**
 * Whether a page answers, is in sight, and is not drawn: a press waits for two frames, and then for ever. Seen once in two
 * thousand visits of a Chromium without a window. One that is busy does not answer.
 */
export async function hasStoppedDrawing(page: Page): Promise<boolean> {
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
