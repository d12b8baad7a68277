import type { Locator } from '@playwright/test';
import { machineKindOf } from '../../src/domain/rental/machine-kind.ts';
import { CHECKLISTS, hasTank } from '../../src/domain/rental/protocol.ts';
import { openClockShop, type ClockShop } from './clock-shop.ts';
import { test as journey } from './journey.ts';
import type { Shopper } from './shopper.ts';

/** A visit to a shop of its own, whose clock the journey puts forward. */
export const test = journey.extend<{ shop: ClockShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs
    async ({}, use) => {
      const shop = await openClockShop();
      await use(shop);
      await shop.stop();
    },
    { timeout: 600_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

/** Staff see that the machine is as it was, and have the protocol, whose page is open, signed. */
export async function signProtocol(
  main: Locator,
  { t, category, hours }: { t: Shopper['t']; category: number; hours: string },
) {
  const kind = machineKindOf(category);
  for (const item of CHECKLISTS[kind]) {
    const row = main.getByRole('group', { name: t(`protocol.item.${item}`) });
    await row.getByText(t('protocol.right'), { exact: true }).click();
  }
  await main.locator('[name=hours]').fill(hours);
  if (hasTank(kind)) await main.locator('[name=fuel]').selectOption('8');
  await main.locator('[name=signer]').fill('Олена Коваль');
  await main.locator('label', { hasText: t('backoffice.protocol.agree') }).click();
}
