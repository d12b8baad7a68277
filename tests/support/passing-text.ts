import type { Page } from '@playwright/test';

/**
 * Watches for a text that pages show for a moment, such as a toast, from their first byte on and across them; answers whether it was there.
 * Waiting for the element would miss one that came and went while the machine was busy with the page.
 */
export async function watchFor(page: Page, text: string): Promise<() => boolean> {
  let wasThere = false;
  await page.exposeFunction('tellPassingText', () => {
    wasThere = true;
  });
  await page.addInitScript((wanted) => {
    const tell = 'tellPassingText';
    new MutationObserver((changes) => {
      const isThere = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node.nodeName !== 'SCRIPT' && node.textContent?.includes(wanted)),
      );
      const told: unknown = Reflect.get(window, tell);
      if (isThere && typeof told === 'function') told();
    }).observe(document, { childList: true, subtree: true });
  }, text);
  return () => wasThere;
}
